import type { BeginLabels } from './begin-labels.ts';
import { Live } from './Live.tsx';
import type { SheetForm } from './sheet-form.ts';

interface KeptNoteProps {
  readonly form: Pick<SheetForm, 'isKept'>;
  readonly labels: BeginLabels;
}

/** A sentence that says where the entries are kept, or that this browser keeps nothing. */
export function KeptNote({ form, labels }: KeptNoteProps) {
  return <Live>{() => <span>{form.isKept.value ? labels.kept_note : labels.unkept_note}</span>}</Live>;
}
