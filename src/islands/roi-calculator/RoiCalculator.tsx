import { computed, type ReadonlySignal } from '@preact/signals-core';
import { useState } from 'react';
import { minorDigits } from '../../rules/money.ts';
import type { FormValues } from '../../runtime/shared/fill-untouched.ts';
import { createFormat, type ToolFormat } from '../kit/format.ts';
import { Live } from '../kit/Live.tsx';
import { NumberField } from '../kit/NumberField.tsx';
import { type NumberField as Field, numberReader } from '../kit/numbers.ts';
import tool from '../kit/Tool.module.css';
import type { ToolForm } from '../kit/tool-form.ts';
import { useToolForm } from '../kit/use-tool-form.ts';
import type { RoiCalculatorProps } from './contract.ts';
import { RoiFormula } from './RoiFormula.tsx';
import { RoiResult } from './RoiResult.tsx';
import { roi, roiDigits } from './roi.ts';
import type { RoiAnswer } from './view.ts';

/**
 * A calculator that compares what a company's expense reports cost in working time, now and with the product. It shows
 * whether the saved time is worth the product's price.
 */
export function RoiCalculator(props: RoiCalculatorProps) {
  const { labels, currency, note } = props;
  const [format] = useState(() => createFormat(props.htmlLang));
  const initial = initialValues(props, format);
  const form = useToolForm(initial);
  const [{ fields, answer }] = useState(() => answerOf(form, props, format));
  const field = (name: keyof typeof fields, hint?: string) => (
    <NumberField
      id={form.idOf(name)}
      name={name}
      label={labels[`${name}_label`]}
      field={fields[name]}
      hint={hint || undefined}
      defaultValue={initial[name]}
    />
  );
  const view = () => ({ labels, format, currency, answer: answer.value });
  return (
    <div className={tool.tool}>
      <form className={tool.form} {...form.attributes}>
        <p className={tool.plain}>{labels.script_note}</p>
        <div className={tool.pair}>
          {field('people')}
          {field('reports')}
          {field('minutes_now', labels.minutes_now_hint)}
          {field('minutes_after', labels.minutes_after_hint)}
          {field('hourly', labels.hourly_hint)}
          {field('price', labels.price_hint)}
        </div>
      </form>
      <Live>{() => <RoiResult {...view()} note={note} />}</Live>
      <Live>{() => <RoiFormula {...view()} />}</Live>
    </div>
  );
}

/** The form's number fields, and the answer as soon as all of them are given. */
function answerOf(form: ToolForm, { labels, currency, freePeople }: RoiCalculatorProps, format: ToolFormat) {
  const number = numberReader(form, format, labels);
  const digits = minorDigits(currency);
  const fields = {
    people: computed(() => number('people', 0)),
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
