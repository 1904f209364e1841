import { expect, test } from 'vitest';
import { makePdf } from '../../../../../src/islands/kit/pdf/make-pdf.ts';
import type { Block, Paper } from '../../../../../src/islands/kit/pdf/paper.ts';
import { facesFromPackages, pdfOf } from '../../../support/paper-pdf.ts';

const now = new Date('2026-03-04T12:00:00Z');

function paperOf(...blocks: Block[]): Paper {
  return { title: 'Fish & chips <1>', htmlLang: 'en-GB', pageText: 'Page {page} of {pages}', blocks, attachments: [] };
}

test('A PDF has its title, its language and its structure for those who can’t see it', async () => {
  const pdf = await pdfOf(
    paperOf(
      { type: 'title', text: 'Bill' },
      { type: 'facts', labels: 'beside', facts: [{ label: 'Number', value: '17', tone: 'plain' }] },
      {
        type: 'table',
        columns: [
          { label: 'What', has: 'texts' },
          { label: 'Amount', has: 'figures' },
        ],
        rows: [['Cod', '12.00']],
      },
      { type: 'sums', sums: [], due: { label: 'To pay', value: '£12.00' } },
      { type: 'clauses', sections: [{ heading: 'Meals', clauses: ['Up to £30.'] }] },
      { type: 'figure', path: 'M0 0h9v9h-9z', size: 9, widthMm: 30, label: 'Scan to pay' },
    ),
  );
  expect(pdf).toMatchObject({ title: 'Fish & chips <1>', language: 'en-GB' });
  expect(pdf.structure).toEqual([
    'H1 Bill',
    ...['Lbl Number', 'LBody 17'],
    ...['TH What', 'TH Amount', 'TD Cod', 'TD 12.00'],
    ...['Lbl To pay', 'LBody £12.00'],
    ...['H2 1 Meals', 'Lbl 1.1', 'LBody Up to £30.'],
    ...['Figure Scan to pay', 'Caption Scan to pay'],
  ]);
  expect(pdf.metadata).toMatch(/<pdfaid:part>3<.*<pdfaid:conformance>A</s);
  expect(pdf.metadata).toContain('<pdfuaid:part>1<');
});

const scripts = [
  'Grüße, Größe, Wärmedämmung',
  'Łódź, zażółć gęślą jaźń',
  'Äänekosken pesäpallo',
  'Ναυτιλία Αιγαίου ΑΕ, Μύκονος',
  'Българска търговска къща ЕООД',
  'Ўзбекистон, Київ, ґанок',
  '€ £ $ ¥ ₺ ₹ zł Kč kr',
].join('\n');

test('Text of the scripts of Europe can be read out of a PDF as it was typed', async () => {
  const { pages } = await pdfOf(paperOf({ type: 'text', text: scripts, tone: 'plain' }));
  const isIn = scripts.split('\n').map((line) => [line, pages[0]?.normalize('NFC').includes(line)]);
  expect(isIn.filter(([, found]) => !found)).toEqual([]);
});

test('Accents that were typed apart from their letters are parts of the letters', async () => {
  const { pages } = await pdfOf(paperOf({ type: 'text', text: 'Cafe\u0301\u202f12 \u2011 a\u200bb', tone: 'plain' }));
  expect(pages[0]?.trim()).toBe('Café 12 - ab');
});

test('A paper with signs that no font has becomes no PDF, and the answer names the signs', async () => {
  const paper = paperOf({ type: 'text', text: 'Ship 🚢 to 日本, 日', tone: 'plain' });
  expect(await makePdf({ paper, data: undefined, now, loadFaces: facesFromPackages })).toEqual({
    ok: false,
    missing: ['🚢', '日', '本'],
  });
});

test('A paper loads only the faces of its own texts', async () => {
  const loaded: string[] = [];
  const loadFaces: typeof facesFromPackages = (faces) => {
    loaded.push(...faces.map(({ subset, weight }) => `${subset} ${weight}`));
    return facesFromPackages(faces);
  };
  const blocks: Block[] = [
    { type: 'text', text: 'Plain', tone: 'plain' },
    { type: 'text', text: 'Ναι', tone: 'strong' },
  ];
  await makePdf({ paper: paperOf(...blocks), data: undefined, now, loadFaces });
  expect(loaded).toEqual(['latin 400', 'greek 700']);
});

test('A table that goes on has its head on each page, once in its structure, and each page its number', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => [`Row ${index + 1}`]);
  const table: Block = { type: 'table', columns: [{ label: 'What', has: 'texts' }], rows };
  const { pages, structure } = await pdfOf(paperOf(table));
  expect(pages.map((page) => [page.includes('What'), page.trim().split('\n').at(-1)])).toEqual([
    [true, 'Page 1 of 3'],
    [true, 'Page 2 of 3'],
    [true, 'Page 3 of 3'],
  ]);
  expect(structure.filter((part) => part === 'TH What')).toHaveLength(1);
  expect(structure.filter((part) => part.startsWith('TD'))).toEqual(rows.map(([text]) => `TD ${text}`));
});

test('A PDF carries the data for software, and says what they are', async () => {
  const data = { name: 'factur-x.xml', description: 'Data', xml: '<a>ß</a>', conformance: 'EN 16931' };
  const { files, metadata } = await pdfOf(paperOf({ type: 'title', text: 'Bill' }), data);
  expect(files).toEqual({ 'factur-x.xml': '<a>ß</a>' });
  expect(metadata).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
});
