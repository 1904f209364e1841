import type { TextStyle } from '../styles.ts';
import type { Tag } from './tag.ts';

/** Where something is, in CSS pixels from the top left corner of its piece or page. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** An item to draw. An item without a tag is no part of the content, such as a line or a background. */
export type Item =
  | (Place & { readonly type: 'text'; readonly text: string; readonly style: TextStyle; readonly tag: Tag | undefined })
  | (Place & { readonly type: 'box'; readonly width: number; readonly radius: number; readonly colour: string })
  | (Place & { readonly type: 'path'; readonly path: string; readonly size: number; readonly tag: Tag })
  | (Place & { readonly type: 'photo'; readonly width: number; readonly jpeg: Uint8Array; readonly tag: Tag });

/** A part of the paper that stays on one page if a page has room for it. */
export interface Piece {
  /** The space above the piece. A piece that begins a page has none. */
  readonly gap: number;
  readonly height: number;
  readonly items: readonly Item[];
  /** True if the next piece must be on the same page. */
  readonly staysWithNext: boolean;
  /** The heading of the piece's table, which is repeated above the piece if it begins a page. */
  readonly head?: Piece;
}

/** A piece without space above it, which may be parted from the next one. */
export function piece(height: number, items: readonly Item[]): Piece {
  return { gap: 0, height, items, staysWithNext: false };
}

/** Joins pieces into one, each below the one before. */
export function stacked(pieces: readonly Piece[]): Piece {
  let height = 0;
  const items = pieces.flatMap((each, index) => {
    const top = height + (index === 0 ? 0 : each.gap);
    height = top + each.height;
    return moved(each.items, { x: 0, y: top });
  });
  return piece(height, items);
}

/** Joins pieces into one, each at its own distance from the left. It is as high as the highest of them. */
export function sideBySide(pieces: readonly { readonly x: number; readonly piece: Piece }[]): Piece {
  return piece(
    Math.max(0, ...pieces.map((each) => each.piece.height)),
    pieces.flatMap((each) => moved(each.piece.items, { x: each.x, y: 0 })),
  );
}

export function moved(items: readonly Item[], by: { readonly x: number; readonly y: number }): Item[] {
  return items.map((item) => ({ ...item, x: item.x + by.x, y: item.y + by.y }));
}
