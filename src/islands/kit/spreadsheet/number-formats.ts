import { minorDigits } from '../../../rules/money.ts';

/** The number formats of a sheet, in the notation of Excel's files. The program that opens the file draws the signs. */
export interface NumberFormats {
  /** An amount without its currency. */
  readonly amount: string;
  /** An amount with its currency, on the side where the locale writes it. */
  readonly money: string;
  /** A unit price with up to two decimals more than an amount. */
  readonly price: string;
  /** A number with as many decimals as it has. */
  readonly number: string;
  readonly percent: string;
  /** A day in the order and with the signs of the locale: `dd/mm/yyyy`, `dd.mm.yyyy`. */
  readonly date: string;
}

/** The number formats for a language and a currency. */
export function numberFormats(htmlLang: string, currency: string): NumberFormats {
  const decimals = minorDigits(currency) === 0 ? '' : '.00';
  const amount = `#,##0${decimals}`;
  return {
    amount,
    money: moneyFormat(htmlLang, currency, amount),
    price: decimals === '' ? 'General' : `${amount}##`,
    number: 'General',
    percent: '0.0%',
    date: dateFormat(htmlLang),
  };
}

function moneyFormat(htmlLang: string, currency: string, amount: string): string {
  const parts = new Intl.NumberFormat(htmlLang, { style: 'currency', currency }).formatToParts(1);
  const types = parts.map(({ type }) => type);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  const space = types.includes('literal') ? ' ' : '';
  const isBefore = types.indexOf('currency') < types.indexOf('integer');
  return isBefore ? `${quoted(sign + space)}${amount}` : `${amount}${quoted(space + sign)}`;
}

/**
 * A text in quotation marks, as a part of a number format. Quotation marks inside it are removed; no currency's name
 * has any.
 */
function quoted(text: string): string {
  return `"${text.replaceAll('"', '')}"`;
}

/** The day, month and year in the locale's order, with two and four digits, so that all dates of a column are aligned. */
function dateFormat(htmlLang: string): string {
  const parts = new Intl.DateTimeFormat(htmlLang, { day: '2-digit', month: '2-digit', year: 'numeric' });
  const letters: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = { day: 'dd', month: 'mm', year: 'yyyy' };
  return parts
    .formatToParts(0)
    .map(({ type, value }) => letters[type] ?? (value === '/' || value === '-' ? value : escaped(value)))
    .join('');
}

/** The characters between the parts of a date, each escaped: an unescaped point would be a decimal sign. */
function escaped(text: string): string {
  return Array.from(text.replace(/\s/g, ' '), (sign) => `\\${sign}`).join('');
}
