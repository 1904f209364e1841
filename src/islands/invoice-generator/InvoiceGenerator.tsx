import { signal } from '@preact/signals-core';
import { type FocusEvent, useRef, useState } from 'react';
import type { FormValues } from '../../runtime/shared/fill-untouched.ts';
import { track } from '../../runtime/shared/tracking/track.ts';
import { FileButton } from '../kit/FileButton.tsx';
import { createFormat, type ToolFormat } from '../kit/format.ts';
import { GetSheet } from '../kit/GetSheet.tsx';
import { printSheet } from '../kit/print-sheet.ts';
import { SheetFields } from '../kit/SheetFields.tsx';
import { SheetPreview } from '../kit/SheetPreview.tsx';
import tool from '../kit/SheetTool.module.css';
import { type SheetForm, today } from '../kit/sheet-form.ts';
import { useSheetForm } from '../kit/use-sheet-form.ts';
import { useAttached } from '../kit/use-tool-form.ts';
import type { InvoiceGeneratorProps } from './contract.ts';
import { doneSteps } from './done-steps.ts';
import { EInvoiceButtons } from './EInvoiceButtons.tsx';
import { eInvoiceCheck } from './e-invoice-check.ts';
import { headingOf } from './heading-of.ts';
import { InvoiceFields } from './InvoiceFields.tsx';
import { InvoiceItems } from './InvoiceItems.tsx';
import { InvoicePaper } from './InvoicePaper.tsx';
import { invoiceOf } from './invoice-of.ts';
import { NotesStep } from './NotesStep.tsx';
import { chosenLanguage, languageCode } from './paper-language.ts';
import { StepBar } from './StepBar.tsx';
import { isStepName, type StepName, stepId, trackedSteps } from './steps.ts';

/**
 * A tool for invoices in seven steps: the form at the left, and at the right a preview of the sheet that the browser
 * prints.
 */
export function InvoiceGenerator(props: InvoiceGeneratorProps) {
  const { labels } = props;
  const [format] = useState(() => createFormat(props.htmlLang));
  const form = useSheetForm({
    key: 'invoice',
    initial: { values: initialValues(props, format), rows: { item: [1] } },
    fresh: () => ({ date: today() }),
  });
  const [{ current, isReceived, done, ...state }] = useState(() => invoiceState(props, form, format));
  /** The step that the visitor has opened last. Undefined until then, though the first step is shown as current. */
  const opened = useRef<StepName>(undefined);
  useAttached(state.language.follow);
  const view = { props, form, format, ...state };
  const choose = (step: StepName) => {
    if (step !== opened.current) track('Invoice Step Opened', { step: trackedSteps[step] });
    opened.current = step;
    current.value = step;
  };
  const followFocus = ({ target }: FocusEvent) => {
    const step = target.closest<HTMLElement>('[data-step]')?.dataset.step;
    if (isStepName(step)) choose(step);
  };
  const checkPaper = () => {
    view.eInvoice.isAsked.value = false;
    return form.check();
  };
  const save = async () => {
    if (!checkPaper()) return;
    const { saveInvoice } = await import('./save-invoice.ts');
    await saveInvoice(view);
    isReceived.value = true;
    track('Invoice Received', { outcome: 'pdf downloaded' });
  };
  const printIt = () => {
    if (!checkPaper()) return;
    isReceived.value = true;
    printSheet(`${headingOf(view.invoice, view.language.style.value.labels)} ${form.text('number')}`);
  };
  const clear = () => {
    form.clear();
    isReceived.value = false;
    choose('company');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element is no control, it only follows the focus of the fields inside
    <div className={tool.tool} onFocus={followFocus}>
      <div>
        <StepBar {...view} current={current} done={done} onChoose={choose} />
        <SheetFields form={form}>
          <p className={tool.plain}>{labels.script_note}</p>
          <InvoiceFields {...view} />
          <InvoiceItems {...view} />
          <NotesStep {...view} />
        </SheetFields>
      </div>
      <SheetPreview id={form.idOf(stepId('preview'))} step="preview" label={labels.preview_label}>
        <InvoicePaper {...view} />
      </SheetPreview>
      <GetSheet
        id={form.idOf(stepId('get'))}
        step="get"
        heading={labels.get_step}
        labels={labels}
        onPrint={printIt}
        onClear={clear}
      >
        <FileButton variant="primary" label={labels.pdf_label} errorText={labels.file_error} save={save} />
        <EInvoiceButtons {...view} />
      </GetSheet>
    </div>
  );
}

function initialValues({ currency, country, rate, htmlLang }: InvoiceGeneratorProps, format: ToolFormat): FormValues {
  const countries = { company_country: country, client_country: country };
  return {
    currency,
    language: languageCode(htmlLang),
    kind: 'invoice',
    vat_case: 'charged',
    profile: 'en16931',
    ...countries,
    term: '14',
    'item-1-quantity': '1',
    'item-1-rate': format.number(rate, 2),
  };
}

function invoiceState(props: InvoiceGeneratorProps, form: SheetForm, format: ToolFormat) {
  const invoice = invoiceOf(form, props, format);
  const current = signal<StepName>('company');
  const isReceived = signal(false);
  const eInvoice = eInvoiceCheck(form, invoice, props);
  const language = chosenLanguage(form, props, format);
  return { invoice, eInvoice, language, current, isReceived, done: doneSteps({ form, invoice, current, isReceived }) };
}
