import { expect, test } from 'vitest';
import { fillIn, placeholdersIn, pluralsIn, unfilledIn } from '../../../src/rules/fill-in.ts';
import { quantityOf } from '../../../src/rules/quantity.ts';

const people = '{count, plural, one {# person} other {# people}}, {amount} a month';
const in_ = (htmlLang: string, value: number, text: string) => fillIn(text, { count: quantityOf(value, htmlLang) });

test('A placeholder gets its value, and one without a value stays visible', () => {
  expect(fillIn('VAT {rate} on {amount}', { rate: '20%' })).toBe('VAT 20% on {amount}');
  expect(fillIn('{constructor}', {})).toBe('{constructor}');
});

test('A count chooses its plural form, and is written as the locale does', () => {
  const filled = (count: number) => fillIn(people, { count: quantityOf(count, 'en-GB'), amount: '£9' });
  expect([1, 2, 1250].map(filled)).toEqual([
    '1 person, £9 a month',
    '2 people, £9 a month',
    '1,250 people, £9 a month',
  ]);
});

test('Languages choose their forms by their own rules', () => {
  const polish = '{count, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}}';
  expect([1, 3, 5, 22].map((count) => in_('pl-PL', count, polish))).toEqual([
    '1 osoba',
    '3 osoby',
    '5 osób',
    '22 osoby',
  ]);
  const french = '{count, plural, one {# page} other {# pages}}';
  expect([0, 1, 2].map((count) => in_('fr-FR', count, french))).toEqual(['0 page', '1 page', '2 pages']);
});

test('A form that the text lacks is replaced by "other", and so is the form of words', () => {
  expect(in_('pl-PL', 3, '{count, plural, one {# osoba} other {# osób}}')).toBe('3 osób');
  expect(fillIn(people, { count: '—', amount: '—' })).toBe('— people, — a month');
});

test('A form may have placeholders, and a value may have the letters of one', () => {
  const text = '{count, plural, one {# day for {name}} other {# days for {name}}}';
  expect(fillIn(text, { count: quantityOf(1, 'en-GB'), name: '$& #' })).toBe('1 day for $& #');
});

test('The words of a value are not filled in again', () => {
  const text = '{company, plural, other {#: {company} and {place}}} {place}';
  expect(fillIn(text, { company: '{place} #', place: '{company}' })).toBe(
    '{place} #: {place} # and {company} {company}',
  );
});

test('A malformed text stays as it is', () => {
  for (const text of ['{count, plural, one {# person}', '{count, select, a {b}}', '{count, plural}']) {
    expect(in_('en-GB', 1, text)).toBe(text);
    expect(pluralsIn(text)).toEqual([]);
  }
});

test('The names of placeholders and of their forms can be asked for', () => {
  expect(placeholdersIn(people)).toEqual(['count', 'amount']);
  expect(pluralsIn(people)).toEqual([{ name: 'count', forms: ['one', 'other'] }]);
});

test('What nothing fills in can be asked for: unknown names, in plural forms too, and the text around placeholders', () => {
  const text = '{amuont} for {coun, plural, one {# {what}} other {# people}}, {amount} { count }';
  expect(unfilledIn(text, ['amount', 'count'])).toEqual({
    unknown: ['amuont', 'coun', 'what'],
    rest: ' for ,  { count }',
  });
  expect(unfilledIn(people, ['amount', 'count']).unknown).toEqual([]);
});

test('A long text of nothing but braces is read at once', () => {
  const started = performance.now();
  for (const part of ['{x, plural, a{', '{b}', '{x, plural, one {# a} ', ' ', '{']) fillIn(part.repeat(20_000), {});
  expect(performance.now() - started).toBeLessThan(2000);
});
