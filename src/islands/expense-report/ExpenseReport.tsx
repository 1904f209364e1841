import { useState } from 'react';
import { fillIn } from '../../rules/fill-in.ts';
import type { FormValues } from '../../runtime/shared/fill-untouched.ts';
import { BeginButtons } from '../kit/BeginButtons.tsx';
import { entriesOf, noEntries } from '../kit/entries-of.ts';
import { createFormat, type ToolFormat } from '../kit/format.ts';
import { GetSheet } from '../kit/GetSheet.tsx';
import { printSheet } from '../kit/print-sheet.ts';
import { SheetFields } from '../kit/SheetFields.tsx';
import { SheetPreview } from '../kit/SheetPreview.tsx';
import tool from '../kit/SheetTool.module.css';
import { createPicture } from '../kit/sheet-form.ts';
import { useSheetForm } from '../kit/use-sheet-form.ts';
import type { ExpenseReportProps, ReportIslandProps } from './contract.ts';
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
export function ExpenseReport(props: ReportIslandProps) {
  const { labels } = props;
  const [format] = useState(() => createFormat(props.htmlLang));
  const form = useSheetForm({
    key: 'expense-report',
    prefix: 'expense-',
    initial: { values: initialValues(props, format), rows: { expense: [1, 2], journey: [1], stay: [1] } },
    fresh: () => ({}),
    beginnings: { example: entriesOf(props.example), empty: noEntries },
  });
  const [receipts] = useState(createReceipts);
  const [report] = useState(() => reportOf(form, props, format));
  const [example] = useState(() => exampleOf(props, format));
  const forget = () => {
    const count = receipts.count();
    receipts.clear();
    form.forget();
    return fillIn(labels.forgotten_text, { receipts: format.quantity(count) });
  };
  const view = { props, form, format, report, receipts };
  const get = () => form.check() && printSheet(`${labels.paper_heading} ${form.text('name')}`);
  return (
    <div className={tool.tool}>
      <div>
        <BeginButtons form={form} labels={labels} hasMore={() => receipts.count() > 0} onBegin={receipts.clear} />
        <SheetFields form={form}>
          <p className={tool.plain}>{labels.script_note}</p>
          <PersonFields {...view} />
          <ExpenseRows {...view} />
          <JourneyRows {...view} />
          <StayRows {...view} />
        </SheetFields>
      </div>
      <SheetPreview
        id={form.idOf('preview')}
        form={form}
        label={labels.preview_label}
        example={{ note: labels.example_note, paper: <ReportPaper {...view} {...example} /> }}
        links={props.links}
      >
        <ReportPaper {...view} />
      </SheetPreview>
      <GetSheet
        id={form.idOf('get')}
        heading={labels.get_heading}
        labels={labels}
        form={form}
        email={props.email}
        onPrint={get}
        forget={forget}
      >
        <ReportFiles {...view} />
      </GetSheet>
    </div>
  );
}

/** Creates the finished example that the preview shows: the state of a form that nobody fills in. */
function exampleOf(props: ReportIslandProps, format: ToolFormat) {
  const form = createPicture({ values: initialValues(props, format), rows: {} }, entriesOf(props.example));
  return { form, report: reportOf(form, props, format) };
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
