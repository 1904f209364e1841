import type { Invoice } from './invoice-of.ts';
import type { PaperWords } from './words/paper-words.ts';

/** What a document is called on the paper, and in the name of its file. */
export function headingOf({ isCreditNote }: Pick<Invoice, 'isCreditNote'>, labels: PaperWords): string {
  return isCreditNote.value ? labels.credit_note_heading : labels.paper_heading;
}
