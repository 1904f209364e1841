import { useRef, useState } from 'react';
import { classNames } from '../../components/class-names.ts';
import { BeginButtons } from '../kit/BeginButtons.tsx';
import { entriesOf, noEntries } from '../kit/entries-of.ts';
import { createFormat } from '../kit/format.ts';
import { Live } from '../kit/Live.tsx';
import { SheetFields } from '../kit/SheetFields.tsx';
import { SheetPreview } from '../kit/SheetPreview.tsx';
import tool from '../kit/SheetTool.module.css';
import { today } from '../kit/sheet-form.ts';
import { useAttached } from '../kit/use-attached.ts';
import { useSheetForm } from '../kit/use-sheet-form.ts';
import type { InvoiceIslandProps } from './contract.ts';
import { GetInvoice } from './GetInvoice.tsx';
import { InvoiceFields } from './InvoiceFields.tsx';
import { InvoiceItems } from './InvoiceItems.tsx';
import { InvoicePaper } from './InvoicePaper.tsx';
import { exampleOf, initialValues, invoiceState } from './invoice-state.ts';
import { NotesStep } from './NotesStep.tsx';
import { createOpenedStep } from './opened-step.ts';
import { Step } from './Step.tsx';
import { StepBar } from './StepBar.tsx';
import { useFaultySteps } from './use-faulty-steps.ts';
import { useStepHistory } from './use-step-history.ts';

/**
 * A tool for invoices in seven steps: the form at the left, and at the right a preview of the sheet that the browser
 * prints.
 */
export function InvoiceGenerator(props: InvoiceIslandProps) {
  const { labels, stepPrefix } = props;
  const [format] = useState(() => createFormat(props.htmlLang));
  const [{ current, open, openAround }] = useState(() => createOpenedStep(stepPrefix));
  const form = useSheetForm({
    key: 'invoice',
    initial: { values: initialValues(props, format), rows: { item: [1] } },
    fresh: () => ({ date: today() }),
    beginnings: { example: entriesOf({ ...props.example, date: today() }), empty: noEntries },
    reveal: openAround,
  });
  const [state] = useState(() => invoiceState(props, form, format));
  const [example] = useState(() => exampleOf(props, format));
  useAttached(state.language.follow);
  useStepHistory(stepPrefix, open);
  const view = { props, form, format, ...state };
  const fields = useRef<HTMLDivElement>(null);
  const steps = { prefix: stepPrefix, current, open, faulty: useFaultySteps(fields, stepPrefix) };
  return (
    <div className={tool.tool}>
      <div ref={fields} className={tool.steps}>
        <StepBar {...view} steps={steps} />
        <Live>{() => current.value === 'company' && <BeginButtons form={form} labels={labels} />}</Live>
        <SheetFields form={form}>
          <p className={tool.plain}>{labels.script_note}</p>
          <InvoiceFields {...view} steps={steps} />
          <InvoiceItems {...view} steps={steps} />
          <NotesStep {...view} steps={steps} />
          <Step name="preview" {...view} steps={steps}>
            <p className={classNames(tool.whole, tool.scripted)}>{labels.preview_text}</p>
          </Step>
        </SheetFields>
      </div>
      <SheetPreview
        id={form.idOf('preview')}
        form={form}
        label={labels.preview_label}
        isCurrent={() => current.value !== 'get'}
        isAlone={() => current.value === 'preview'}
        example={{ note: labels.example_note, paper: <InvoicePaper {...view} {...example} /> }}
        links={props.links}
      >
        <InvoicePaper {...view} />
      </SheetPreview>
      <GetInvoice {...view} steps={steps} email={props.email} />
    </div>
  );
}
