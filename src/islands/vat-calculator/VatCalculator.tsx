import { computed, type ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { ActionLink } from '../../components/Button.tsx';
import { hundredPerCent, minorDigits, type Rate } from '../../rules/money.ts';
import type { FormValues } from '../../runtime/shared/fill-untouched.ts';
import { BeginButtons } from '../kit/BeginButtons.tsx';
import { type Choice, Choices } from '../kit/Choices.tsx';
import { emptyEntries, noEntries } from '../kit/entries-of.ts';
import { ForgetButton } from '../kit/ForgetButton.tsx';
import { createFormat, type ToolFormat } from '../kit/format.ts';
import { KeptNote } from '../kit/KeptNote.tsx';
import { Live } from '../kit/Live.tsx';
import { NumberField } from '../kit/NumberField.tsx';
import { type NumberField as Field, numberReader } from '../kit/numbers.ts';
import { SelectField } from '../kit/SelectField.tsx';
import { SheetFields } from '../kit/SheetFields.tsx';
import type { SheetForm } from '../kit/sheet-form.ts';
import tool from '../kit/Tool.module.css';
import type { ToolForm } from '../kit/tool-form.ts';
import { useFields } from '../kit/use-fields.ts';
import { useSheetForm } from '../kit/use-sheet-form.ts';
import type { VatCalculatorProps } from './contract.ts';
import { VatResult } from './VatResult.tsx';
import { addVat, removeVat, type VatAmounts } from './vat.ts';
import { allRates, type VatRates, vatRatesOf } from './vat-rates.ts';

/** The initial amount. It is a round number, so that visitors can check the result in their head. */
const example = '100';
const otherRate = 'other';

/** A calculator that adds VAT to a price or removes VAT from it, at one of a country's rates or at any other rate. */
export function VatCalculator(props: VatCalculatorProps) {
  useSignals();
  const { labels, countries, note } = props;
  const [format] = useState(() => createFormat(props.htmlLang));
  const form = useSheetForm({
    key: 'vat',
    initial: { values: initialValues(props.country), rows: {} },
    fresh: () => ({}),
    beginnings: { example: noEntries, empty: emptyEntries(['amount']) },
  });
  const [{ rates, amount, other, rate, isRemoving }] = useState(() => calculationOf(form, props, format));
  const forget = () => {
    form.forget();
    return labels.forgotten_text;
  };
  const field = (name: string) => ({ id: form.idOf(name), name });
  return (
    <div className={tool.tool}>
      <div className={tool.form}>
        <BeginButtons form={form} labels={labels} />
        <SheetFields form={form} className={tool.form}>
          <p className={tool.plain}>{labels.script_note}</p>
          <Choices
            name="direction"
            label={labels.direction_label}
            choices={directions(labels)}
            defaultValue={form.start('direction')}
          />
          <NumberField
            {...field('amount')}
            label={labels.amount_label}
            field={amount}
            defaultValue={form.start('amount')}
          />
          <SelectField
            {...field('country')}
            label={labels.country_label}
            options={countries}
            defaultValue={form.start('country')}
          />
          <RateChoices form={form} format={format} labels={labels} rates={rates} />
          <OtherRate form={form} labels={labels} field={other} />
        </SheetFields>
      </div>
      <Live>
        {() => (
          <VatResult
            labels={labels}
            format={format}
            amounts={amountsOf(amount.value, { rate: rate.value, isRemoving: isRemoving.value })}
            rate={rate.value}
            currency={rates.value?.currency ?? 'EUR'}
            isRemoving={isRemoving.value}
            note={note}
            copyId={form.idOf('result')}
            copyLabels={props.copyLabels}
            links={props.links}
          />
        )}
      </Live>
      <div className={tool.actions} data-print="no">
        {props.email && <ActionLink link={props.email} />}
        <ForgetButton labels={labels} forget={forget} />
        <p className={tool.note}>
          <KeptNote form={form} labels={labels} />
        </p>
      </div>
    </div>
  );
}

interface RateChoicesProps {
  readonly form: SheetForm;
  readonly format: ToolFormat;
  readonly labels: VatCalculatorProps['labels'];
  readonly rates: ReadonlySignal<VatRates | undefined>;
}

/**
 * The radio buttons for the rates of the chosen country. Another country has other radio buttons: the saved rate is
 * then selected if the country is the saved one, or else the standard rate.
 */
function RateChoices({ form, format, labels, rates }: RateChoicesProps) {
  useSignals();
  const current = rates.value;
  const isStart = form.start('country') === current?.country;
  useFields(form, current);
  return (
    <Choices
      key={current?.country}
      name="rate"
      label={labels.rate_label}
      choices={rateChoices(current, labels, format)}
      defaultValue={isStart ? form.start('rate') : String(current?.standard ?? otherRate)}
    />
  );
}

interface OtherRateProps extends Pick<RateChoicesProps, 'form' | 'labels'> {
  readonly field: ReadonlySignal<Field>;
}

/** The field for a rate that the country does not have. It has the focus when a visitor has pressed its choice. */
function OtherRate({ form, labels, field }: OtherRateProps) {
  useSignals();
  const isChosen = form.text('rate') === otherRate;
  useEffect(() => {
    if (isChosen && hasPressed(form)) form.focusOn('other_rate');
  }, [isChosen, form]);
  return (
    <div hidden={!isChosen}>
      <NumberField
        id={form.idOf('other_rate')}
        name="other_rate"
        label={labels.other_rate_field_label}
        field={field}
        hint={field.value.state === 'empty' ? labels.rate_missing_text : undefined}
        defaultValue={form.start('other_rate')}
      />
    </div>
  );
}

/**
 * True if the visitor has just pressed a choice with a pointer. False for saved entries, and for a visitor who goes
 * through the choices with the arrow keys, whose focus is visible. A choice that has the focus when the form's script
 * starts counts as pressed, because the press may have come before the script.
 */
function hasPressed({ hasTyped }: SheetForm): boolean {
  const focused = document.activeElement;
  return !focused?.matches(':focus-visible') && (hasTyped() || Boolean(focused?.matches('[name="rate"]')));
}

function initialValues(country: string): FormValues {
  const standard = vatRatesOf(country)?.standard;
  return { direction: 'add', amount: example, country, rate: String(standard ?? otherRate), other_rate: '' };
}

/** What the visitor has chosen and typed, as signals. */
function calculationOf(form: ToolForm, { labels, country }: VatCalculatorProps, format: ToolFormat) {
  const number = numberReader(form, format, labels);
  const rates = computed(() => vatRatesOf(form.text('country')) ?? vatRatesOf(country));
  const amount = computed(() => number('amount', minorDigits(rates.value?.currency ?? '')));
  const other = computed(() => number('other_rate', 2, { max: hundredPerCent, error: labels.rate_error }));
  const rate = computed(() => (form.text('rate') === otherRate ? rateOf(other.value) : Number(form.text('rate'))));
  return { rates, amount, other, rate, isRemoving: computed(() => form.text('direction') === 'remove') };
}

interface Calculation {
  readonly rate: Rate | undefined;
  readonly isRemoving: boolean;
}

/**
 * The amounts with and without VAT. Undefined if amount or rate is missing or invalid: the calculator never replaces
 * them by zero.
 */
function amountsOf({ state, value }: Field, { rate, isRemoving }: Calculation): VatAmounts | undefined {
  if (state !== 'given' || rate === undefined) return undefined;
  return isRemoving ? removeVat(value, rate) : addVat(value, rate);
}

function rateOf({ state, value }: Field): Rate | undefined {
  return state === 'given' ? value : undefined;
}

function directions({ add_label, remove_label }: VatCalculatorProps['labels']): Choice[] {
  return [
    { value: 'add', text: add_label },
    { value: 'remove', text: remove_label },
  ];
}

function rateChoices(rates: VatRates | undefined, labels: VatCalculatorProps['labels'], format: ToolFormat): Choice[] {
  const choices = (rates ? allRates(rates) : []).map((rate) => ({
    value: String(rate),
    text: format.percent(rate),
    ...(rate === rates?.standard && { remark: labels.standard_label }),
  }));
  return [...choices, { value: otherRate, text: labels.other_rate_label }];
}
