import { useState } from 'react';
import type { FormValues } from '../../runtime/shared/fill-untouched.ts';
import { createFormat, type ToolFormat } from '../kit/format.ts';
import { GetSheet } from '../kit/GetSheet.tsx';
import { printSheet } from '../kit/print-sheet.ts';
import { SheetFields } from '../kit/SheetFields.tsx';
import { SheetPreview } from '../kit/SheetPreview.tsx';
import tool from '../kit/SheetTool.module.css';
import { useSheetForm } from '../kit/use-sheet-form.ts';
import type { ExpenseReportProps } from './contract.ts';
import { ExpenseRows } from './ExpenseRows.tsx';
import { JourneyRows } from './JourneyRows.tsx';
import { PersonFields } from './PersonFields.tsx';
import { ReportFiles } from './ReportFiles.tsx';
import { ReportPaper } from './ReportPaper.tsx';
import { createReceipts } from './receipts/receipts.ts';
import { mileageExtraDigits, reportOf } from './report-of.ts';
import { firstDayRate, StayRows } from './StayRows.tsx';

/**
 * A tool for expense reports with mileage: the form at the left, and at the right a preview of the sheet that the
 * browser prints.
 */
export function ExpenseReport(props: ExpenseReportProps) {
  const { labels } = props;
  const [format] = useState(() => createFormat(props.htmlLang));
  const form = useSheetForm({
    key: 'expense-report',
    initial: { values: initialValues(props, format), rows: { expense: [1, 2], journey: [1], stay: [1] } },
    fresh: () => ({}),
  });
  const [receipts] = useState(createReceipts);
  const [report] = useState(() => reportOf(form, props, format));
  const clear = () => {
    receipts.clear(form.rows('expense'));
    form.clear();
  };
  const view = { props, form, format, report, receipts };
  const get = () => form.check() && printSheet(`${labels.paper_heading} ${form.text('name')}`);
  return (
    <div className={tool.tool}>
      <SheetFields form={form}>
        <p className={tool.plain}>{labels.script_note}</p>
        <PersonFields {...view} />
        <ExpenseRows {...view} />
        <JourneyRows {...view} />
        <StayRows {...view} />
      </SheetFields>
      <SheetPreview id={form.idOf('preview')} label={labels.preview_label}>
        <ReportPaper {...view} />
      </SheetPreview>
      <GetSheet id={form.idOf('get')} heading={labels.get_heading} labels={labels} onPrint={get} onClear={clear}>
        <ReportFiles {...view} />
      </GetSheet>
    </div>
  );
}

function initialValues(props: ExpenseReportProps, format: ToolFormat): FormValues {
  const { currency, mileage, categories } = props;
  const [category = ''] = categories;
  return {
    currency,
    unit: mileage.unit,
    mileage_rate: mileage.rate > 0 ? format.amount(mileage.rate, currency, mileageExtraDigits) : '',
    'stay-1-rate': firstDayRate(props, format),
    'expense-1-category': category,
    'expense-2-category': category,
  };
}
