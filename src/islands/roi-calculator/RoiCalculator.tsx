import { useMemo } from 'react';
import { minorDigits } from '../../rules/money.ts';
import type { FormValues } from '../../runtime/shared/fill-untouched.ts';
import { createFormat, type ToolFormat } from '../kit/format.ts';
import { NumberField } from '../kit/NumberField.tsx';
import { type NumberField as Field, numberReader } from '../kit/numbers.ts';
import tool from '../kit/Tool.module.css';
import { useToolForm } from '../kit/use-tool-form.ts';
import type { RoiCalculatorProps } from './contract.ts';
import { RoiFormula } from './RoiFormula.tsx';
import { RoiResult } from './RoiResult.tsx';
import { type RoiInput, roi, roiDigits } from './roi.ts';

/**
 * A calculator that compares what a company's expense reports cost in working time, now and with the product. It shows
 * whether the saved time is worth the product's price.
 */
export function RoiCalculator(props: RoiCalculatorProps) {
  const { labels, htmlLang, currency, note } = props;
  const format = useMemo(() => createFormat(htmlLang), [htmlLang]);
  const initial = initialValues(props, format);
  const form = useToolForm(initial);
  const number = numberReader(form, format, labels);
  const digits = minorDigits(currency);
  const fields = {
    people: number('people', 0),
    reports: number('reports', roiDigits),
    minutes_now: number('minutes_now', roiDigits),
    minutes_after: number('minutes_after', roiDigits),
    hourly: number('hourly', digits),
    price: number('price', digits),
  };
  const input: RoiInput = {
    people: fields.people.value,
    reports: fields.reports.value,
    minutesNow: fields.minutes_now.value,
    minutesAfter: fields.minutes_after.value,
    hourlyCost: fields.hourly.value,
    price: fields.price.value,
    freePeople: props.freePeople,
  };
  const isComplete = Object.values(fields).every(({ state }) => state === 'given');
  const view = { labels, format, currency, answer: isComplete ? { input, result: roi(input) } : undefined };
  const field = (name: keyof typeof fields, hint?: string) => (
    <RoiField
      id={form.idOf(name)}
      name={name}
      label={labels[`${name}_label`]}
      field={fields[name]}
      hint={hint}
      initial={initial}
    />
  );
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
      <RoiResult {...view} note={note} />
      <RoiFormula {...view} />
    </div>
  );
}

interface RoiFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly field: Field;
  readonly hint: string | undefined;
  readonly initial: FormValues;
}

function RoiField({ name, initial, hint, ...rest }: RoiFieldProps) {
  return <NumberField name={name} defaultValue={initial[name]} hint={hint || undefined} {...rest} />;
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
