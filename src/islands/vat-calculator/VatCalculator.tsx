import { useMemo } from 'react';
import { hundredPerCent, minorDigits, type Rate } from '../../rules/money.ts';
import type { FormValues } from '../../runtime/shared/fill-untouched.ts';
import { type Choice, Choices } from '../kit/Choices.tsx';
import { createFormat, type ToolFormat } from '../kit/format.ts';
import { NumberField } from '../kit/NumberField.tsx';
import { type NumberField as Field, numberReader } from '../kit/numbers.ts';
import { SelectField } from '../kit/SelectField.tsx';
import tool from '../kit/Tool.module.css';
import { useToolForm } from '../kit/use-tool-form.ts';
import type { VatCalculatorProps } from './contract.ts';
import { VatResult } from './VatResult.tsx';
import { addVat, removeVat, type VatAmounts } from './vat.ts';
import { allRates, type VatRates, vatRatesOf } from './vat-rates.ts';

/** The initial amount. It is a round number, so that visitors can check the result in their head. */
const example = '100';
const otherRate = 'other';

/** A calculator that adds VAT to a price or removes VAT from it, at one of a country's rates or at any other rate. */
export function VatCalculator(props: VatCalculatorProps) {
  const { labels, htmlLang, countries, note } = props;
  const format = useMemo(() => createFormat(htmlLang), [htmlLang]);
  const form = useToolForm(initialValues(props.country), ({ country }) => country);
  const rates = vatRatesOf(form.values.country ?? '') ?? vatRatesOf(props.country);
  const isRemoving = form.values.direction === 'remove';
  const number = numberReader(form, format, labels);
  const amount = number('amount', minorDigits(rates?.currency ?? ''));
  const other = number('other_rate', 2, { max: hundredPerCent, error: labels.rate_error });
  const rate = form.values.rate === otherRate ? rateOf(other) : Number(form.values.rate);
  return (
    <div className={tool.tool}>
      <form className={tool.form} {...form.attributes}>
        <p className={tool.plain}>{labels.script_note}</p>
        <Choices name="direction" label={labels.direction_label} choices={directions(labels)} defaultValue="add" />
        <NumberField
          id={form.idOf('amount')}
          name="amount"
          label={labels.amount_label}
          field={amount}
          defaultValue={example}
        />
        <SelectField
          id={form.idOf('country')}
          name="country"
          label={labels.country_label}
          options={countries}
          defaultValue={props.country}
        />
        <Choices
          key={rates?.country}
          name="rate"
          label={labels.rate_label}
          choices={rateChoices(rates, labels, format)}
          defaultValue={String(rates?.standard ?? otherRate)}
        />
        <div hidden={form.values.rate !== otherRate}>
          <NumberField
            id={form.idOf('other_rate')}
            name="other_rate"
            label={labels.other_rate_field_label}
            field={other}
            defaultValue=""
          />
        </div>
      </form>
      <VatResult
        labels={labels}
        format={format}
        amounts={amountsOf(amount, { rate, isRemoving })}
        rate={rate}
        currency={rates?.currency ?? 'EUR'}
        isRemoving={isRemoving}
        note={note}
      />
    </div>
  );
}

function initialValues(country: string): FormValues {
  const standard = vatRatesOf(country)?.standard;
  return { direction: 'add', amount: example, country, rate: String(standard ?? otherRate), other_rate: '' };
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
