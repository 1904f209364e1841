/** The units of distance, by their names in `Intl` and CLDR. */
export const distanceUnits = ['kilometer', 'mile'] as const;
export type DistanceUnit = (typeof distanceUnits)[number];

/**
 * The mileage rate that employers in a country usually pay for a private car. The rate is a suggestion and not the law.
 */
export interface MileageRate {
  /** ISO 3166-1 alpha-2 code of the country. */
  readonly country: string;
  readonly unit: DistanceUnit;
  /** The amount per kilometre or mile, in hundredths of the currency's smallest unit. */
  readonly rate: number;
}

/**
 * The rates of countries that have one rate for all cars and distances. The rates of other countries (FR, IE, IT)
 * depend on vehicle and distance, so the rate's field is empty at first. GB: HMRC's approved amount for the first
 * 10,000 miles. SE: 25 kr per ten kilometres. NO, FI: state rates of 2026.
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

/**
 * Returns a country's usual mileage rate. For a country that is not in the table, the unit is the kilometre and the
 * rate is 0.
 */
export function mileageRateOf(country: string): MileageRate {
  return mileageRates.find((each) => each.country === country) ?? { country, unit: 'kilometer', rate: 0 };
}
