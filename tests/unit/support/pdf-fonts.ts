import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Face, type FaceFiles, faceName } from '../../../src/islands/kit/pdf/faces.ts';

const { resolve } = createRequire(import.meta.url);

/** Loads the fonts of papers from their packages, as the bundler does. */
export async function facesFromPackages(faces: readonly Face[]): Promise<FaceFiles> {
  return new Map(faces.map((face) => [faceName(face), fileOf(face)]));
}

function fileOf({ subset, weight }: Face): Uint8Array {
  const font = subset.startsWith('latin') ? 'archivo' : 'noto-sans';
  return new Uint8Array(readFileSync(resolve(`@fontsource/${font}/files/${font}-${subset}-${weight}-normal.woff`)));
}
