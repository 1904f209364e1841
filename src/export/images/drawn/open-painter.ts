import type { Painter } from './draw-picture.ts';

/**
 * Opens a painter in this thread. It loads sharp and the code of the fonts, which takes longer than drawing a picture.
 */
export async function openPainterHere(): Promise<Painter> {
  const [{ openPainter }, { openTypeface }] = await Promise.all([import('./draw-picture.ts'), import('./typeface.ts')]);
  return openPainter(openTypeface());
}
