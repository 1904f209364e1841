import { expect, test } from 'vitest';
import { createFinder, maxFound } from '../../../../src/islands/search/find-pages.ts';
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
  page('/prices', 'Prices', 'What cards and receipts cost'),
];
const find = createFinder({ pages });
const found = (query: string) => find(query).map(({ href }) => href);

test('A page whose title has the word is found before one whose description has it', () => {
  expect(found('cards')).toEqual(['/cards', '/prices']);
});

test.each([
  ['the beginning of a word', 'mile', '/mileage'],
  ['a misspelt word', 'milage', '/mileage'],
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

test(`A query finds ${maxFound} pages at most`, () => {
  const many = Array.from({ length: 40 }, (_, n) => page(`/${n}`, `Receipt ${n}`));
  expect(createFinder({ pages: many })('receipt')).toHaveLength(maxFound);
});

test('Jobs are found below all other pages, however well they fit', () => {
  const job = { ...page('/jobs/1', 'Receipt engineer', '', ['Receipts']), isJob: true } as const;
  const finder = createFinder({ pages: [job, page('/scanner', 'Scanner', 'Photograph a receipt')] });
  expect(finder('receipt').map(({ href }) => href)).toEqual(['/scanner', '/jobs/1']);
});
