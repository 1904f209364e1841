import { expect, test } from 'vitest';
import { reportTotals } from '../../../../src/islands/expense-report/expense-report.ts';
import { mileageRateOf } from '../../../../src/islands/kit/mileage-rates.ts';

test('receipts are added per category, journeys by their distance, and an advance is taken off', () => {
  const totals = reportTotals({
    expenses: [
      { category: 'Travel', amount: 74_10 },
      { category: 'Meals', amount: 18_40 },
      { category: 'Travel', amount: 5_80 },
    ],
    // 84.5 and 12 miles at 45p
    journeys: [{ distance: 845 }, { distance: 120 }],
    mileageRate: mileageRateOf('GB').rate,
    advance: 50_00,
  });
  expect(totals).toEqual({
    categories: [
      { category: 'Travel', amount: 79_90 },
      { category: 'Meals', amount: 18_40 },
    ],
    expenses: 98_30,
    journeys: [38_03, 5_40],
    distance: 965,
    mileage: 43_43,
    total: 141_73,
    due: 91_73,
  });
});

test('nothing filled in is nothing to pay', () => {
  expect(reportTotals({ expenses: [], journeys: [], mileageRate: 0, advance: 0 })).toMatchObject({ total: 0, due: 0 });
});

test('an advance larger than the report goes back', () => {
  expect(reportTotals({ expenses: [], journeys: [], mileageRate: 0, advance: 20_00 }).due).toBe(-20_00);
});

test('a country with bands instead of one rate begins without a suggestion', () => {
  expect(mileageRateOf('FR')).toEqual({ country: 'FR', unit: 'kilometer', rate: 0 });
  expect(mileageRateOf('NO')).toMatchObject({ unit: 'kilometer', rate: 530_00 });
});
