import { hundredPerCent, type Minor, multiplyDivide, type Rate, sum } from '../../rules/money.ts';

/** Decimals of a quantity: 1.5 days, 0.125 tonnes. */
export const quantityDigits = 3;

/** Prices have two decimals more than amounts: screws cost 0.0149 each. */
export const priceExtraDigits = 2;

export interface InvoiceLine {
  /** The quantity in thousandths. */
  readonly quantity: number;
  /** The price without VAT, in hundredths of the smallest unit. */
  readonly price: number;
  readonly rate: Rate;
}

/** The sum of the lines with one VAT rate, and the VAT on it. */
export interface RateGroup {
  readonly rate: Rate;
  readonly net: Minor;
  readonly tax: Minor;
}

export interface InvoiceTotals {
  /** The amount of each line, in the order of the lines. */
  readonly amounts: readonly Minor[];
  readonly net: Minor;
  /** The groups by VAT rate, the highest rate first. */
  readonly groups: readonly RateGroup[];
  readonly tax: Minor;
  readonly total: Minor;
}

/**
 * The totals of an invoice. Each line is rounded to the smallest unit, and VAT once per rate on the sum of its lines.
 * This is the method of article 226 (8-10) of directive 2006/112/EC, which requires taxable amount and VAT per rate.
 */
export function invoiceTotals(lines: readonly InvoiceLine[]): InvoiceTotals {
  const amounts = lines.map(lineAmount);
  const groups = [...new Set(lines.map(({ rate }) => rate))]
    .sort((a, b) => b - a)
    .map((rate) =>
      rateGroup(
        rate,
        amounts.filter((_, index) => lines[index]?.rate === rate),
      ),
    );
  const net = sum(amounts);
  const tax = sum(groups.map((group) => group.tax));
  return { amounts, net, groups, tax, total: net + tax };
}

/** Quantity × price, rounded half up. */
export function lineAmount({ quantity, price }: InvoiceLine): Minor {
  return multiplyDivide([quantity, price], 10 ** (quantityDigits + priceExtraDigits));
}

function rateGroup(rate: Rate, amounts: readonly Minor[]): RateGroup {
  const net = sum(amounts);
  return { rate, net, tax: multiplyDivide([net, rate], hundredPerCent) };
}

/** The day `days` after an ISO date, as an ISO date. Undefined if `iso` is no date. */
export function dueDate(iso: string, days: number): string | undefined {
  const date = new Date(`${iso}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}
