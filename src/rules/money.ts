/** An amount in the currency's smallest unit: 1,284.50 pounds are 128450. */
export type Minor = number;

/** A percentage in hundredths of a per cent: 25.5 % are 2550. */
export type Rate = number;

/** The whole, as a rate. */
export const hundredPerCent: Rate = 100_00;

/** ISO 4217: the only one of our currencies without a smaller unit. */
const withoutMinorUnit: ReadonlySet<string> = new Set(['ISK']);

/** Decimals of a currency's amounts. */
export function minorDigits(currency: string): 0 | 2 {
  return withoutMinorUnit.has(currency) ? 0 : 2;
}

/**
 * The product of whole numbers divided by another, rounded half up. Exact on the way: the product of an amount, a quantity
 * and a rate is more than a number holds.
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
