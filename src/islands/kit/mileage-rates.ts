/** The names of the units in `Intl` and CLDR. */
export const distanceUnits = ['kilometer', 'mile'] as const;
export type DistanceUnit = (typeof distanceUnits)[number];

/** The rate that employers of a country usually pay for a private car. It is a suggestion and not the law. */
export interface MileageRate {
  /** ISO 3166-1 alpha-2 code of the country. */
  readonly country: string;
  readonly unit: DistanceUnit;
  /** Hundredths of the smallest unit of the currency, as in `reportTotals`. */
  readonly rate: number;
}

/**
 * Countries with one plain rate. The rates of others (FR, IE, IT) depend on vehicle and distance, so their field begins
 * empty. GB: HMRC's approved amount for the first 10,000 miles. SE: 25 kr per ten kilometres. NO, FI: state rates of
 * 2026.
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

/** A country's usual rate. A country without a single rate has kilometres and no rate. */
export function mileageRateOf(country: string): MileageRate {
  return mileageRates.find((each) => each.country === country) ?? { country, unit: 'kilometer', rate: 0 };
}
