import { type Minor, multiplyDivide } from '../../rules/money.ts';

/** Decimals of the numbers of reports and minutes. */
export const roiDigits = 2;

export interface RoiInput {
  readonly people: number;
  /** Reports per person and month, in hundredths. */
  readonly reports: number;
  /** Working time of all people for one report now, in hundredths of a minute. */
  readonly minutesNow: number;
  readonly minutesAfter: number;
  /** The company's cost of one hour of work. */
  readonly hourlyCost: Minor;
  /** The price per person and month. */
  readonly price: Minor;
  /** The largest number of people who pay nothing. */
  readonly freePeople: number;
}

/** The result. All values are per month unless their name says otherwise. */
export interface RoiResult {
  readonly costNow: Minor;
  readonly costAfter: Minor;
  readonly price: Minor;
  /** The saving. Negative if the price is higher than the value of the saved time. */
  readonly saved: Minor;
  readonly savedInYear: Minor;
  /** Saved working time in minutes. Negative if the product takes more time. */
  readonly minutes: number;
  /** The value of the saved time divided by the price, in hundredths. Undefined without a price. */
  readonly multiple: number | undefined;
}

/**
 * Whether a tool pays for itself: reports × hours per report × cost of an hour, now and with the tool, compared with
 * its price. A year is twelve rounded months, so that the shown figures agree.
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

/** True if the company has few enough people to pay nothing. */
export function isFree({ people, freePeople }: Pick<RoiInput, 'people' | 'freePeople'>): boolean {
  return freePeople > 0 && people <= freePeople;
}

function timeCost({ people, reports, hourlyCost }: RoiInput, minutes: number): Minor {
  return multiplyDivide([people, reports, minutes, hourlyCost], 60 * 10 ** (2 * roiDigits));
}

function totalMinutes({ people, reports }: RoiInput, minutes: number): number {
  return multiplyDivide([people, reports, minutes], 10 ** (2 * roiDigits));
}
