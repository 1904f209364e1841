import { saveFile } from '../kit/save-file.ts';
import { csvOf } from '../kit/spreadsheet/csv.ts';
import { xlsxOf, xlsxType } from '../kit/spreadsheet/xlsx.ts';
import { reportSheetOf } from './report-sheet.ts';
import { reportWorkbook } from './report-workbook.ts';
import type { ReportView } from './view.ts';

/** Saves the report as a spreadsheet. The script with this function is loaded when a visitor asks for the file. */
export async function saveReport(view: ReportView, kind: 'xlsx' | 'csv'): Promise<void> {
  const { props, form, format } = view;
  const workbook = reportWorkbook(reportSheetOf(view));
  const name = `${props.labels.paper_heading} ${form.text('name')}`;
  if (kind === 'xlsx') saveFile(`${name}.xlsx`, xlsxType, await xlsxOf(workbook));
  else saveFile(`${name}.csv`, 'text/csv', csvOf(workbook, format.decimalSign));
}
