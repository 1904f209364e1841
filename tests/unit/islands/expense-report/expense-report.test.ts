import { expect, test } from 'vitest';
import { journeyAmount, reportTotals, stayAmount } from '../../../../src/islands/expense-report/expense-report.ts';
import { mileageRateOf } from '../../../../src/islands/kit/mileage-rates.ts';

test('An expense report adds receipts per category and journeys by distance, and takes an advance off', () => {
  const totals = reportTotals({
    expenses: [
      { category: 'Travel', amount: 74_10 },
      { category: 'Meals', amount: 18_40 },
      { category: 'Travel', amount: 5_80 },
    ],
    stays: [],
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
    distance: 965,
    perDiem: 0,
    mileage: 43_43,
    total: 141_73,
    due: 91_73,
  });
});

test('The amount of a journey is rounded half up', () => {
  const { rate } = mileageRateOf('GB');
  expect(journeyAmount({ distance: 845 }, rate)).toBe(38_03);
  expect(journeyAmount({ distance: 120 }, rate)).toBe(5_40);
});

test('An empty expense report has nothing to pay', () => {
  expect(reportTotals({ expenses: [], journeys: [], stays: [], mileageRate: 0, advance: 0 })).toMatchObject({
    total: 0,
    due: 0,
  });
});

test('An advance larger than the expense report goes back', () => {
  expect(reportTotals({ expenses: [], journeys: [], stays: [], mileageRate: 0, advance: 20_00 }).due).toBe(-20_00);
});

test('The mileage rate of a country with bands begins empty', () => {
  expect(mileageRateOf('FR')).toEqual({ country: 'FR', unit: 'kilometer', rate: 0 });
  expect(mileageRateOf('NO')).toMatchObject({ unit: 'kilometer', rate: 530_00 });
});

test('Days away are paid by the day: two days of travel and the whole day between them', () => {
  // § 9 Abs. 4a Satz 3 EStG: 14 euros for each day of arrival and departure, 28 for a whole day.
  const stays = [
    { days: 20, rate: 14_00 },
    { days: 10, rate: 28_00 },
  ];
  const { perDiem, due } = reportTotals({ expenses: [], journeys: [], stays, mileageRate: 0, advance: 6_00 });
  expect([perDiem, due]).toEqual([56_00, 50_00]);
  expect(stayAmount({ days: 25, rate: 15_35 })).toBe(38_38);
});
