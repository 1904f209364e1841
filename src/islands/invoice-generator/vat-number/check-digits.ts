/** The digits of a text, each times its weight, added up. */
export function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
}

/** True if the digits with their weights add up to a multiple of `modulus`. The check digit has a weight, too. */
export function isMultiple(digits: string, weights: readonly number[], modulus: number): boolean {
  return weighted(digits, weights) % modulus === 0;
}

/** True if the last digit is the check digit of the others by Luhn's algorithm (ISO/IEC 7812-1). */
export function isLuhn(digits: string): boolean {
  return (luhnSum(digits.slice(0, -1)) + Number(digits.at(-1))) % 10 === 0;
}

/** Luhn's sum of digits whose check digit would follow: every second digit from the right counts twice. */
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
