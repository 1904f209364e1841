import { type ReadonlySignal, signal } from '@preact/signals-core';
import { useState } from 'react';
import type { FormValues } from '../../runtime/shared/fill-untouched.ts';
import { track } from '../../runtime/shared/tracking/track.ts';
import { BeginButtons } from '../kit/BeginButtons.tsx';
import { entriesOf, noEntries } from '../kit/entries-of.ts';
import { FileButton } from '../kit/FileButton.tsx';
import { createFormat, type ToolFormat } from '../kit/format.ts';
import { GetSheet } from '../kit/GetSheet.tsx';
import { Live } from '../kit/Live.tsx';
import { printSheet } from '../kit/print-sheet.ts';
import { SheetFields } from '../kit/SheetFields.tsx';
import { SheetPreview } from '../kit/SheetPreview.tsx';
import tool from '../kit/SheetTool.module.css';
import { createPicture, type SheetForm, today } from '../kit/sheet-form.ts';
import { useAttached } from '../kit/use-attached.ts';
import { useSheetForm } from '../kit/use-sheet-form.ts';
import type { InvoiceGeneratorProps, InvoiceIslandProps } from './contract.ts';
import { doneSteps } from './done-steps.ts';
import { EInvoiceButtons } from './EInvoiceButtons.tsx';
import { eInvoiceCheck } from './e-invoice-check.ts';
import { headingOf } from './heading-of.ts';
import { InvoiceFields } from './InvoiceFields.tsx';
import { InvoiceItems } from './InvoiceItems.tsx';
import { InvoicePaper } from './InvoicePaper.tsx';
import { invoiceOf } from './invoice-of.ts';
import { NotesStep } from './NotesStep.tsx';
import { createOpenedStep } from './opened-step.ts';
import { chosenLanguage, languageCode } from './paper-language.ts';
import { Step } from './Step.tsx';
import { StepBar } from './StepBar.tsx';
import { StepLinks } from './StepLinks.tsx';
import { type StepName, stepId } from './steps.ts';
import { useStepHistory } from './use-step-history.ts';

/**
 * A tool for invoices in seven steps: the form at the left, and at the right a preview of the sheet that the browser
 * prints.
 */
export function InvoiceGenerator(props: InvoiceIslandProps) {
  const { labels } = props;
  const [format] = useState(() => createFormat(props.htmlLang));
  const [opened] = useState(createOpenedStep);
  const form = useSheetForm({
    key: 'invoice',
    initial: { values: initialValues(props, format), rows: { item: [1] } },
    fresh: () => ({ date: today() }),
    beginnings: { example: entriesOf({ ...props.example, date: today() }), empty: noEntries },
    reveal: opened.openAround,
  });
  const [{ isReceived, done, ...state }] = useState(() => invoiceState(props, form, format, opened.current));
  const [example] = useState(() => exampleOf(props, format));
  useAttached(state.language.follow);
  useStepHistory(opened.open);
  const view = { props, form, format, ...state };
  const steps = { current: opened.current, done, open: opened.open };
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
  const forget = () => {
    form.forget();
    isReceived.value = false;
    return labels.forgotten_text;
  };
  return (
    <div className={tool.tool}>
      <div className={tool.steps}>
        <StepBar {...view} steps={steps} />
        <Live>{() => steps.current.value === 'company' && <BeginButtons form={form} labels={labels} />}</Live>
        <SheetFields form={form}>
          <p className={tool.plain}>{labels.script_note}</p>
          <InvoiceFields {...view} steps={steps} />
          <InvoiceItems {...view} steps={steps} />
          <NotesStep {...view} steps={steps} />
          <Step name="preview" {...view} steps={steps}>
            <p className={tool.whole}>{labels.preview_text}</p>
          </Step>
        </SheetFields>
      </div>
      <SheetPreview
        id={form.idOf('preview')}
        form={form}
        label={labels.preview_label}
        isCurrent={() => steps.current.value === 'preview'}
        example={{ note: labels.example_note, paper: <InvoicePaper {...view} {...example} /> }}
      >
        <InvoicePaper {...view} />
      </SheetPreview>
      <GetSheet
        id={stepId('get')}
        heading={labels.get_step}
        isCurrent={() => steps.current.value === 'get'}
        labels={labels}
        links={props}
        onPrint={printIt}
        forget={forget}
        foot={<StepLinks name="get" {...view} steps={steps} />}
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

/** The example as the paper shows it: a form that nobody fills in. */
function exampleOf(props: InvoiceIslandProps, format: ToolFormat) {
  const form = createPicture({ values: initialValues(props, format), rows: {} }, entriesOf(props.example));
  return { form, invoice: invoiceOf(form, props, format), language: chosenLanguage(form, props, format) };
}

function invoiceState(
  props: InvoiceGeneratorProps,
  form: SheetForm,
  format: ToolFormat,
  current: ReadonlySignal<StepName>,
) {
  const invoice = invoiceOf(form, props, format);
  const isReceived = signal(false);
  const eInvoice = eInvoiceCheck(form, invoice, props);
  const language = chosenLanguage(form, props, format);
  return { invoice, eInvoice, language, isReceived, done: doneSteps({ form, invoice, current, isReceived }) };
}
