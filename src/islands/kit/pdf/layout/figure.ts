import type { Figure } from '../paper.ts';
import { styles } from '../styles.ts';
import type { Laid, Setting } from './laid.ts';
import { lines } from './lines.ts';
import { piece, stacked } from './piece.ts';
import { tag } from './tag.ts';
import { pixelsOf } from './units.ts';

/** A drawing, and its caption below it. */
export function layOutFigure({ path, size, widthMm, label }: Figure, setting: Setting): Laid {
  const height = pixelsOf(widthMm);
  const captionTag = tag('Caption');
  const figureTag = { ...tag('Figure', [captionTag]), alt: label };
  const drawing = piece(height, [{ type: 'path', x: 0, y: 0, height, path, size, tag: figureTag }]);
  return {
    pieces: [stacked([drawing, lines(label, { style: styles.plain, tag: captionTag }, setting)])],
    tag: figureTag,
  };
}
