import { expect, test } from 'vitest';
import { createFinder, maxFound, splitAtFound } from '../../../../src/islands/search/find-pages.ts';
import type { SearchEntry } from '../../../../src/rules/search-index.ts';

const page = (href: string, title: string, description = '', headings: string[] = []): SearchEntry => ({
  href,
  title,
  description,
  headings,
});

const pages = [
  page('/cards', 'Company cards', 'A card for everyone who buys things'),
  page('/mileage', 'Mileage log', 'Trips and rates', ['Miles, rate, money']),
  page('/reimbursements', 'Expenses and mileage', 'Paid back the same day'),
  page('/firmenkarten', 'Firmenkarten', 'Überblick über Ausgaben'),
  page('/prices', 'Prices', 'What cards and a receipt cost'),
];
const find = createFinder({ pages });
const found = (query: string) => find(query).pages.map(({ page: { href } }) => href);

test('A page whose title has the word is found before one whose description has it', () => {
  expect(found('cards')).toEqual(['/cards', '/prices']);
});

test.each([
  ['the beginning of a word', 'mile', '/mileage'],
  ['a misspelt word', 'milage', '/mileage'],
  ['two letters in the wrong order', 'reciept', '/prices'],
  ['a word of a heading', 'money', '/mileage'],
  ['a word in other letters', 'UBERBLICK', '/firmenkarten'],
  ['the second part of a compound', 'Karten', '/firmenkarten'],
])('A page is found by %s', (_, query, href) => {
  expect(found(query)).toContain(href);
});

test('Pages with all words of the query are found alone, and pages with some of them if none has all', () => {
  expect(found('expenses mileage')).toEqual(['/reimbursements']);
  expect(found('cards zeppelin')).toContain('/cards');
});

test.each(['', '   ', '"', '.*(+', 'x'.repeat(5000)])('The query %j finds nothing and throws nothing', (query) => {
  expect(found(query)).toEqual([]);
});

test(`A query finds ${maxFound} pages at most, and says how many there are`, () => {
  const many = Array.from({ length: 40 }, (_, n) => page(`/${n}`, `Receipt ${n}`));
  const { pages: best, total } = createFinder({ pages: many })('receipt');
  expect(best).toHaveLength(maxFound);
  expect(total).toBe(40);
});

test('A single letter finds nothing, alone or beside words', () => {
  expect(found('m')).toEqual([]);
  expect(found('money c')).toEqual(['/mileage']);
});

test('Jobs are found below all other pages, however well they fit', () => {
  const job = { ...page('/jobs/1', 'Receipt engineer', '', ['Receipts']), isJob: true } as const;
  const finder = createFinder({ pages: [job, page('/scanner', 'Scanner', 'Photograph a receipt')] });
  expect(finder('receipt').pages.map(({ page: { href } }) => href)).toEqual(['/scanner', '/jobs/1']);
});

test('A page with a part of longer words is found below one with the word or its beginning', () => {
  const finder = createFinder({
    pages: [
      page('/firmenkarten', 'Firmenkarten', 'Firmenkarten', ['Firmenkarten']),
      page('/faq', 'Fragen', 'Was eine Karte kostet'),
      page('/post', 'Fragen', 'Kartengebühren'),
    ],
  });
  const hrefs = finder('karte').pages.map(({ page: { href } }) => href);
  expect(hrefs.at(-1)).toBe('/firmenkarten');
  expect(hrefs).toHaveLength(3);
});

/** The words of the first page that are marked, in its title and its description. */
const marked = (query: string) => {
  const [first] = find(query).pages;
  const texts = first ? [first.page.title, first.page.description] : [];
  return texts.flatMap((text) =>
    splitAtFound(text, first?.terms ?? []).flatMap(([piece, isFound]) => (isFound ? [piece] : [])),
  );
};

