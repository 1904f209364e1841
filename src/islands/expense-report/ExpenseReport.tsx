import { useMemo } from 'react';
import type { FormValues } from '../../runtime/shared/fill-untouched.ts';
import { createFormat, type ToolFormat } from '../kit/format.ts';
import { GetSheet } from '../kit/GetSheet.tsx';
import { printSheet } from '../kit/print-sheet.ts';
import { SheetPreview } from '../kit/SheetPreview.tsx';
import tool from '../kit/SheetTool.module.css';
import { useSheetForm } from '../kit/use-sheet-form.ts';
import type { ExpenseReportProps } from './contract.ts';
import { ExpenseRows } from './ExpenseRows.tsx';
import { JourneyRows } from './JourneyRows.tsx';
import { PersonFields } from './PersonFields.tsx';
import { ReportPaper } from './ReportPaper.tsx';
import { mileageExtraDigits, reportOf } from './report-of.ts';

/**
 * A tool for expense reports with mileage: the form at the left, and at the right a preview of the sheet that the
 * browser prints.
 */
export function ExpenseReport(props: ExpenseReportProps) {
  const { labels, htmlLang } = props;
  const format = useMemo(() => createFormat(htmlLang), [htmlLang]);
  const form = useSheetForm({
    key: 'expense-report',
    initial: { values: initialValues(props, format), rows: { expense: [1, 2], journey: [1] } },
    fresh: () => ({}),
  });
  const view = { props, form, format, report: reportOf(form, props, format) };
  const get = () => form.check() && printSheet(`${labels.paper_heading} ${form.values.name}`);
  return (
    <div className={tool.tool}>
      <form key={form.generation} className={tool.form} {...form.attributes}>
        <p className={tool.plain}>{labels.script_note}</p>
        <PersonFields {...view} />
        <ExpenseRows {...view} />
        <JourneyRows {...view} />
      </form>
      <SheetPreview id={form.idOf('preview')} label={labels.preview_label}>
        <ReportPaper {...view} />
      </SheetPreview>
      <GetSheet id={form.idOf('get')} heading={labels.get_heading} labels={labels} onGet={get} onClear={form.clear} />
    </div>
  );
}

function initialValues({ currency, mileage, categories }: ExpenseReportProps, format: ToolFormat): FormValues {
  const [category = ''] = categories;
  return {
    currency,
    unit: mileage.unit,
    mileage_rate: mileage.rate > 0 ? format.amount(mileage.rate, currency, mileageExtraDigits) : '',
    'expense-1-category': category,
    'expense-2-category': category,
  };
}
