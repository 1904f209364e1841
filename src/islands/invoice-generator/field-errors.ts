import { fillIn } from '../../rules/fill-in.ts';
import type { InvoiceGeneratorProps } from './contract.ts';
import type { FieldFault } from './e-invoice/e-invoice-faults.ts';
import { endpointFault } from './e-invoice/endpoint.ts';
import { isCreditorReference, isValidCreditorReference } from './payment/creditor-reference.ts';
import { ibanFault } from './payment/iban.ts';
import { vatNumberFault } from './vat-number/vat-number.ts';

type Labels = InvoiceGeneratorProps['labels'];

/** The error message for an IBAN. Undefined if the IBAN is right. */
export function ibanError(text: string, labels: Labels): string | undefined {
  const fault = ibanFault(text);
  switch (fault?.code) {
    case 'country':
      return labels.iban_country_error;
    case 'length': {
      const { country, expected, found } = fault;
      return fillIn(labels.iban_length_error, { country, expected: String(expected), found: String(found) });
    }
    case 'check-digits':
      return labels.iban_digits_error;
    case undefined:
      return undefined;
  }
}

/**
 * The error message for the VAT number of a party in `country`. Undefined if the number is right, or if its country is
 * unknown.
 */
export function taxNumberError(
  text: string,
  { labels, country }: { readonly labels: Labels; readonly country: string },
): string | undefined {
  const fault = vatNumberFault(text, country);
  switch (fault?.code) {
    case 'shape':
      return fillIn(labels.tax_number_shape_error, { country: fault.country, example: fault.example });
    case 'check-digits':
      return labels.tax_number_digits_error;
    case undefined:
      return undefined;
  }
}

/** The error message for an electronic address. Undefined if the address is right. */
export function endpointError(text: string, labels: Labels): string | undefined {
  switch (text === '' ? undefined : endpointFault(text)) {
    case 'shape':
      return labels.endpoint_error;
    case 'check-digits':
      return labels.endpoint_digits_error;
    case undefined:
      return undefined;
  }
}

/** The error message for a field whose value is missing or wrong for an electronic invoice. */
export function eInvoiceError(fault: FieldFault, { labels, htmlLang }: InvoiceGeneratorProps): string {
  const nameOf = (country: string) => new Intl.DisplayNames(htmlLang, { type: 'region' }).of(country) ?? country;
  switch (fault.code) {
    case 'missing':
      return labels.missing_error;
    case 'email':
      return labels.email_error;
    case 'leitweg':
      return labels.leitweg_error;
    case 'peppol-id':
      return labels.peppol_id_error;
    case 'peppol-country':
      return fillIn(labels.peppol_country_error, { country: nameOf(fault.country) });
    case 'peppol-scheme': {
      const schemes = new Intl.ListFormat(htmlLang, { type: 'disjunction' }).format(fault.schemes);
      return fillIn(labels.peppol_scheme_error, { country: nameOf(fault.country), schemes });
    }
  }
}

/**
 * The error message for a payment reference. Only a reference that begins with `RF` has check digits that can be wrong.
 */
export function referenceError(text: string, labels: Labels): string | undefined {
  return isCreditorReference(text) && !isValidCreditorReference(text) ? labels.reference_error : undefined;
}
