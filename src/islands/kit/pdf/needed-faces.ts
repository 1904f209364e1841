import { type Face, faceName, facesOf } from './faces.ts';
import { layOut } from './layout/lay-out.ts';
import type { Paper } from './paper.ts';

/** The faces that a paper needs: those of every text that its layout measures. */
export function neededFaces(paper: Paper): Face[] {
  const faces = new Map<string, Face>();
  layOut(paper, (text, style) => {
    for (const face of facesOf(text, style)) faces.set(faceName(face), face);
    return 0;
  });
  return [...faces.values()];
}
