/** The sum of the digits of a text, each multiplied by its weight. */
export function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
}

/** True if the sum of the weighted digits is a multiple of `modulus`. The check digit has a weight, too. */
export function isMultiple(digits: string, weights: readonly number[], modulus: number): boolean {
  return weighted(digits, weights) % modulus === 0;
}

/** True if the last digit is the check digit of the others by Luhn's algorithm (ISO/IEC 7812-1). */
export function isLuhn(digits: string): boolean {
  return (luhnSum(digits.slice(0, -1)) + Number(digits.at(-1))) % 10 === 0;
}

/** Luhn's sum of digits that have no check digit yet: every second digit counts twice, beginning with the last. */
export function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((total, digit, place) => total + crossSum(Number(digit) * (2 - (place % 2))), 0);
}

function crossSum(number: number): number {
  return number > 9 ? number - 9 : number;
}

/** True if the last digit is the check digit of the others by ISO/IEC 7064 (MOD 11,10). */
export function isMod1110(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    product = (((Number(digit) + product) % 10 || 10) * 2) % 11;
  }
  return (product + Number(digits.at(-1))) % 10 === 1;
}
