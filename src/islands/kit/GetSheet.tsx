import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import tool from './SheetTool.module.css';

interface GetSheetProps {
  readonly id: string;
  readonly heading: string;
  /** The name of this step in the tool's step bar. Undefined if the tool has no step bar. */
  readonly step?: string;
  readonly labels: {
    readonly get_text: string;
    readonly print_label: string;
    readonly clear_label: string;
    readonly kept_note: string;
    readonly note: string;
  };
  readonly onGet: () => void;
  readonly onClear: () => void;
  /** Buttons for further ways to save the sheet's text, such as copying it. */
  readonly children?: ReactNode;
}

/**
 * The section with the buttons that print the sheet and clear the form. The browser's print dialog can also save a PDF.
 */
export function GetSheet({ id, heading, step, labels, onGet, onClear, children }: GetSheetProps) {
  return (
    <section id={id} className={tool.get} data-step={step} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={tool.heading}>
        {heading}
      </h2>
      <p className={tool.note}>{labels.get_text}</p>
      <div className={tool.actions}>
        <Button variant="primary" onClick={onGet}>
          {labels.print_label}
        </Button>
        {children}
        <Button variant="plain" onClick={onClear}>
          {labels.clear_label}
        </Button>
      </div>
      <p className={tool.note}>{labels.kept_note}</p>
      {labels.note && <p className={tool.note}>{labels.note}</p>}
    </section>
  );
}
