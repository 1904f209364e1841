/**
 * The remainder of a text after division by 97, by ISO/IEC 7064 (MOD 97-10): each letter counts as a number, from A as 10
 * to Z as 35. Four characters move from the beginning to the end first, as ISO 13616 and ISO 11649 require. The check
 * digits are right if the remainder is 1.
 */
export function mod97(text: string): number {
  let remainder = 0;
  for (const sign of text.slice(4) + text.slice(0, 4)) {
    for (const digit of String(Number.parseInt(sign, 36))) remainder = (remainder * 10 + Number(digit)) % 97;
  }
  return remainder;
}
