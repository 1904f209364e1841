import { loadFaces } from './load-faces.ts';
import { makePdf, type PdfAnswer } from './make-pdf.ts';
import type { Paper } from './paper.ts';
import type { DataFile } from './xmp.ts';

/**
 * Makes a PDF of a paper, with data for software in it if there are any. Rejects if its fonts can't be loaded. This is the
 * entry of the script that has the code of pdfkit.
 */
export function pdfOf(paper: Paper, data?: DataFile): Promise<PdfAnswer> {
  return makePdf({ paper, data, now: new Date(), loadFaces });
}
