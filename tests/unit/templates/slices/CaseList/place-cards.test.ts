import { expect, test } from 'vitest';
import { placeCards } from '../../../../../src/templates/slices/CaseList/place-cards.ts';

test.each([
  [0, []],
  [1, [12]],
  [2, [7, 5]],
  [3, [4, 4, 4]],
  [4, [7, 5, 5, 7]],
  [5, [7, 5, 4, 4, 4]],
  [6, [7, 5, 5, 7, 7, 5]],
  [8, [7, 5, 4, 4, 4, 4, 4, 4]],
  [12, [7, 5, 4, 4, 4, 5, 7, 4, 4, 4, 7, 5]],
])('%i cards stand in rows that are full', (count, spans) => {
  expect(placeCards(count)).toEqual(spans);
});
