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

export interface ReportInput {
  readonly expenses: readonly ReportExpense[];
  readonly journeys: readonly ReportJourney[];
  /** The amount paid per kilometre or mile, in hundredths of the smallest unit: 45p are 4500, 3.82 kr. are 38200. */
  readonly mileageRate: number;
  /** The amount already received for this trip. */
  readonly advance: Minor;
}

export interface ReportTotals {
  /** The sum of each category, in the order in which the categories first occur. */
  readonly categories: readonly ReportExpense[];
  readonly expenses: Minor;
  /** The amount of each journey, in the order of the journeys. */
  readonly journeys: readonly Minor[];
  /** The whole distance in tenths of a kilometre or mile. */
  readonly distance: number;
  readonly mileage: Minor;
  readonly total: Minor;
  /** The amount still to be paid. Negative if the advance was larger, so that money must be returned. */
  readonly due: Minor;
}

/**
 * The totals of an expense report. Each journey is rounded half up, so that the printed lines add up to the printed
 * total.
 */
export function reportTotals({ expenses, journeys, mileageRate, advance }: ReportInput): ReportTotals {
  const byCategory = Map.groupBy(expenses, ({ category }) => category);
  const categories = [...byCategory].map(([category, items]) => ({
    category,
    amount: sum(items.map(({ amount }) => amount)),
  }));
  const amounts = journeys.map(({ distance }) => multiplyDivide([distance, mileageRate], 1000));
  const spent = sum(expenses.map(({ amount }) => amount));
  const mileage = sum(amounts);
  const total = spent + mileage;
  return {
    categories,
    expenses: spent,
    journeys: amounts,
    distance: sum(journeys.map(({ distance }) => distance)),
    mileage,
    total,
    due: total - advance,
  };
}
