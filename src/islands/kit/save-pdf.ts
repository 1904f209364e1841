import { fillIn } from '../../rules/fill-in.ts';
import { FileFault } from './file-fault.ts';
import type { Paper } from './pdf/paper.ts';
import type { DataFile } from './pdf/xmp.ts';
import { saveFile } from './save-file.ts';

/** The texts of a tool that saves PDFs. */
export interface PdfLabels {
  /** The error for `{signs}` that the fonts don't have. */
  readonly signs_error: string;
}

/**
 * Saves a paper as a PDF, under its title. Rejects with a `FileFault` if the fonts lack signs of the paper: the browser
 * has more fonts, and prints them.
 */
export async function savePdf(paper: Paper, labels: PdfLabels, data?: DataFile): Promise<void> {
  const { pdfOf } = await import('./pdf/pdf.ts');
  const answer = await pdfOf(paper, data);
  if (!answer.ok) throw new FileFault(fillIn(labels.signs_error, { signs: answer.missing.join(' ') }));
  saveFile(`${paper.title}.pdf`, 'application/pdf', answer.bytes);
}
