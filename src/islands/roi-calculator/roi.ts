import { type Minor, multiplyDivide } from '../../rules/money.ts';

/** The number of decimals that visitors may type for a number of reports or minutes. */
export const roiDigits = 2;

export interface RoiInput {
  readonly people: number;
  /** The number of reports per person and month, in hundredths. */
  readonly reports: number;
  /** The working time that one report takes today, of all people involved, in hundredths of a minute. */
  readonly minutesNow: number;
  readonly minutesAfter: number;
  /** The company's cost of one hour of work. */
  readonly hourlyCost: Minor;
  /** The product's price per person and month. */
  readonly price: Minor;
  /** The largest number of people for whom the product is free. Zero if it is never free. */
  readonly freePeople: number;
}

/** The result of the calculation. Values are per month unless their name says otherwise. */
export interface RoiResult {
  readonly costNow: Minor;
  readonly costAfter: Minor;
  readonly price: Minor;
  /** The value of the saved time minus the price. Negative if the price is higher. */
  readonly saved: Minor;
  readonly savedInYear: Minor;
  /** Saved working time in minutes. Negative if the product takes more time. */
  readonly minutes: number;
  /**
   * The value of the saved time divided by the price, in hundredths. Undefined if the price is zero or the product
   * takes more time.
   */
  readonly multiple: number | undefined;
}

/**
 * Calculates whether the product pays for itself. The cost of reports is people × reports × hours per report × cost of
 * an hour, now and with the product; the difference is compared with the price. The saving in a year is twelve times
 * the rounded saving in a month, so that the shown figures agree.
 */
export function roi(input: RoiInput): RoiResult {
  const costNow = timeCost(input, input.minutesNow);
  const costAfter = timeCost(input, input.minutesAfter);
  const price = isFree(input) ? 0 : input.people * input.price;
  const saved = costNow - costAfter - price;
  return {
    costNow,
    costAfter,
    price,
    saved,
    savedInYear: 12 * saved,
    minutes: totalMinutes(input, input.minutesNow) - totalMinutes(input, input.minutesAfter),
    multiple: price > 0 && costNow >= costAfter ? multiplyDivide([costNow - costAfter, 100], price) : undefined,
  };
}

export interface Balance {
  readonly today: Minor;
  readonly withHelios: Minor;
  readonly saved: Minor;
}

/** The months of which the costs so far are shown. */
export const shownMonths = [3, 6, 9, 12];

/**
 * What reports cost in some months, without the product and with it, in whole multiples of `unit`. The cost with the
 * product is the difference of the two others: the shown figures add up, and after a year the saving is that of the
 * result.
 */
export function afterMonths({ costNow, saved }: RoiResult, months: number, unit: number): Balance {
  const today = roundTo(unit, months * costNow);
  const rounded = roundTo(unit, months * saved);
  return { today, withHelios: today - rounded, saved: rounded };
}

/** Rounds an amount to whole units of the currency. Half a unit is rounded away from zero, for a loss too. */
export function roundTo(unit: number, amount: Minor): Minor {
  return Math.sign(amount) * Math.round(Math.abs(amount) / unit) * unit;
}

/** True if the company has so few people that the product is free. */
export function isFree({ people, freePeople }: Pick<RoiInput, 'people' | 'freePeople'>): boolean {
  return freePeople > 0 && people <= freePeople;
}

function timeCost({ people, reports, hourlyCost }: RoiInput, minutes: number): Minor {
  return multiplyDivide([people, reports, minutes, hourlyCost], 60 * 10 ** (2 * roiDigits));
}

function totalMinutes({ people, reports }: RoiInput, minutes: number): number {
  return multiplyDivide([people, reports, minutes], 10 ** (2 * roiDigits));
}
