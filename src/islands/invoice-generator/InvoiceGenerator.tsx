import { type FocusEvent, useMemo, useState } from 'react';
import type { FormValues } from '../../runtime/shared/fill-untouched.ts';
import { createFormat, type ToolFormat } from '../kit/format.ts';
import { GetSheet } from '../kit/GetSheet.tsx';
import { printSheet } from '../kit/print-sheet.ts';
import { SheetPreview } from '../kit/SheetPreview.tsx';
import tool from '../kit/SheetTool.module.css';
import { today, useSheetForm } from '../kit/use-sheet-form.ts';
import type { InvoiceGeneratorProps } from './contract.ts';
import { InvoiceFields } from './InvoiceFields.tsx';
import { InvoiceItems } from './InvoiceItems.tsx';
import { InvoicePaper } from './InvoicePaper.tsx';
import { invoiceOf } from './invoice-of.ts';
import { NotesStep } from './NotesStep.tsx';
import { StepBar } from './StepBar.tsx';
import { isStepName, type StepName, stepId, stepNames } from './steps.ts';

/**
 * A tool for invoices in seven steps: the form at the left, and at the right a preview of the sheet that the browser
 * prints.
 */
export function InvoiceGenerator(props: InvoiceGeneratorProps) {
  const { labels, htmlLang } = props;
  const format = useMemo(() => createFormat(htmlLang), [htmlLang]);
  const form = useSheetForm({
    key: 'invoice',
    initial: { values: initialValues(props, format), rows: { item: [1] } },
    fresh: () => ({ date: today() }),
  });
  const [current, setCurrent] = useState<StepName>('company');
  const [isPrinted, setPrinted] = useState(false);
  const invoice = invoiceOf(form, props, format);
  const view = { props, form, format, invoice };
  const followFocus = ({ target }: FocusEvent) => {
    const step = target.closest<HTMLElement>('[data-step]')?.dataset.step;
    if (isStepName(step)) setCurrent(step);
  };
  const get = () => {
    if (!form.check()) return;
    setPrinted(true);
    printSheet(`${labels.paper_heading} ${form.values.number}`);
  };
  const clear = () => {
    form.clear();
    setPrinted(false);
    setCurrent('company');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element is no control, it only follows the focus of the fields inside
    <div className={tool.tool} onFocus={followFocus}>
      <div>
        <StepBar
          {...view}
          current={current}
          done={doneSteps(form.values, { current, isPrinted })}
          onChoose={setCurrent}
        />
        <form key={form.generation} className={tool.form} {...form.attributes}>
          <p className={tool.plain}>{labels.script_note}</p>
          <InvoiceFields {...view} />
          <InvoiceItems {...view} />
          <NotesStep {...view} />
        </form>
      </div>
      <SheetPreview id={form.idOf(stepId('preview'))} step="preview" label={labels.preview_label}>
        <InvoicePaper {...view} />
      </SheetPreview>
      <GetSheet
        id={form.idOf(stepId('get'))}
        step="get"
        heading={labels.get_step}
        labels={labels}
        onGet={get}
        onClear={clear}
      />
    </div>
  );
}

function initialValues({ currency, rate }: InvoiceGeneratorProps, format: ToolFormat): FormValues {
  return { currency, term: '14', 'item-1-quantity': '1', 'item-1-rate': format.number(rate, 2) };
}

interface Progress {
  readonly current: StepName;
  readonly isPrinted: boolean;
}

function doneSteps(values: FormValues, { current, isPrinted }: Progress): ReadonlySet<StepName> {
  const has = (...names: string[]) => names.every((name) => values[name]);
  const isPast = (step: StepName) => stepNames.indexOf(step) < stepNames.indexOf(current);
  const hasItem = Object.entries(values).some(([name, text]) => /^item-\d+-price$/.test(name) && text !== '');
  const done: Record<StepName, boolean> = {
    company: has('company'),
    recipient: has('client'),
    details: has('number', 'date'),
    items: hasItem,
    notes: has('notes') || (hasItem && isPast('notes')),
    preview: isPrinted,
    get: isPrinted,
  };
  return new Set(stepNames.filter((name) => done[name]));
}
