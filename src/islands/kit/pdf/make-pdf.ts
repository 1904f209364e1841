import { createTypesetter, type Face, type FaceFiles } from './faces.ts';
import { layOut } from './layout/lay-out.ts';
import { neededFaces } from './needed-faces.ts';
import type { Paper } from './paper.ts';
import { printPaper } from './print-paper.ts';
import type { DataFile } from './xmp.ts';

export interface PdfInput {
  readonly paper: Paper;
  /** The file inside the PDF that software reads. Undefined if there is none. */
  readonly data: DataFile | undefined;
  readonly now: Date;
  readonly loadFaces: (faces: readonly Face[]) => Promise<FaceFiles>;
}

/** The bytes of a PDF, or the signs of the paper that the fonts do not have, each once. */
export type PdfAnswer =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly missing: readonly string[] };

/** Makes a PDF of a paper. Rejects if the fonts can't be loaded. */
export async function makePdf({ paper, data, now, loadFaces }: PdfInput): Promise<PdfAnswer> {
  const files = await loadFaces(neededFaces(paper));
  const { measure, missing } = createTypesetter(files);
  const laid = layOut(paper, measure);
  if (missing().length > 0) return { ok: false, missing: missing() };
  const { title, htmlLang, attachments } = paper;
  const bytes = await printPaper({ laid, title, htmlLang, files, measure, now, data, attachments });
  return { ok: true, bytes };
}
