import { expect, test } from 'vitest';
import { journeyAmount, reportTotals, stayAmount } from '../../../../src/islands/expense-report/expense-report.ts';
import { mileageRateOf, mileageRates } from '../../../../src/islands/kit/mileage-rates.ts';
import { perDiemOf, perDiems } from '../../../../src/islands/kit/per-diems.ts';

test('An expense report adds receipts per category and journeys by distance, and takes an advance off', () => {
  const totals = reportTotals({
    expenses: [
      { category: 'Travel', amount: 74_10 },
      { category: 'Meals', amount: 18_40 },
      { category: 'Travel', amount: 5_80 },
    ],
    stays: [],
    // 84.5 and 12 miles at 45p, which is the company's rate.
    journeys: [{ distance: 845 }, { distance: 120 }],
    mileageRate: 45_00,
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
  expect(journeyAmount({ distance: 845 }, 45_00)).toBe(38_03);
  expect(journeyAmount({ distance: 120 }, 45_00)).toBe(5_40);
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

test('The mileage rate of a country with bands, or with a rate that nobody has checked, begins empty', () => {
  expect(mileageRateOf('FR')).toEqual({ country: 'FR', unit: 'kilometer', rate: 0 });
  expect(mileageRateOf('US')).toEqual({ country: 'US', unit: 'mile', rate: 0 });
  expect(mileageRateOf('NO')).toEqual({ country: 'NO', unit: 'kilometer', rate: 530_00 });
});

test.each([...mileageRates, ...perDiems])(
  'The rate of $country by $source has a page that states it, and dates',
  (rate) => {
    expect(new URL(rate.page).protocol).toBe('https:');
    expect(rate.since).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(rate.checked >= rate.since).toBe(true);
  },
);

test('The props of a page have the rate and not where it was read', () => {
  expect(perDiemOf('FI')).toEqual({
    ...{ country: 'FI', currency: 'EUR', rates: [54_00, 25_00], source: 'Verohallinnon päätös 2026 (päiväraha)' },
    since: '2026-01-01',
  });
  expect(perDiemOf('FR')).toBeUndefined();
});

/**
 * Worked examples of the tax authority: HM Revenue & Customs, Employment Income Manual, EIM31350 and EIM31355
 * (https://www.gov.uk/hmrc-internal-manuals/employment-income-manual/eim31355), distances in miles.
 */
test.each([
  ['860 miles at 45p', 860, 45_00, 387_00],
  ['5,000 miles at 45p, the approved amount', 5_000, 45_00, 2_250_00],
  ['5,000 miles at 49p, the employer’s rate', 5_000, 49_00, 2_450_00],
  ['12,000 miles at 35p', 12_000, 35_00, 4_200_00],
])('A journey costs what the British tax authority computes: %s', (_, distance, rate, amount) => {
  expect(journeyAmount({ distance: distance * 10 }, rate)).toBe(amount);
});

test('Two bands of miles cost what the British tax authority computes for a car above 10,000 miles', () => {
  // EIM31355: 10,000 × 45p + 2,000 × 25p = £5,000. The report has one rate, so each band is a report of its own.
  const mileage = (distance: number, mileageRate: number) =>
    reportTotals({ expenses: [], journeys: [{ distance }], stays: [], mileageRate, advance: 0 }).mileage;
  expect(mileage(100_000, 45_00) + mileage(20_000, 25_00)).toBe(5_000_00);
});

// Worked examples of others: an accountants' office in Estonia, and the association of Danish electricians and plumbers.
test.each([
  ['1,000 km at 0.50 € a month (smartfinance.ee, isikliku sõiduauto hüvitis 2025)', 1_000, 50_00, 500_00],
  ['15,000 km at 3.94 kr a year (tekniq.dk, satser 2026)', 15_000, 394_00, 59_100_00],
  ['15,000 km at 3.81 kr a year (tekniq.dk, satser 2025: 1,950 kr less)', 15_000, 381_00, 57_150_00],
])('A journey costs what accountants and an association compute: %s', (_, distance, rate, amount) => {
  expect(journeyAmount({ distance: distance * 10 }, rate)).toBe(amount);
});

/**
 * No tax authority's worked example could be read for days away. These are rates of authorities, computed here, and
 * examples of others, each with its source.
 */
test.each([
  {
    // Computed here from the rates of the General Services Administration, M&IE breakdown 2026: 68 dollars a day, and
    // 51, three quarters, on the first and the last one.
    trip: 'three days in the United States, by the rates of its government',
    stays: [
      { days: 10, rate: 68_00 },
      { days: 20, rate: 51_00 },
    ],
    amount: 170_00,
  },
  {
    // A software firm's example: clockodo.com, Verpflegungspauschale, before meals are taken off, Monday to Thursday.
    trip: 'four days in Germany, as a software firm computes them',
    stays: [
      { days: 20, rate: 14_00 },
      { days: 20, rate: 28_00 },
    ],
    amount: 84_00,
  },
  {
    // An employer's example: University of Stockholm, tjänsteresa inrikes 2020: 240 kr, half of it for a departure after
    // noon.
    trip: 'a departure after noon and a return after 7 p.m. in Sweden, as a university computes them',
    stays: [
      { days: 10, rate: 120_00 },
      { days: 10, rate: 240_00 },
    ],
    amount: 360_00,
  },
  {
    // Computed here by Dienstreise-Erlass 6.11 (Austria): from the fourth hour on 10 euros, and 2.50 for each further hour.
    trip: 'five hours in Austria, by the decree',
    stays: [{ days: 50, rate: 2_50 }],
    amount: 12_50,
  },
])('Days away cost what their source says: $trip', ({ stays, amount }) => {
  expect(reportTotals({ expenses: [], journeys: [], stays, mileageRate: 0, advance: 0 }).perDiem).toBe(amount);
});

test('Days away are paid by the day: two days of travel and the whole day between them', () => {
  // Computed here by § 9 Abs. 4a Satz 3 EStG: 14 euros for each day of arrival and departure, 28 for a whole day.
  const stays = [
    { days: 20, rate: 14_00 },
    { days: 10, rate: 28_00 },
  ];
  const { perDiem, due } = reportTotals({ expenses: [], journeys: [], stays, mileageRate: 0, advance: 6_00 });
  expect([perDiem, due]).toEqual([56_00, 50_00]);
  expect(stayAmount({ days: 25, rate: 15_35 })).toBe(38_38);
});
