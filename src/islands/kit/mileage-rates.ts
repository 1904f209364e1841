import type { RateSource } from './rate-source.ts';

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
 * The rates of countries that have one rate for all cars and for the first kilometres or miles of a year: HMRC's holds for
 * 10,000 miles, the Danish one for 20,000 kilometres. The field is empty at first in countries whose rates depend on the
 * vehicle (FR, IE, IT), and in BE and US, whose rates of this year could not be read.
 */
export const mileageRates: readonly (Omit<MileageRate, 'unit'> & RateSource)[] = [
  {
    country: 'AT',
    rate: 50_00,
    source: 'Progressionsabgeltungsgesetz 2025 (Kilometergeld)',
    since: '2025-01-01',
    page: 'https://www.ihre-steuerberatung.at/progressionsabgeltungsgesetz-2025-beschlossen',
    checked: '2026-11-23',
  },
  {
    country: 'DE',
    rate: 30_00,
    source: '§ 9 Abs. 1 Satz 3 Nr. 4a EStG, § 5 BRKG (Wegstreckenentschädigung)',
    since: '2014-01-01',
    page: 'https://factorialhr.de/blog/kilometerpauschale-2024',
    checked: '2026-11-23',
  },
  {
    country: 'DK',
    rate: 394_00,
    source: 'Skatterådet, satser 2026 (befordringsgodtgørelse)',
    since: '2026-01-01',
    page: 'https://www.tekniq.dk/nyheder/se-satserne-for-skattefrie-koerepenge-og-diaeter-i-2026',
    checked: '2026-11-23',
  },
  {
    country: 'EE',
    rate: 50_00,
    source: 'Tulumaksuseadus § 13 lg 3 p 2',
    since: '2025-01-01',
    page: 'https://www.cobalt.legal/et/?p=50601',
    checked: '2026-11-23',
  },
  {
    country: 'ES',
    rate: 26_00,
    source: 'Orden HFP/792/2023',
    since: '2023-07-17',
    page: 'https://www.riverogustafson.com/la-exoneracion-de-gravamen-de-las-asignaciones-para-gastos-de-locomocion-se-incrementa-de-019-al-026-euros-por-kilometro-recorrido/',
    checked: '2026-11-23',
  },
  {
    country: 'FI',
    rate: 55_00,
    source: 'Verohallinnon päätös 2026 (kilometrikorvaus)',
    since: '2026-01-01',
    page: 'https://taloushallintoliitto.fi/tietopankki/yrityksen-muistilista-vuodelle-2026/matkakustannusten-korvaukset/',
    checked: '2026-11-23',
  },
  {
    country: 'GB',
    rate: 55_00,
    source: 'HMRC approved mileage allowance payments 2026/27',
    since: '2026-04-06',
    page: 'https://mooreks.co.uk/insights/new-mileage-allowance-rates-what-employers-need-to-do-now/',
    checked: '2026-11-23',
  },
  {
    country: 'LU',
    rate: 30_00,
    source: 'Règlement grand-ducal du 14 juin 2015',
    since: '2015-07-01',
    page: 'https://www.rsm.global/luxembourg/news/Lump-sum-travel-allowance-business-trips-employees-car',
    checked: '2026-11-23',
  },
  {
    country: 'NL',
    rate: 23_00,
    source: 'Belastingdienst, onbelaste kilometervergoeding 2026',
    since: '2024-01-01',
    page: 'https://vanpasse.nl/kennisbank/aftrekposten/kilometervergoeding-zzp',
    checked: '2026-11-23',
  },
  {
    country: 'NO',
    rate: 530_00,
    source: 'Særavtale om dekning av utgifter til reise og kost innenlands 2026',
    since: '2026-01-01',
    page: 'https://easya.no/nyhetsbrev',
    checked: '2026-11-23',
  },
  {
    country: 'PT',
    rate: 40_00,
    source: 'Portaria 1553-D/2008',
    since: '2024-01-01',
    page: 'https://aipor.pt/6733',
    checked: '2026-11-23',
  },
  // Sweden: 25 kronor for a Swedish mile, which is ten kilometres.
  {
    country: 'SE',
    rate: 250_00,
    source: 'Skatteverket, milersättning för egen bil',
    since: '2023-01-01',
    page: 'https://fastigo.se/formaner/bilersattning-vid-tjanstekorning-med-egen-bil/',
    checked: '2026-11-23',
  },
];

/** Countries that count miles. */
const countriesWithMiles: ReadonlySet<string> = new Set(['GB', 'US']);

/** Returns a country's usual mileage rate. For a country that is not in the table the rate is 0. */
export function mileageRateOf(country: string): MileageRate {
  const found = mileageRates.find((each) => each.country === country);
  return { country, unit: countriesWithMiles.has(country) ? 'mile' : 'kilometer', rate: found?.rate ?? 0 };
}
