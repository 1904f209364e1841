import { type Minor, multiplyDivide, sum } from '../../rules/money.ts';

export interface ReportExpense {
  readonly category: string;
  /** As on the receipt, VAT included. */
  readonly amount: Minor;
}

export interface ReportJourney {
  /** In tenths of a kilometre or mile. */
  readonly distance: number;
}

export interface ReportInput {
  readonly expenses: readonly ReportExpense[];
  readonly journeys: readonly ReportJourney[];
  /** Paid for each kilometre or mile, in hundredths of the smallest unit: 45p are 4500, 3.82 kr. are 38200. */
  readonly mileageRate: number;
  /** Already received for this trip. */
  readonly advance: Minor;
}

export interface ReportTotals {
  /** In the order in which the categories first occur. */
  readonly categories: readonly ReportExpense[];
  readonly expenses: Minor;
  /** One per journey, in their order. */
  readonly journeys: readonly Minor[];
  /** In tenths. */
  readonly distance: number;
  readonly mileage: Minor;
  readonly total: Minor;
  /** What is left to be paid: negative if the advance was larger, and money goes back. */
  readonly due: Minor;
}

/** What a report adds up to. Each journey is rounded half up, so that the lines add up to what is printed below them. */
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