test.each([
  ['its beginning', 'mile', ['Mileage']],
  ['a misspelling', 'milage', ['Mileage']],
  ['its second part', 'karten', ['Firmenkarten']],
  ['other letters', 'uberblick', ['Überblick']],
  ['two words', 'card everyone', ['cards', 'card', 'everyone']],
])('A word that was found by %s is marked whole', (_, query, words) => {
  expect(marked(query)).toEqual(words);
});

test('The pieces of a text are the text again', () => {
  const text = ' “Pay”: 1.90\u00a0% of all – cards!';
  const pieces = splitAtFound(text, ['cards', 'pay']);
  expect(pieces.map(([piece]) => piece).join('')).toBe(text);
  expect(pieces.filter(([, isFound]) => isFound)).toEqual([
    ['Pay', true],
    ['cards', true],
  ]);
});

test('The end of a long word is found as it is written only', () => {
  const certificates = page('/trust', 'Zertifikate');
  const cards = page('/karten', 'Firmenkarten');
  expect(createFinder({ pages: [certificates, cards] })('karte').pages.map(({ page: { href } }) => href)).toEqual([
    '/karten',
  ]);
});

test('A page is found by words that it does not show', () => {
  const scanner = { ...page('/scanner', 'Receipt scanner'), words: 'voucher, docket' };
  expect(createFinder({ pages: [scanner, ...pages] })('voucher').pages.map(({ page: { href } }) => href)).toEqual([
    '/scanner',
  ]);
});

test('A page of the site is found before the cases, ebooks and webinars that fit as well', () => {
  const ebook = { ...page('/ebooks/receipts', 'Receipts'), section: 'Ebooks' };
  const finder = createFinder({ pages: [ebook, page('/receipts', 'Receipts')] });
  expect(finder('receipts').pages.map(({ page: { href } }) => href)).toEqual(['/receipts', '/ebooks/receipts']);
});

test('A page whose title lacks the word by which the menu calls it is found first by this word', () => {
  const prices = { ...page('/pricing', 'Plans for company cards'), name: 'Pricing' };
  const scanner = { ...page('/scanner', 'A scanner'), labels: ['Receipts'] };
  const finder = createFinder({ pages: [page('/faq', 'Pricing and receipts'), prices, scanner] });
  expect(finder('pricing').pages[0]?.page.href).toBe('/pricing');
  expect(finder('receipts').pages[0]?.page.href).toBe('/scanner');
});

test('A word that pages have is not taken for another one that is spelt like it', () => {
  const finder = createFinder({ pages: [page('/pricing', 'Pricing'), page('/benefits', 'Writing a list')] });
  expect(finder('pricing')).toEqual({
    pages: [{ page: page('/pricing', 'Pricing'), terms: ['pricing'] }],
    total: 1,
  });
});

test.each([
  ['reciepts', 'Receipts'],
  ['preise fur kartn', 'Preise für Karten'],
])('The misspelt query %j is understood as %j', (query, corrected) => {
  const finder = createFinder({
    pages: [page('/receipts', 'Receipts'), page('/karten', 'Preise für Karten'), page('/recipe', 'Recipes')],
  });
  expect(finder(query).corrected).toBe(corrected);
});

test('A query that is spelt right is not corrected', () => {
  expect(find('mileage')).not.toHaveProperty('corrected');
});

test('A page with a word is found before one with compounds that end with it', () => {
  const finder = createFinder({
    pages: [
      page('/reports', 'Reisekostenabrechnung', 'Eine Rechnung', ['Spesenabrechnung', 'Kilometerabrechnung']),
      page('/invoices', 'Rechnung schreiben'),
    ],
  });
  expect(finder('rechnung').pages.map(({ page: { href } }) => href)).toEqual(['/invoices', '/reports']);
});

test('A word with a soft hyphen is found and marked', () => {
  const [first] = createFinder({ pages: [page('/r', 'Reise\u00adkosten')] })('reisekosten').pages;
  expect(splitAtFound('Reise\u00adkosten', first?.terms ?? [])).toEqual([['Reise\u00adkosten', true]]);
});
