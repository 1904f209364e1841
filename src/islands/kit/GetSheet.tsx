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
  readonly onPrint: () => void;
  readonly onClear: () => void;
  /** Buttons that save the sheet as a file or copy its text. They come first. */
  readonly children?: ReactNode;
}

/**
 * The section with the buttons that save the sheet, print it and clear the form. The browser's print dialog can save a PDF,
 * too, where the script for PDFs doesn't load.
 */
export function GetSheet({ id, heading, step, labels, onPrint, onClear, children }: GetSheetProps) {
  return (
    <section id={id} className={tool.get} data-step={step} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={tool.heading}>
        {heading}
      </h2>
      <p className={tool.note}>{labels.get_text}</p>
      <div className={tool.actions}>
        {children}
        <Button onClick={onPrint}>{labels.print_label}</Button>
        <Button variant="plain" onClick={onClear}>
          {labels.clear_label}
        </Button>
      </div>
      <p className={tool.note}>{labels.kept_note}</p>
      {labels.note && <p className={tool.note}>{labels.note}</p>}
    </section>
  );
}
