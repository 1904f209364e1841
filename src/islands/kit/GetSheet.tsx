import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { ActionLink, Button } from '../../components/Button.tsx';
import type { BeginLabels } from './begin-labels.ts';
import { ForgetButton } from './ForgetButton.tsx';
import { KeptNote } from './KeptNote.tsx';
import tool from './SheetTool.module.css';
import type { SheetForm } from './sheet-form.ts';
import type { ToolLinks } from './tool-links.ts';

interface GetSheetProps {
  readonly id: string;
  readonly heading: string;
  /** Returns whether the section is the current step, the only step that is shown. Absent if the tool has no steps. */
  readonly isCurrent?: () => boolean;
  readonly labels: BeginLabels & {
    readonly get_text: string;
    readonly print_label: string;
    readonly note: string;
  };
  readonly form: SheetForm;
  readonly email: ToolLinks['email'];
  readonly onPrint: () => void;
  /** Deletes all that the tool keeps, and returns a sentence about it. */
  readonly forget: () => string;
  /** Buttons that save the sheet as a file or copy its text. They come first. */
  readonly children?: ReactNode;
  /** Markup below everything else. */
  readonly foot?: ReactNode;
}

/**
 * The section with the buttons that save the sheet, print it and forget the entries. The browser's print dialog can save a PDF,
 * too, where the script for PDFs doesn't load.
 */
export function GetSheet({
  id,
  heading,
  isCurrent,
  labels,
  form,
  email,
  onPrint,
  forget,
  foot,
  children,
}: GetSheetProps) {
  useSignals();
  return (
    <section
      id={id}
      className={tool.get}
      data-current={isCurrent?.()}
      tabIndex={isCurrent && -1}
      aria-labelledby={`${id}-heading`}
    >
      <h2 id={`${id}-heading`} className={tool.heading}>
        {heading}
      </h2>
      <p className={tool.note}>{labels.get_text}</p>
      <div className={tool.actions}>
        {children}
        <Button onClick={onPrint}>{labels.print_label}</Button>
        {email && <ActionLink link={email} />}
        <ForgetButton labels={labels} forget={forget} />
      </div>
      <p className={tool.note}>
        <KeptNote form={form} labels={labels} />
      </p>
      {labels.note && <p className={tool.note}>{labels.note}</p>}
      {foot}
    </section>
  );
}
