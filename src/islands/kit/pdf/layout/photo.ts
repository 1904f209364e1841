import type { Photo } from '../paper.ts';
import { styles } from '../styles.ts';
import type { Laid, Setting } from './laid.ts';
import { lines } from './lines.ts';
import { piece, stacked } from './piece.ts';
import { tag } from './tag.ts';
import { pixelsOf } from './units.ts';

/** The largest height of a photo: a page of either size has room for it and for a caption of several lines. */
const maxHeightMm = 225;

/** A photo, and its caption below it, on one page. */
export function layOutPhoto({ jpeg, width, height, label }: Photo, setting: Setting): Laid {
  const scale = Math.min(1, setting.width / width, pixelsOf(maxHeightMm) / height);
  const captionTag = tag('Caption');
  const photoTag = { ...tag('Figure', [captionTag]), alt: label };
  const size = { width: width * scale, height: height * scale };
  const photo = piece(size.height, [{ type: 'photo', x: 0, y: 0, ...size, jpeg, tag: photoTag }]);
  return {
    pieces: [stacked([photo, lines(label, { style: styles.muted, tag: captionTag }, setting)])],
    tag: photoTag,
  };
}
