/**
 * The remainder of a text after division by 97, by ISO/IEC 7064 (MOD 97-10): each letter counts as a number, from A as 10
 * to Z as 35.
 */
export function mod97(text: string): number {
  let remainder = 0;
  for (const sign of text) {
    for (const digit of String(Number.parseInt(sign, 36))) remainder = (remainder * 10 + Number(digit)) % 97;
  }
  return remainder;
}

/**
 * True if the check digits of an IBAN or of a creditor reference are right. The first four characters move to the end
 * before the division, as ISO 13616 and ISO 11649 require.
 */
export function hasRightCheckDigits(text: string): boolean {
  return mod97(text.slice(4) + text.slice(0, 4)) === 1;
}
