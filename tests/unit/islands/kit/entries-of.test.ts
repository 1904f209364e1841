import { expect, test } from 'vitest';
import { emptyEntries, entriesOf } from '../../../../src/islands/kit/entries-of.ts';

test('The rows of an example follow from the names of its values', () => {
  const values = {
    company: 'Nordvik',
    'item-1-price': '2',
    'item-1-rate': '20',
    'item-3-price': '4',
    'stay-2-days': '1',
  };
  expect(entriesOf(values)).toEqual({ values, rows: { item: [1, 3], stay: [2] } });
});

test('Empty entries empty the named fields and leave the others', () => {
  expect(emptyEntries(['meals', 'hotel'])).toEqual({ values: { meals: '', hotel: '' }, rows: {} });
});
