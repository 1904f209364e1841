import { expect, test } from 'vitest';
import { emptyEntries, entriesOf } from '../../../../src/islands/kit/entries-of.ts';
import { createPicture, createSheetForm } from '../../../../src/islands/kit/sheet-form.ts';

const initial = { values: { currency: 'GBP', company: '', meals: '30' }, rows: { item: [1] } };
const example = entriesOf({ company: 'Nordvik', 'item-1-price': '2', 'item-2-price': '4' });

const form = () =>
  createSheetForm('form', {
    key: 'sheet',
    initial,
    fresh: () => ({}),
    beginnings: { example, empty: emptyEntries(['meals']) },
  });

test('A new form is untouched, and an example or empty fields are not what a visitor typed', () => {
  const { isUntouched, isOwn, beginWith, text, rows, ...rest } = form();
  expect([isUntouched.value, isOwn()]).toEqual([true, false]);
  beginWith('example');
  expect([text('company'), text('meals'), rows('item'), isUntouched.value, isOwn()]).toEqual([
    'Nordvik',
    '30',
    [1, 2],
    false,
    false,
  ]);
  beginWith('empty');
  expect([text('company'), text('meals'), rows('item'), isOwn()]).toEqual(['', '', [1], false]);
  rest.begin({ ...initial.values, company: 'Kestrel' });
  expect(isOwn()).toBe(true);
});

test('A visitor who begins with empty fields sees no example any more, until everything is forgotten', () => {
  const { isUntouched, beginWith, forget } = createSheetForm('form', {
    key: 'sheet',
    initial,
    fresh: () => ({}),
    beginnings: { example, empty: { values: {}, rows: {} } },
  });
  beginWith('empty');
  expect(isUntouched.value).toBe(false);
  forget();
  expect(isUntouched.value).toBe(true);
});

test('A list takes 200 rows and more', () => {
  const { addRow, rows } = form();
  for (let count = 1; count < 250; count += 1) addRow('item', 'price');
  expect(rows('item')).toHaveLength(250);
});

test('A list takes no more than 500 rows', () => {
  const { addRow, rows } = form();
  for (let count = 1; count < 510; count += 1) addRow('item', 'price');
  expect(rows('item')).toHaveLength(500);
});

test('A row that is added after another was removed does not have the values of that one', () => {
  const { beginWith, removeRow, addRow, rows, start } = form();
  beginWith('example');
  removeRow('item', 2, 'price');
  addRow('item', 'price');
  expect([rows('item'), start('item-2-price')]).toEqual([[1, 2], undefined]);
});

test('Rows that were filled can be taken back, with their values and nothing else', () => {
  const { fillRows, rows, start, beginWith } = form();
  beginWith('example');
  const takeBack = fillRows('item', [1, 2, 3], { 'item-2-price': '5', 'item-3-price': '6' });
  expect([rows('item'), start('item-2-price'), start('item-3-price')]).toEqual([[1, 2, 3], '5', '6']);
  takeBack();
  expect([rows('item'), start('item-2-price'), start('item-3-price'), start('company')]).toEqual([
    [1, 2],
    '4',
    undefined,
    'Nordvik',
  ]);
});

test('The picture of an example has its values beside the initial ones', () => {
  const { text, rows } = createPicture(initial, example);
  expect([text('currency'), text('company'), text('item-2-price'), rows('item')]).toEqual([
    'GBP',
    'Nordvik',
    '4',
    [1, 2],
  ]);
});
