import { isCalendarDay } from '../../rules/calendar-day.ts';
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
  /** The discount on this line. */
  readonly discount: Rate;
  /** The VAT rate. */
  readonly rate: Rate;
}

/** The amounts of an invoice line: quantity × price, the discount on it, and what is left. */
export interface LineAmounts {
  readonly gross: Minor;
  readonly discount: Minor;
  readonly net: Minor;
}

/** The sum of the invoice lines that have the same VAT rate, and the VAT on this sum after the discount. */
export interface RateGroup {
  readonly rate: Rate;
  /** The sum of the lines. */
  readonly lines: Minor;
  readonly discount: Minor;
  /** The taxable amount: the lines less the discount. */
  readonly net: Minor;
  readonly tax: Minor;
}

export interface InvoiceTotals {
  /** The sum of all lines, and the discount on it. */
  readonly lines: Minor;
  readonly discount: Minor;
  readonly net: Minor;
  /** The sums and their VAT by VAT rate, the highest rate first. */
  readonly groups: readonly RateGroup[];
  readonly tax: Minor;
  readonly total: Minor;
}

/**
 * Calculates the totals of an invoice. The amounts of each line are rounded to the currency's smallest unit; VAT is
 * rounded once per rate, on the sum of the lines with this rate. This is the method of article 226 (8-10) of directive
 * 2006/112/EC, which requires the taxable amount and the VAT per rate.
 *
 * A discount is a percentage of the whole invoice. It is taken off the sum of each rate and rounded there, because VAT is
 * due on the discounted sum (article 79), and because a discount has one VAT rate in EN 16931 (BG-20).
 */
export function invoiceTotals(lines: readonly InvoiceLine[], discount: Rate): InvoiceTotals {
  const amounts = lines.map((line) => lineAmounts(line).net);
  const groups = [...new Set(lines.map(({ rate }) => rate))]
    .sort((a, b) => b - a)
    .map((rate) =>
      rateGroup(
        { rate, discount },
        amounts.filter((_, index) => lines[index]?.rate === rate),
      ),
    );
  const [net, tax] = [sum(groups.map((group) => group.net)), sum(groups.map((group) => group.tax))];
  return {
    lines: sum(amounts),
    discount: sum(groups.map((group) => group.discount)),
    net,
    groups,
    tax,
    total: net + tax,
  };
}

/**
 * Calculates the amounts of an invoice line. Quantity × price is rounded half up to the currency's smallest unit, and so is
 * the discount on it, because an electronic invoice states both (BT-137 and BT-136 of EN 16931).
 */
export function lineAmounts({ quantity, price, discount: rate }: Omit<InvoiceLine, 'rate'>): LineAmounts {
  const gross = multiplyDivide([quantity, price], 10 ** (quantityDigits + priceExtraDigits));
  const discount = multiplyDivide([gross, rate], hundredPerCent);
  return { gross, discount, net: gross - discount };
}

function rateGroup(rates: { rate: Rate; discount: Rate }, amounts: readonly Minor[]): RateGroup {
  const lines = sum(amounts);
  const discount = multiplyDivide([lines, rates.discount], hundredPerCent);
  const net = lines - discount;
  return { rate: rates.rate, lines, discount, net, tax: multiplyDivide([net, rates.rate], hundredPerCent) };
}

/**
 * Returns the day that is `days` after the ISO date `iso`, also as an ISO date. Returns undefined if `iso` is no day of
 * the calendar.
 */
export function dueDate(iso: string, days: number): string | undefined {
  if (!isCalendarDay(iso)) return undefined;
  const date = new Date(iso);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
