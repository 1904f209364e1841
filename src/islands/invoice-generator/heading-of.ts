import type { Invoice } from './invoice-of.ts';
import type { PaperWords } from './words/paper-words.ts';

/**
 * The heading of the document, for the paper and for the names of its files: that of an invoice or of a credit note.
 */
export function headingOf({ isCreditNote }: Pick<Invoice, 'isCreditNote'>, labels: PaperWords): string {
  return isCreditNote.value ? labels.credit_note_heading : labels.paper_heading;
}
