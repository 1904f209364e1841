import type { Minor } from '../../rules/money.ts';

/** What a country lets employers pay for a day of travel at home without receipts. */
export interface PerDiem {
  /** ISO 3166-1 alpha-2 code of the country. */
  readonly country: string;
  readonly currency: string;
  /** The amounts of a day, the highest first: most countries have lower ones for a part of a day. */
  readonly rates: readonly Minor[];
  /** The law or the authority's publication, by its own name. */
  readonly source: string;
  /** The ISO date since which the rates are in force. */
  readonly since: string;
}

/**
 * Only rates whose source is certain. In the other countries of the site the rate changes every year (BE, DK, FI, FR,
 * IE, LU, NO, PT, SE, US), or there is none for travel at home (NL, EE): visitors type the rate of their employer.
 */
const perDiems: readonly PerDiem[] = [
  // More than 24 hours, and 8 hours or a day of arrival or departure.
  {
    country: 'DE',
    currency: 'EUR',
    rates: [28_00, 14_00],
    source: '§ 9 Abs. 4a EStG (Verpflegungspauschale)',
    since: '2020-01-01',
  },
  { country: 'AT', currency: 'EUR', rates: [30_00], source: '§ 26 Z 4 EStG 1988 (Tagesgeld)', since: '2025-01-01' },
  // With and without a night away.
  {
    country: 'ES',
    currency: 'EUR',
    rates: [53_34, 26_67],
    source: 'Real Decreto 439/2007, art. 9.A.3 (manutención)',
    since: '2007-04-01',
  },
  // Outside the municipality, board and lodging not paid otherwise.
  { country: 'IT', currency: 'EUR', rates: [46_48], source: 'Art. 51, comma 5, TUIR (trasferta)', since: '2002-01-01' },
  // Fifteen hours and past 8 p.m., ten hours, five hours.
  {
    country: 'GB',
    currency: 'GBP',
    rates: [25_00, 10_00, 5_00],
    source: 'HMRC benchmark scale rates (EIM05231)',
    since: '2016-04-06',
  },
];

/** The rates of a country. Undefined if this site knows none that is certain. */
export function perDiemOf(country: string): PerDiem | undefined {
  return perDiems.find((each) => each.country === country);
}
