import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Face, type FaceFiles, faceName } from '../../../src/islands/kit/pdf/faces.ts';
import { makePdf } from '../../../src/islands/kit/pdf/make-pdf.ts';
import type { Paper } from '../../../src/islands/kit/pdf/paper.ts';
import type { DataFile } from '../../../src/islands/kit/pdf/xmp.ts';
import { type ReadPdf, readPdf } from './read-pdf.ts';

const { resolve } = createRequire(import.meta.url);

/** Makes a PDF of a paper and reads it with pdf.js. */
export async function pdfOf(paper: Paper, data?: DataFile): Promise<ReadPdf> {
  const answer = await makePdf({ paper, data, now: new Date('2026-03-04T12:00:00Z'), loadFaces: facesFromPackages });
  if (!answer.ok) throw new Error(`No font has ${answer.missing}`);
  return readPdf(answer.bytes);
}

/** The words of a paper's PDF in reading order, without those that its preview has outside of the text. */
export async function wordsOfPdf(paper: Paper, outside = /^Caption /): Promise<string[]> {
  const { structure } = await pdfOf(paper);
  const parts = structure.filter((part) => !outside.test(part)).map((part) => part.replace(/^\w+ /, ''));
  return parts.flatMap((part) => part.split(/\s+/)).filter(Boolean);
}

/** Loads the fonts of papers from their packages, as the bundler does. */
export async function facesFromPackages(faces: readonly Face[]): Promise<FaceFiles> {
  return new Map(faces.map((face) => [faceName(face), fileOf(face)]));
}

function fileOf({ subset, weight }: Face): Uint8Array {
  const font = subset.startsWith('latin') ? 'archivo' : 'noto-sans';
  return new Uint8Array(readFileSync(resolve(`@fontsource/${font}/files/${font}-${subset}-${weight}-normal.woff`)));
}
