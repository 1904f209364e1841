import { track } from '../../runtime/shared/tracking/track.ts';
import { FileButton } from '../kit/FileButton.tsx';
import { GetSheet } from '../kit/GetSheet.tsx';
import { printSheet } from '../kit/print-sheet.ts';
import type { ToolLinks } from '../kit/tool-links.ts';
import { EInvoiceButtons } from './EInvoiceButtons.tsx';
import { headingOf } from './heading-of.ts';
import { StepLinks } from './StepLinks.tsx';
import { stepId } from './steps.ts';
import type { StepView } from './view.ts';

interface GetInvoiceProps extends StepView {
  readonly email: ToolLinks['email'];
}

/** Step seven of the invoice form: the invoice as a file, as data for software, or on paper. */
export function GetInvoice({ email, ...view }: GetInvoiceProps) {
  const { props, form, invoice, eInvoice, language, steps } = view;
  const { labels } = props;
  const checkPaper = () => {
    eInvoice.isAsked.value = false;
    return form.check();
  };
  const save = async () => {
    if (!checkPaper()) return;
    const { saveInvoice } = await import('./save-invoice.ts');
    await saveInvoice(view);
    track('Invoice Received', { outcome: 'pdf downloaded' });
  };
  const printIt = () => {
    if (!checkPaper()) return;
    printSheet(`${headingOf(invoice, language.style.value.labels)} ${form.text('number')}`);
  };
  const forget = () => {
    form.forget();
    return labels.forgotten_text;
  };
  return (
    <GetSheet
      id={stepId(steps.prefix, 'get')}
      heading={labels.get_step}
      isCurrent={() => steps.current.value === 'get'}
      labels={labels}
      form={form}
      email={email}
      onPrint={printIt}
      forget={forget}
      foot={<StepLinks name="get" {...view} />}
    >
      <FileButton variant="primary" label={labels.pdf_label} errorText={labels.file_error} save={save} />
      <EInvoiceButtons {...view} />
    </GetSheet>
  );
}
