import { expect, test } from 'vitest';
import { type Page, paginate } from '../../../../../../src/islands/kit/pdf/layout/paginate.ts';
import { type Piece, piece } from '../../../../../../src/islands/kit/pdf/layout/piece.ts';
import { tag } from '../../../../../../src/islands/kit/pdf/layout/tag.ts';
import { styles } from '../../../../../../src/islands/kit/pdf/styles.ts';

/** A piece of lines that are 10 high. */
function linesOf(...texts: string[]): Piece {
  const items = texts.map((text, index) => ({
    ...({ type: 'text', x: 0, y: index * 10, height: 10, style: styles.plain, tag: tag('P'), text } as const),
  }));
  return piece(texts.length * 10, items);
}

/** `a@0` for the text `a` at the top of the page; `(a)@0` if it is no content. */
function shown(pages: readonly Page[]): string[] {
  return pages.map((page) =>
    page.map((item) => (item.type === 'text' ? `${item.tag ? item.text : `(${item.text})`}@${item.y}` : '')).join(' '),
  );
}

test('Pieces fill a page, with the space between them, and go on at the top of the next one', () => {
  const pieces = ['a', 'b', 'c'].map((text) => ({ ...linesOf(text), gap: 5 }));
  expect(shown(paginate(pieces, 30))).toEqual(['a@0 b@15', 'c@0']);
});

test('A piece that stays with the next one goes to the next page with it', () => {
  const heading = { ...linesOf('heading'), staysWithNext: true };
  expect(shown(paginate([linesOf('a'), heading, linesOf('b')], 20))).toEqual(['a@0', 'heading@0 b@10']);
});

test('A table that goes on has its head above its rows again, which is no content', () => {
  const head = { ...linesOf('head'), staysWithNext: true };
  const rows = ['1', '2', '3'].map((text) => ({ ...linesOf(text), head }));
  expect(shown(paginate([head, ...rows], 30))).toEqual(['head@0 1@10 2@20', '(head)@0 3@10']);
});

test('A piece that is higher than a page is cut between its lines', () => {
  const pages = paginate([linesOf('x'), linesOf('a', 'b', 'c', 'd', 'e')], 25);
  expect(shown(pages)).toEqual(['x@0', 'a@0 b@10', 'c@0 d@10', 'e@0']);
});

test('A line that is higher than a page is put on a page all the same', () => {
  expect(shown(paginate([linesOf('a'), linesOf('b')], 5))).toEqual(['a@0', 'b@0']);
});

test('Pieces that stay together and are higher than a page are parted', () => {
  const long = { ...linesOf('a', 'b'), staysWithNext: true };
  expect(shown(paginate([long, linesOf('c', 'd')], 30))).toEqual(['a@0 b@10', 'c@0 d@10']);
});
