import { expect, test } from 'vitest';
import { layOut } from '../../../../../../src/islands/kit/pdf/layout/lay-out.ts';
import { pixelsOf } from '../../../../../../src/islands/kit/pdf/layout/units.ts';
import type { Block } from '../../../../../../src/islands/kit/pdf/paper.ts';
import type { TextStyle } from '../../../../../../src/islands/kit/pdf/styles.ts';

/** Each letter is half as wide as it is high. */
const letters = (text: string, { size }: TextStyle) => ([...text].length * size) / 2;

function laid(htmlLang: string, ...blocks: Block[]) {
  return layOut({ title: '', htmlLang, pageText: 'Page {page} of {pages}', blocks, attachments: [] }, letters);
}

function textsOf(...blocks: Block[]) {
  const items = laid('en-GB', ...blocks).pages.flat();
  return items.flatMap((item) => (item.type === 'text' ? [{ text: item.text, x: item.x, y: item.y }] : []));
}

function rulesOf(...blocks: Block[]) {
  const items = laid('en-GB', ...blocks).pages.flat();
  return items.filter((item) => item.type === 'box' && item.height === 1);
}

test('Papers are Letter in the United States and A4 elsewhere', () => {
  const sizeIn = (htmlLang: string) => {
    const { width, height } = laid(htmlLang);
    return [Math.round((width * 25.4) / 96), Math.round((height * 25.4) / 96)];
  };
  expect(sizeIn('de-DE')).toEqual([210, 297]);
  expect(sizeIn('en-US')).toEqual([216, 279]);
});

test('A title is as wide in each language, as it is on a page of any language', () => {
  const stretchesIn = (htmlLang: string) =>
    laid(htmlLang, { type: 'title', text: 'Rechnung' })
      .pages.flat()
      .map((item) => (item.type === 'text' ? item.style.stretch : item.type));
  expect(stretchesIn('de-DE')).toEqual([1.143]);
  expect(stretchesIn('de-DE')).toEqual(stretchesIn('en-GB'));
});

test('A date in a column of figures is not broken, however long the text beside it', () => {
  const texts = textsOf({
    type: 'table',
    columns: [
      { label: 'What', has: 'texts' },
      { label: 'Date', has: 'figures' },
    ],
    rows: [['word '.repeat(60), '04.03.2026']],
  });
  expect(texts.map(({ text }) => text)).toContain('04.03.2026');
});

test('The texts of a column at the right end at the same place', () => {
  const texts = textsOf({
    type: 'table',
    columns: [
      { label: 'What', has: 'texts' },
      { label: 'Amount', has: 'figures' },
    ],
    rows: [
      ['Cod', '1.00'],
      ['Chips', '1,000.00'],
    ],
  });
  const ends = texts.filter(({ text }) => text.endsWith('.00')).map(({ text, x }) => x + text.length * 6);
  expect(ends[0]).toBeCloseTo(ends[1] ?? 0);
});

test('A missing value is a line to write on, but for the result, which is on its bar', () => {
  const due = { label: 'To pay', value: '' };
  expect(rulesOf({ type: 'sums', sums: [{ label: 'Net', value: '' }], due })).toHaveLength(1);
  expect(
    rulesOf({ type: 'facts', labels: 'beside', facts: [{ label: 'Number', value: '', tone: 'plain' }] }),
  ).toHaveLength(1);
});

test('Columns are side by side, and those that do not fit are in the next row', () => {
  const columns = ['a', 'b', 'c', 'd'].map((text): Block[] => [{ type: 'text', text, tone: 'plain' }]);
  const [a, b, c, d] = textsOf({ type: 'columns', columns });
  expect([b?.y, c?.y]).toEqual([a?.y, a?.y]);
  expect(d?.x).toBeCloseTo(pixelsOf(16));
  expect(d?.y).toBeGreaterThan(a?.y ?? Number.NaN);
});
