import type { ToolFormat } from '../kit/format.ts';
import type { SheetForm } from '../kit/sheet-form.ts';
import type { ExpenseReportProps } from './contract.ts';
import type { Receipts } from './receipts/receipts.ts';
import type { Report } from './report-of.ts';

/** The props that all components of the expense report share. They stay the same; the form and the report are signals. */
export interface ReportView {
  readonly props: ExpenseReportProps;
  readonly form: SheetForm;
  readonly format: ToolFormat;
  readonly report: Report;
  readonly receipts: Receipts;
}
