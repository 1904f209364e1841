import type { FormValues } from '../../runtime/shared/fill-untouched.ts';
import { entriesOf } from '../kit/entries-of.ts';
import type { ToolFormat } from '../kit/format.ts';
import { createPicture, type SheetForm } from '../kit/sheet-form.ts';
import type { InvoiceGeneratorProps, InvoiceIslandProps } from './contract.ts';
import { eInvoiceCheck } from './e-invoice-check.ts';
import { invoiceOf } from './invoice-of.ts';
import { chosenLanguage, languageCode } from './paper-language.ts';

/** The values of a new form. */
export function initialValues(
  { currency, country, rate, htmlLang }: InvoiceGeneratorProps,
  format: ToolFormat,
): FormValues {
  const countries = { company_country: country, client_country: country };
  return {
    currency,
    language: languageCode(htmlLang),
    kind: 'invoice',
    vat_case: 'charged',
    profile: 'en16931',
    ...countries,
    term: '14',
    'item-1-quantity': '1',
    'item-1-rate': format.number(rate, 2),
  };
}

/** Creates the finished example that the preview shows: the state of a form that nobody fills in. */
export function exampleOf(props: InvoiceIslandProps, format: ToolFormat) {
  const form = createPicture({ values: initialValues(props, format), rows: {} }, entriesOf(props.example));
  return { form, invoice: invoiceOf(form, props, format), language: chosenLanguage(form, props, format) };
}

/**
 * The values that are derived from the form: the invoice, the check for an electronic invoice, and the paper's
 * language.
 */
export function invoiceState(props: InvoiceGeneratorProps, form: SheetForm, format: ToolFormat) {
  const invoice = invoiceOf(form, props, format);
  const eInvoice = eInvoiceCheck(form, invoice, props);
  const language = chosenLanguage(form, props, format);
  return { invoice, eInvoice, language };
}
