import { useState } from 'react';
import { fillIn } from '../../rules/fill-in.ts';
import { FileButton } from '../kit/FileButton.tsx';
import tool from '../kit/SheetTool.module.css';
import type { InvoiceGeneratorProps } from './contract.ts';
import { eInvoiceOf } from './e-invoice/e-invoice-of.ts';
import type { Syntax } from './save-e-invoice.ts';
import type { InvoiceView } from './view.ts';

/** The buttons that save the invoice for the client's software, in either syntax of EN 16931. */
export function EInvoiceButtons(view: InvoiceView) {
  const { props, form } = view;
  const [missing, setMissing] = useState<readonly string[]>([]);
  const save = async (syntax: Syntax) => {
    if (!form.check()) return;
    const answer = eInvoiceOf(view);
    setMissing(answer.ok ? [] : answer.missing);
    if (answer.ok) {
      const { saveEInvoice } = await import('./save-e-invoice.ts');
      saveEInvoice(answer.invoice, syntax);
    } else document.getElementById(form.idOf(answer.missing[0] ?? ''))?.focus();
  };
  const { cii_label, ubl_label, file_error } = props.labels;
  return (
    <>
      <FileButton label={cii_label} errorText={file_error} save={() => save('cii')} />
      <FileButton label={ubl_label} errorText={file_error} save={() => save('ubl')} />
      <p className={tool.note} role="alert" hidden={missing.length === 0}>
        {missing.length > 0 && fillIn(props.labels.e_invoice_error, { fields: listOf(missing, props) })}
      </p>
    </>
  );
}

/** The labels of fields, as a list in the page's language. */
function listOf(names: readonly string[], { labels, htmlLang }: InvoiceGeneratorProps): string {
  const list = new Intl.ListFormat(htmlLang, { type: 'conjunction' });
  return list.format(new Set(names.map((name) => labelOf(name, labels))));
}

function labelOf(name: string, labels: InvoiceGeneratorProps['labels']): string {
  const part = /^item-\d+-(\w+)$/.exec(name)?.[1] ?? name;
  const fields: Readonly<Record<string, string>> = {
    company: labels.company_label,
    company_tax_number: `${labels.tax_number_label} (${labels.company_step})`,
    client: labels.client_label,
    client_tax_number: `${labels.tax_number_label} (${labels.recipient_step})`,
    credited: labels.credited_label,
    number: labels.number_label,
    date: labels.date_label,
    term: labels.term_label,
    description: labels.description_label,
    price: labels.price_label,
  };
  return fields[part] ?? part;
}
