import { type Minor, multiplyDivide } from '../../rules/money.ts';

/** Decimals of reports and minutes. */
export const roiDigits = 2;

export interface RoiInput {
  readonly people: number;
  /** Per person and month, in hundredths. */
  readonly reports: number;
  /** Per report, everybody's time together, in hundredths. */
  readonly minutesNow: number;
  readonly minutesAfter: number;
  /** What an hour of work costs the company. */
  readonly hourlyCost: Minor;
  /** Per person and month. */
  readonly price: Minor;
  /** Up to so many people pay nothing. */
  readonly freePeople: number;
}

/** All of one month, unless its name says otherwise. */
export interface RoiResult {
  readonly costNow: Minor;
  readonly costAfter: Minor;
  readonly price: Minor;
  /** Negative if the price is more than the time it gives back. */
  readonly saved: Minor;
  readonly savedInYear: Minor;
  /** Working time given back, in minutes; negative if it takes more. */
  readonly minutes: number;
  /** How often the time given back pays the price, in hundredths; undefined without a price. */
  readonly multiple: number | undefined;
}

/**
 * Whether a tool pays for itself: reports × hours per report × cost of an hour, now and after, against its price. A year is
 * twelve of the rounded months, so that the figures shown agree.
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

/** Whether so few use it that they pay nothing. */
export function isFree({ people, freePeople }: Pick<RoiInput, 'people' | 'freePeople'>): boolean {
  return freePeople > 0 && people <= freePeople;
}

function timeCost({ people, reports, hourlyCost }: RoiInput, minutes: number): Minor {
  return multiplyDivide([people, reports, minutes, hourlyCost], 60 * 10 ** (2 * roiDigits));
}

function totalMinutes({ people, reports }: RoiInput, minutes: number): number {
  return multiplyDivide([people, reports, minutes], 10 ** (2 * roiDigits));
}
