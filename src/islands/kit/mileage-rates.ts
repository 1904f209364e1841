/** As `Intl` and CLDR name them. */
export const distanceUnits = ['kilometer', 'mile'] as const;
export type DistanceUnit = (typeof distanceUnits)[number];

/** What a country's employers usually pay for a private car: a suggestion to start from, never the law. */
export interface MileageRate {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly unit: DistanceUnit;
  /** In hundredths of the smallest unit, as `reportTotals` takes it. */
  readonly rate: number;
}

/**
 * Countries with one plain rate; the others (FR, IE, IT) go by vehicle and distance and begin empty. GB: HMRC's approved
 * amount for the first 10,000 miles. SE: 25 kr per ten kilometres. NO, FI: state rates of 2026.
 */
const mileageRates: readonly MileageRate[] = [
  { country: 'GB', unit: 'mile', rate: 45_00 },
  { country: 'US', unit: 'mile', rate: 72_50 },
  { country: 'NO', unit: 'kilometer', rate: 530_00 },
  { country: 'SE', unit: 'kilometer', rate: 250_00 },
  { country: 'FI', unit: 'kilometer', rate: 55_00 },
  { country: 'DE', unit: 'kilometer', rate: 30_00 },
  { country: 'AT', unit: 'kilometer', rate: 50_00 },
  { country: 'NL', unit: 'kilometer', rate: 23_00 },
  { country: 'BE', unit: 'kilometer', rate: 43_00 },
  { country: 'ES', unit: 'kilometer', rate: 26_00 },
  { country: 'PT', unit: 'kilometer', rate: 40_00 },
  { country: 'EE', unit: 'kilometer', rate: 50_00 },
  { country: 'LU', unit: 'kilometer', rate: 30_00 },
  { country: 'DK', unit: 'kilometer', rate: 380_00 },
];

/** A country's usual rate; kilometres and no rate where there is no single one. */
export function mileageRateOf(country: string): MileageRate {
  return mileageRates.find((each) => each.country === country) ?? { country, unit: 'kilometer', rate: 0 };
}
