import { useSignals } from '@preact/signals-react/runtime';
import { FileButton } from '../kit/FileButton.tsx';
import { eInvoiceOf } from './e-invoice/e-invoice-of.ts';
import { profileOf, profiles, type Syntax } from './e-invoice/profile.ts';
import type { InvoiceView } from './view.ts';

/** The buttons that save the invoice for the client's software, one for each syntax that the profile has. */
export function EInvoiceButtons(view: InvoiceView) {
  useSignals();
  const { props, form, eInvoice } = view;
  const { cii_label, ubl_label, file_error } = props.labels;
  const profile = profileOf(form.text('profile'));
  const save = async (syntax: Syntax) => {
    eInvoice.isAsked.value = true;
    if (!form.check()) return;
    const answer = eInvoiceOf(view, profile);
    if (!answer.ok) return;
    const { saveEInvoice } = await import('./save-e-invoice.ts');
    saveEInvoice(answer.invoice, syntax);
  };
  const labels: Readonly<Record<Syntax, string>> = { cii: cii_label, ubl: ubl_label };
  return profiles[profile].syntaxes.map((syntax) => (
    <FileButton key={syntax} label={labels[syntax]} errorText={file_error} save={() => save(syntax)} />
  ));
}
