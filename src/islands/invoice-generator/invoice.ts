import { hundredPerCent, type Minor, multiplyDivide, type Rate, sum } from '../../rules/money.ts';

/** The number of decimals that a quantity may have: 0.125 tonnes has three. */
export const quantityDigits = 3;

/** The number of decimals that a unit price has in addition to those of an amount: a screw may cost 0.0149. */
export const priceExtraDigits = 2;

export interface InvoiceLine {
  /** The quantity of the sold item, in thousandths. */
  readonly quantity: number;
  /** The unit price without VAT, in hundredths of the currency's smallest unit. */
  readonly price: number;
  readonly rate: Rate;
}

/** The sum of the invoice lines that have the same VAT rate, and the VAT on this sum. */
export interface RateGroup {
  readonly rate: Rate;
  readonly net: Minor;
  readonly tax: Minor;
}

export interface InvoiceTotals {
  readonly net: Minor;
  /** The sums and their VAT by VAT rate, the highest rate first. */
  readonly groups: readonly RateGroup[];
  readonly tax: Minor;
  readonly total: Minor;
}

/**
 * Calculates the totals of an invoice. The amount of each line is rounded to the currency's smallest unit; VAT is
 * rounded once per rate, on the sum of the lines with this rate. This is the method of article 226 (8-10) of directive
 * 2006/112/EC, which requires the taxable amount and the VAT per rate.
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
  return { net, groups, tax, total: net + tax };
}

/** The amount of an invoice line: quantity × price, rounded half up to the currency's smallest unit. */
export function lineAmount({ quantity, price }: InvoiceLine): Minor {
  return multiplyDivide([quantity, price], 10 ** (quantityDigits + priceExtraDigits));
}

function rateGroup(rate: Rate, amounts: readonly Minor[]): RateGroup {
  const net = sum(amounts);
  return { rate, net, tax: multiplyDivide([net, rate], hundredPerCent) };
}

/** Returns the day that is `days` after the ISO date `iso`, also as an ISO date. Undefined if `iso` is no date. */
export function dueDate(iso: string, days: number): string | undefined {
  const date = new Date(`${iso}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}
