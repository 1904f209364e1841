import { expect, test } from 'vitest';
import { removeRow } from '../../../../src/islands/kit/sheet.ts';

test.each([
  { removed: 1, rows: [1, 2, 3], focus: 'item-2-remove' },
  { removed: 3, rows: [1, 2, 3], focus: 'item-2-remove' },
  // The button of the only row is disabled, so it can't have the focus.
  { removed: 1, rows: [1, 2], focus: 'item-2-description' },
  { removed: 2, rows: [1, 2], focus: 'item-1-description' },
])('When row $removed of $rows is removed, the focus goes to $focus', ({ removed, rows, focus }) => {
  const sheet = removeRow('item', removed, 'description')({ values: {}, rows: { item: rows } });
  expect(sheet.focus).toEqual({ name: focus });
});
