import { type Minor, multiplyDivide, sum } from '../../rules/money.ts';

export interface ReportExpense {
  readonly category: string;
  /** The amount on the receipt, VAT included. */
  readonly amount: Minor;
}

export interface ReportJourney {
  /** The distance in tenths of a kilometre or mile. */
  readonly distance: number;
}

/** Days away, which are paid by the day. */
export interface ReportStay {
  /** The number of days, in tenths. */
  readonly days: number;
  /** The amount for a day. */
  readonly rate: Minor;
}

export interface ReportInput {
  readonly expenses: readonly ReportExpense[];
  readonly journeys: readonly ReportJourney[];
  readonly stays: readonly ReportStay[];
  /**
   * The amount paid per kilometre or mile, in hundredths of the currency's smallest unit: 4500 for 45p, 38200 for 3.82
   * kr.
   */
  readonly mileageRate: number;
  /** The amount that the traveller has already received for the trip. */
  readonly advance: Minor;
}

export interface ReportTotals {
  /** The sum of each category, in the order in which the categories first occur. */
  readonly categories: readonly ReportExpense[];
  readonly expenses: Minor;
  /** The distance of all journeys together, in tenths of a kilometre or mile. */
  readonly distance: number;
  readonly mileage: Minor;
  /** The sum for all days away. */
  readonly perDiem: Minor;
  readonly total: Minor;
  /**
   * The amount still to be paid out. Negative if the advance was larger than the total, so that money must be returned.
   */
  readonly due: Minor;
}

/**
 * Calculates the totals of an expense report. The amount of each journey is rounded half up, so that the printed
 * amounts add up to the printed total.
 */
export function reportTotals({ expenses, journeys, stays, mileageRate, advance }: ReportInput): ReportTotals {
  const byCategory = Map.groupBy(expenses, ({ category }) => category);
  const categories = [...byCategory].map(([category, items]) => ({
    category,
    amount: sum(items.map(({ amount }) => amount)),
  }));
  const amounts = journeys.map((journey) => journeyAmount(journey, mileageRate));
  const spent = sum(expenses.map(({ amount }) => amount));
  const mileage = sum(amounts);
  const perDiem = sum(stays.map(stayAmount));
  const total = spent + mileage + perDiem;
  return {
    categories,
    expenses: spent,
    distance: sum(journeys.map(({ distance }) => distance)),
    mileage,
    perDiem,
    total,
    due: total - advance,
  };
}

/** The amount to be paid for a journey: distance × mileage rate, rounded half up to the currency's smallest unit. */
export function journeyAmount({ distance }: ReportJourney, mileageRate: number): Minor {
  return multiplyDivide([distance, mileageRate], 1000);
}

/** The amount to be paid for days away: days × rate, rounded half up to the currency's smallest unit. */
export function stayAmount({ days, rate }: ReportStay): Minor {
  return multiplyDivide([days, rate], 10);
}
