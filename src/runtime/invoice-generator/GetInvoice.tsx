import { Button } from '../../templates/components/Button.tsx';
import tool from '../tools/SheetTool.module.css';
import type { InvoiceGeneratorProps } from './contract.ts';
import { stepId } from './steps.ts';

interface GetInvoiceProps {
  readonly labels: InvoiceGeneratorProps['labels'];
  readonly onGet: () => void;
  readonly onClear: () => void;
}

/** Step seven: the paper leaves through the browser's print dialog, which also saves PDFs. */
export function GetInvoice({ labels, onGet, onClear }: GetInvoiceProps) {
  return (
    <section id={stepId('get')} className={tool.get} data-step="get" aria-labelledby="step-get-heading">
      <h2 id="step-get-heading" className={tool.heading}>
        {labels.get_step}
      </h2>
      <p className={tool.note}>{labels.get_text}</p>
      <div className={tool.actions}>
        <Button variant="primary" onClick={onGet}>
          {labels.print_label}
        </Button>
        <Button variant="plain" onClick={onClear}>
          {labels.clear_label}
        </Button>
      </div>
      <p className={tool.note}>{labels.kept_note}</p>
      {labels.note && <p className={tool.note}>{labels.note}</p>}
    </section>
  );
}
