/**
 * Replaces the hyphen in a formatted negative number by the minus sign, which is as wide as a digit: `-£9` to `−£9`. For
 * most languages `Intl` writes the hyphen of the keyboard (Unicode CLDR).
 */
export function withMinusSign(formatted: string): string {
  return formatted.replace('-', '−');
}
