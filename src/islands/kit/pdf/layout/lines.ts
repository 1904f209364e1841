import { ink, type TextStyle } from '../styles.ts';
import { breakLines } from './break-lines.ts';
import type { Setting } from './laid.ts';
import { type Item, type Piece, piece } from './piece.ts';
import type { Tag } from './tag.ts';

interface LinesInput {
  readonly style: TextStyle;
  /** The tag of the text. Undefined for text that is no content, such as a page number. */
  readonly tag: Tag | undefined;
  readonly align?: 'start' | 'end';
}

/** A text as a piece, broken into lines of the setting's width. An empty text takes no room. */
export function lines(text: string, { style, tag, align = 'start' }: LinesInput, setting: Setting): Piece {
  const height = style.size * style.lineHeight;
  const { width, measure } = setting;
  const broken = breakLines(text, style, width, measure);
  const items = broken.map((line, index): Item => {
    const x = align === 'start' ? 0 : width - measure(line, style);
    return { type: 'text', x, y: index * height, height, text: line, style, tag };
  });
  return piece(broken.length * height, items);
}

/** A line to write on, in the room of a line of text. */
export function blankLine({ size, lineHeight }: TextStyle, width: number): Piece {
  const height = size * lineHeight;
  const rule = { height: 1, width, radius: 0, colour: ink.blank };
  return piece(height, [{ type: 'box', x: 0, y: height - 1, ...rule }]);
}

/** A horizontal line. */
export function rule(y: number, width: number, colour: string): Item {
  return { type: 'box', x: 0, y, height: 1, width, radius: 0, colour };
}
