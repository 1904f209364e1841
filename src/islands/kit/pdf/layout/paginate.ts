import { type Item, moved, type Piece } from './piece.ts';

/** What is drawn on a page, placed from the top left corner of its content. */
export type Page = readonly Item[];

/**
 * Puts pieces on pages of a height. Pieces that stay together move to the next page together, and a table that goes on
 * there begins with its head. A piece that no page has room for is cut between its lines.
 */
export function paginate(pieces: readonly Piece[], height: number): Page[] {
  const pages: Item[][] = [[]];
  let used = 0;
  let isNew = true;
  const begin = (head: Piece | undefined) => {
    pages.push(head ? head.items.map(withoutTag) : []);
    used = head?.height ?? 0;
    isNew = true;
  };
  const put = (each: Piece) => {
    const top = used + (isNew ? 0 : each.gap);
    pages.at(-1)?.push(...moved(each.items, { x: 0, y: top }));
    used = top + each.height;
    isNew = false;
  };
  for (const group of groupsOf(pieces)) {
    if (!isNew && used + heightOf(group) > height) begin(group[0]?.head);
    for (const each of group) {
      if (!isNew && used + heightOf([each]) > height) begin(each.head);
      let rest = each;
      while (used + rest.height > height && canBeCut(rest, height - used)) {
        const [above, below] = cut(rest, height - used);
        put(above);
        begin(each.head);
        rest = below;
      }
      put(rest);
    }
  }
  return pages;
}

/** Groups of pieces that stay together on a page, in order. */
function groupsOf(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  let isOpen = false;
  for (const each of pieces) {
    if (isOpen) groups.at(-1)?.push(each);
    else groups.push([each]);
    isOpen = each.staysWithNext;
  }
  return groups;
}

function heightOf(group: readonly Piece[]): number {
  return group.reduce((sum, { gap, height }) => sum + gap + height, 0);
}

/**
 * The item without its tag. A table's heading that is repeated on a page is no content: the document's structure has it
 * already.
 */
function withoutTag(item: Item): Item {
  return item.type === 'text' ? { ...item, tag: undefined } : item;
}

function canBeCut({ items }: Piece, room: number): boolean {
  return items.some((item) => isWithin(item, room)) && items.some((item) => !isWithin(item, room));
}

function isWithin({ y, height }: Item, room: number): boolean {
  return y + height <= room;
}

/** Cuts a piece where a page ends. Items that do not end above the cut move to the part below it. */
function cut(whole: Piece, room: number): [Piece, Piece] {
  const above = whole.items.filter((item) => isWithin(item, room));
  const below = whole.items.filter((item) => !isWithin(item, room));
  const top = Math.min(...below.map(({ y }) => y));
  return [
    { ...whole, height: room, items: above },
    { ...whole, height: whole.height - top, items: moved(below, { x: 0, y: -top }) },
  ];
}
