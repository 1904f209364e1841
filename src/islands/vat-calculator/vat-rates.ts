import type { Rate } from '../../rules/money.ts';

/** A country's VAT rates. */
export interface VatRates {
  /** ISO 3166-1 alpha-2 code of the country. */
  readonly country: string;
  /** ISO 4217 code of the country's currency. */
  readonly currency: string;
  readonly standard: Rate;
  /** The reduced rates, the highest first. */
  readonly reduced: readonly Rate[];
  /** Super-reduced, zero and parking rates. */
  readonly other: readonly Rate[];
}

/**
 * The day on which the VAT rates were last compared with their sources: the Commission's "Taxes in Europe" database for
 * the standard rates of the 27 member states, a survey of the reduced rates, and national authorities for the other
 * countries.
 */
export const vatRatesAsOf = '2026-09-23';

/**
 * The VAT rates of the 27 member states of the EU, then of GB, NO, IS, LI and CH. The table doesn't say which goods
 * have which rate, because that differs by country.
 */
export const vatRates: readonly VatRates[] = [
  rates('AT', 20, [13, 10], [4.9]),
  rates('BE', 21, [12, 6]),
  rates('BG', 20, [9]),
  rates('CY', 19, [9, 5], [3]),
  rates('CZ', 21, [12], [0], 'CZK'),
  rates('DE', 19, [7], [0]),
  rates('DK', 25, [], [0], 'DKK'),
  rates('EE', 24, [13, 9]),
  rates('ES', 21, [10], [4]),
  rates('FI', 25.5, [13.5, 10]),
  rates('FR', 20, [10, 5.5], [2.1]),
  rates('GR', 24, [13, 6]),
  rates('HR', 25, [13, 5]),
  rates('HU', 27, [18, 5], [], 'HUF'),
  rates('IE', 23, [13.5, 9], [4.8]),
  rates('IT', 22, [10, 5], [4]),
  rates('LT', 21, [12, 5]),
  rates('LU', 17, [14, 8], [3]),
  rates('LV', 21, [12, 5]),
  rates('MT', 18, [7, 5], [12]),
  rates('NL', 21, [9]),
  rates('PL', 23, [8, 5], [], 'PLN'),
  rates('PT', 23, [13, 6]),
  rates('RO', 21, [11], [], 'RON'),
  rates('SE', 25, [12, 6], [], 'SEK'),
  rates('SI', 22, [9.5, 5]),
  rates('SK', 23, [19, 5]),
  rates('GB', 20, [5], [0], 'GBP'),
  rates('NO', 25, [15, 12], [0], 'NOK'),
  rates('IS', 24, [11], [], 'ISK'),
  rates('LI', 8.1, [3.8, 2.6], [], 'CHF'),
  rates('CH', 8.1, [3.8, 2.6], [], 'CHF'),
];

/** Returns a country's VAT rates. Undefined for a country that has no VAT, such as the United States. */
export function vatRatesOf(country: string): VatRates | undefined {
  return vatRates.find((each) => each.country === country);
}

/** All VAT rates of a country, the standard rate first. */
export function allRates({ standard, reduced, other }: VatRates): Rate[] {
  return [standard, ...reduced, ...other];
}

function rates(country: string, standard: number, reduced: number[], other: number[] = [], currency = 'EUR'): VatRates {
  return {
    country,
    currency,
    standard: hundredths(standard),
    reduced: reduced.map(hundredths),
    other: other.map(hundredths),
  };
}

function hundredths(perCent: number): Rate {
  return Math.round(perCent * 100);
}
