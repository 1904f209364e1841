export type NumberFault = 'not-a-number' | 'negative' | 'too-large';
export type ParsedNumber =
  /** `isRounded` is true if the text has more decimals than the value keeps, other than zeros. */
  | { readonly ok: true; readonly value: number; readonly isRounded: boolean }
  | { readonly ok: false; readonly fault: NumberFault };

export interface NumberShape {
  /** The decimal sign of the visitor's locale. */
  readonly decimalSign: '.' | ',';
  /**
   * How many decimals the result keeps. The result is an integer: with 2, `1.5` becomes 150 (hundredths). Further
   * decimals are rounded half up.
   */
  readonly digits: number;
}

/**
 * The maximum number of digits before the decimal sign. Numbers must be smaller than ten billion, as the error says,
 * however many decimals they keep. The sum of a thousand amounts in hundredths is still exact as a JavaScript number.
 */
export const maxWholeDigits = 10;

/**
 * Parses a number as people type it: `1,284.50`, `1.284,50`, `1 284,5`, `£1284.50`, `20 %`. If point and comma both
 * occur, the last one is the decimal sign. If only one of them occurs, it is the decimal sign too, except where it
 * groups thousands: if it occurs more than once, or if it is not the locale's decimal sign and exactly three digits
 * follow. Nobody writes thousands that begin with 0: the sign in `0.125` is a decimal sign everywhere. A text with two
 * numbers, as from two cells of a spreadsheet, is refused: `480.00 420`.
 */
export function parseDecimal(text: string, { decimalSign, digits }: NumberShape): ParsedNumber {
  if (twoNumbers.test(text)) return { ok: false, fault: 'not-a-number' };
  const [, minus, body] = /^([-−–]?)\+?([\d.,]*\d[\d.,]*)$/.exec(text.replace(units, '')) ?? [];
  const parts = body === undefined ? undefined : splitDecimal(body, decimalSign);
  if (!parts) return { ok: false, fault: 'not-a-number' };
  const value = scale(parts, digits);
  if (minus && value > 0n) return { ok: false, fault: 'negative' };
  if (value >= 10n ** BigInt(maxWholeDigits + digits)) return { ok: false, fault: 'too-large' };
  return { ok: true, value: Number(value), isRounded: /[1-9]/.test(parts.fraction.slice(digits)) };
}

/** Units and separators that people type beside or inside a number. The parser ignores them. */
const unit = String.raw`(?:[\s'’%]|\p{Sc}|[A-Z]{3}|kr\.?)`;
const units = new RegExp(unit, 'gu');

/**
 * Between the digits of one number there is at most one space or apostrophe before each three digits of the whole part.
 * There is no space in a number that begins with 0: `0 125`.
 */
const group = String.raw`[ \u00a0\u2009\u202f'’]\d{3}(?!\d)`;
const twoNumbers = new RegExp(String.raw`\d[.,]\d*${unit}+\d|\d(?!${group})${unit}+\d|^\D*0\d*\s\d`, 'u');

interface Parts {
  readonly whole: string;
  readonly fraction: string;
}

function splitDecimal(body: string, decimalSign: string): Parts | undefined {
  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','));
  const sign = body[last];
  if (sign === undefined) return { whole: body, fraction: '' };
  if (isGrouping(body, sign, decimalSign)) return withoutGroups(body, sign, '');
  return withoutGroups(body.slice(0, last), sign === '.' ? ',' : '.', body.slice(last + 1));
}

function isGrouping(body: string, sign: string, decimalSign: string): boolean {
  const count = body.split(sign).length - 1;
  if (count > 1) return true;
  return sign !== decimalSign && /^[1-9]\d{0,2}[.,]\d{3}$/.test(body);
}

function withoutGroups(whole: string, sign: string, fraction: string): Parts | undefined {
  const groups = whole.split(sign);
  const isWellFormed = groups.every((group, index) => (index === 0 ? /^\d*$/ : /^\d{3}$/).test(group));
  return isWellFormed ? { whole: groups.join(''), fraction } : undefined;
}

function scale({ whole, fraction }: Parts, digits: number): bigint {
  const kept = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  return kept + (Number(fraction[digits] ?? 0) >= 5 ? 1n : 0n);
}
