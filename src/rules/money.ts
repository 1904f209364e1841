/** An amount in the currency's smallest unit: 1,284.50 pounds are 128450. */
export type Minor = number;

/** A percentage in hundredths of a per cent: 25.5 % are 2550. */
export type Rate = number;

/** The rate of 100 %, in hundredths of a per cent. */
export const hundredPerCent: Rate = 100_00;

/** The currencies of the site that have no smaller unit (ISO 4217). */
const withoutMinorUnit: ReadonlySet<string> = new Set(['ISK']);

/** The number of decimals in a currency's amounts. */
export function minorDigits(currency: string): 0 | 2 {
  return withoutMinorUnit.has(currency) ? 0 : 2;
}

/**
 * Multiplies whole numbers, divides by another one and rounds half up. No number may be negative: the division of BigInt
 * rounds towards zero. Calculates with BigInt, because the product of an amount, a quantity and a rate can
 * exceed the largest safe integer.
 */
export function multiplyDivide(factors: readonly number[], divisor: number): number {
  const product = factors.reduce((product, factor) => product * BigInt(factor), 1n);
  const by = BigInt(divisor);
  return Number((2n * product + by) / (2n * by));
}

export function sum(amounts: Iterable<number>): number {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}
