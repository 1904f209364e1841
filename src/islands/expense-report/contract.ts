import type { FormValues } from '../../runtime/shared/fill-untouched.ts';
import type { IslandContract } from '../island-contract.ts';
import { beginLabels } from '../kit/begin-labels.ts';
import type { MileageRate } from '../kit/mileage-rates.ts';
import type { PerDiem } from '../kit/per-diems.ts';
import { rowLabels } from '../kit/row-labels.ts';
import type { ToolLinks } from '../kit/tool-links.ts';

/** The keys of the tool's labels. Each key is also the name of the slice's field that holds the label. */
export const reportLabels = [
  'script_note',
  'number_error',
  'negative_error',
  'large_error',
  'preview_label',
  'get_text',
  'pdf_label',
  'page_text',
  'signs_error',
  'print_label',
  'xlsx_label',
  'csv_label',
  'file_error',
  ...beginLabels,
  ...rowLabels,
  'example_note',
  'person_heading',
  'expenses_heading',
  'mileage_heading',
  'get_heading',
  'name_label',
  'team_label',
  'purpose_label',
  'period_label',
  'currency_label',
  'date_label',
  'description_label',
  'category_label',
  'amount_label',
  'receipt_label',
  'receipt_hint',
  'receipt_type_error',
  'receipt_size_error',
  'receipt_remove_label',
  'receipt_unkept_note',
  'add_expense_label',
  'remove_expense_label',
  'journey_label',
  'distance_label',
  'unit_label',
  'mileage_rate_label',
  'mileage_rate_hint',
  'add_journey_label',
  'remove_journey_label',
  'stays_heading',
  'day_rate_hint',
  'no_day_rate_hint',
  'place_label',
  'days_label',
  'day_rate_label',
  'add_stay_label',
  'remove_stay_label',
  'stays_total_label',
  'advance_label',
  'paper_heading',
  'expenses_total_label',
  'categories_heading',
  'mileage_total_label',
  'total_label',
  'due_label',
  'return_label',
  'signature_label',
  'approval_label',
  'note',
] as const;

export interface ExpenseReportProps {
  readonly labels: Readonly<Record<(typeof reportLabels)[number], string>>;
  readonly requiredError: string;
  readonly htmlLang: string;
  readonly currency: string;
  readonly currencies: readonly { readonly value: string; readonly text: string }[];
  readonly categories: readonly string[];
  /** The names of the categories' colours in `config/tokens.ts`, by category. */
  readonly categoryColours: Readonly<Record<string, string>>;
  readonly units: readonly { readonly value: string; readonly text: string }[];
  /** The mileage rate that employers in the page's country usually pay. It is the initial value of the rate's field. */
  readonly mileage: MileageRate;
  /** The official rates for days away in the page's country. Undefined if this site knows none. */
  readonly perDiem: PerDiem | undefined;
}

/** All props of the island: those of the printed report, the finished example and the links. */
export interface ReportIslandProps extends ExpenseReportProps, ToolLinks {
  /** The values of a finished report, by the names of the fields. */
  readonly example: FormValues;
}

export const expenseReport: IslandContract<'expense-report', ReportIslandProps> = {
  name: 'expense-report',
  load: 'interaction',
};
