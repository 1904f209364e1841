export type NumberFault = 'not-a-number' | 'negative' | 'too-large';
export type ParsedNumber =
  | { readonly ok: true; readonly value: number }
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
 * Parsed values must be smaller than this: ten billion in hundredths. The sum of a hundred such values is still exact
 * as a JavaScript number.
 */
const limit = 1_000_000_000_000n;

/**
 * Parses a number as people type it: `1,284.50`, `1.284,50`, `1 284,5`, `£1284.50`, `20 %`. If point and comma both
 * occur, the last one is the decimal sign. If only one of them occurs, it is the decimal sign too, except where it
 * groups thousands: if it occurs more than once, or if it is not the locale's decimal sign and exactly three digits
 * follow.
 */
export function parseDecimal(text: string, { decimalSign, digits }: NumberShape): ParsedNumber {
  const [, minus, body] = /^([-−–]?)\+?([\d.,]*\d[\d.,]*)$/.exec(text.replace(units, '')) ?? [];
  const parts = body === undefined ? undefined : splitDecimal(body, decimalSign);
  if (!parts) return { ok: false, fault: 'not-a-number' };
  const value = scale(parts, digits);
  if (minus && value > 0n) return { ok: false, fault: 'negative' };
  if (value >= limit) return { ok: false, fault: 'too-large' };
  return { ok: true, value: Number(value) };
}

/** Units and separators that people type beside or inside a number. The parser ignores them. */
const units = /[\s'’%]|\p{Sc}|[A-Z]{3}|kr\.?/gu;

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
  return sign !== decimalSign && /^\d{1,3}[.,]\d{3}$/.test(body);
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
