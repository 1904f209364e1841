import { computed, type ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { ActionLink } from '../../components/Button.tsx';
import { keptAttribute, linkedAttribute, linkedInputsMark } from '../../rules/markup.ts';
import { minorDigits } from '../../rules/money.ts';
import type { FormValues } from '../../runtime/shared/fill-untouched.ts';
import { BeginButtons } from '../kit/BeginButtons.tsx';
import { CopyButton } from '../kit/CopyButton.tsx';
import { emptyEntries } from '../kit/entries-of.ts';
import { FileButton } from '../kit/FileButton.tsx';
import { ForgetButton } from '../kit/ForgetButton.tsx';
import { createFormat, type ToolFormat } from '../kit/format.ts';
import { KeptNote } from '../kit/KeptNote.tsx';
import { Live } from '../kit/Live.tsx';
import { NumberField } from '../kit/NumberField.tsx';
import { type NumberField as Field, numberReader, wholeNumberReader } from '../kit/numbers.ts';
import { SheetFields } from '../kit/SheetFields.tsx';
import tool from '../kit/Tool.module.css';
import type { ToolForm } from '../kit/tool-form.ts';
import { useSheetForm } from '../kit/use-sheet-form.ts';
import type { RoiCalculatorProps } from './contract.ts';
import { linkedFragment, linkedInputs } from './linked-inputs.ts';
import { RoiFormula } from './RoiFormula.tsx';
import { RoiPlot } from './RoiPlot.tsx';
import { RoiResult } from './RoiResult.tsx';
import { roi, roiDigits } from './roi.ts';
import type { RoiAnswer } from './view.ts';

/**
 * A calculator that compares what a company's expense reports cost in working time, now and with the product. It shows
 * whether the saved time is worth the product's price.
 */
export function RoiCalculator(props: RoiCalculatorProps) {
  useSignals();
  const { labels, currency, note } = props;
  const [format] = useState(() => createFormat(props.htmlLang));
  const initial = initialValues(props, format);
  const [link] = useState(() => linkedInputs(fragment(), linkedFields(currency), format.decimalSign));
  const form = useSheetForm({
    // Entries are saved apart for each link, so that a link does not show the numbers of an earlier visit.
    key: `${storageKey}${Object.keys(link).length > 0 ? fragment() : ''}`,
    prefix: storageKey,
    initial: { values: initial, rows: {} },
    fresh: () => link,
    beginnings: { example: { values: initial, rows: {} }, empty: emptyEntries(Object.keys(initial)) },
  });
  const [{ fields, answer }] = useState(() => answerOf(form, props, format));
  const field = (name: keyof typeof fields, hint?: string) => (
    <NumberField
      id={form.idOf(name)}
      name={name}
      label={labels[`${name}_label`]}
      field={fields[name]}
      hint={hint || undefined}
      defaultValue={form.start(name)}
    />
  );
  const view = () => ({ labels, format, currency, answer: answer.value });
  const forget = () => {
    form.forget();
    return labels.forgotten_text;
  };
  const save = async () => {
    if (!form.check()) return;
    const { saveRoi } = await import('./save-roi.ts');
    const names = Object.keys(fields) as (keyof typeof fields)[];
    const inputs = names.map((name) => ({ label: labels[`${name}_label`], text: form.text(name) }));
    await saveRoi({ view: view(), htmlLang: props.htmlLang, inputs, note });
  };
  return (
    <div className={tool.tool}>
      <div className={tool.form}>
        <BeginButtons form={form} labels={labels} />
        <SheetFields form={form} className={tool.form} marks={marks}>
          <p className={tool.plain}>{labels.script_note}</p>
          <div className={tool.pair}>
            {field('people')}
            {field('reports')}
            {field('minutes_now', labels.minutes_now_hint)}
            {field('minutes_after', labels.minutes_after_hint)}
            {field('hourly', labels.hourly_hint)}
            {field('price', labels.price_hint)}
          </div>
        </SheetFields>
      </div>
      <Live>{() => <RoiResult {...view()} note={note} links={props.links} />}</Live>
      <div className={tool.form}>
        <Live>{() => <RoiPlot {...view()} />}</Live>
        <div className={tool.actions} data-print="no">
          <FileButton variant="primary" label={labels.pdf_label} errorText={labels.file_error} save={save} />
          <CopyButton
            textOf={() => linkTo(fields, currency)}
            label={labels.link_label}
            copiedLabel={props.copiedLabel}
            mayCopy={form.check}
          />
          <div className={tool.actions}>
            {props.email && <ActionLink link={props.email} />}
            <ForgetButton labels={labels} forget={forget} />
          </div>
          <p className={tool.note}>{labels.link_note}</p>
          <p className={tool.note}>
            <KeptNote form={form} labels={labels} />
          </p>
        </div>
        <Live>{() => <RoiFormula {...view()} />}</Live>
      </div>
    </div>
  );
}

/** The key under which the numbers are saved for the tab. */
const storageKey = 'roi';

/** The late script wakes the tool if it has saved numbers, or if a link carries some. */
const marks = { [keptAttribute]: storageKey, [linkedAttribute]: linkedInputsMark };

/** The fragment of the page's address. A page that is being exported has none. */
function fragment(): string {
  return globalThis.location?.hash ?? '';
}

/** The address of this page with the numbers of the form. */
function linkTo(fields: RoiFields, currency: string): string {
  const given = Object.entries(fields).filter(([, { value }]) => value.state === 'given');
  const numbers = Object.fromEntries(given.map(([name, { value }]) => [name, value.value]));
  return `${location.origin}${location.pathname}${linkedFragment(numbers, linkedFields(currency))}`;
}

function linkedFields(currency: string): Readonly<Record<keyof RoiFields, number>> {
  const money = minorDigits(currency);
  return {
    people: 0,
    reports: roiDigits,
    minutes_now: roiDigits,
    minutes_after: roiDigits,
    hourly: money,
    price: money,
  };
}

type RoiFields = ReturnType<typeof answerOf>['fields'];

/** The form's number fields, and the answer as soon as all of them are given. */
function answerOf(form: ToolForm, { labels, currency, freePeople }: RoiCalculatorProps, format: ToolFormat) {
  const number = numberReader(form, format, labels);
  const wholeNumber = wholeNumberReader(form, format, labels);
  const digits = minorDigits(currency);
  const fields = {
    people: computed(() => wholeNumber('people')),
    reports: computed(() => number('reports', roiDigits)),
    minutes_now: computed(() => number('minutes_now', roiDigits)),
    minutes_after: computed(() => number('minutes_after', roiDigits)),
    hourly: computed(() => number('hourly', digits)),
    price: computed(() => number('price', digits)),
  } satisfies Record<string, ReadonlySignal<Field>>;
  const answer = computed((): RoiAnswer | undefined => {
    const input = {
      people: fields.people.value.value,
      reports: fields.reports.value.value,
      minutesNow: fields.minutes_now.value.value,
      minutesAfter: fields.minutes_after.value.value,
      hourlyCost: fields.hourly.value.value,
      price: fields.price.value.value,
      freePeople,
    };
    const isComplete = Object.values(fields).every(({ value }) => value.state === 'given');
    return isComplete ? { input, result: roi(input) } : undefined;
  });
  return { fields, answer };
}

/**
 * The initial values are a worked example: two reports a month per person. Each report takes twenty minutes now, and
 * four with automatic receipt matching.
 */
function initialValues({ people, hourlyCost, price, currency }: RoiCalculatorProps, format: ToolFormat): FormValues {
  return {
    people: String(people),
    reports: '2',
    minutes_now: '20',
    minutes_after: '4',
    hourly: format.amount(hourlyCost, currency),
    price: format.amount(price, currency),
  };
}
