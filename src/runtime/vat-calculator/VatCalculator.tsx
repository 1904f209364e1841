import { useMemo } from 'react';
import { hundredPerCent, minorDigits, type Rate } from '../../rules/tools/money.ts';
import { addVat, removeVat } from '../../rules/tools/vat.ts';
import { allRates, type VatRates, vatRatesOf } from '../../rules/tools/vat-rates.ts';
import { type Choice, Choices } from '../tools/Choices.tsx';
import { createFormat, type ToolFormat } from '../tools/format.ts';
import { NumberField } from '../tools/NumberField.tsx';
import { type NumberField as Field, numberReader } from '../tools/numbers.ts';
import { SelectField } from '../tools/SelectField.tsx';
import tool from '../tools/Tool.module.css';
import { useToolForm, type Values } from '../tools/use-tool-form.ts';
import type { VatCalculatorProps } from './contract.ts';
import { VatResult } from './VatResult.tsx';

/** An amount that every reader can check in their head. */
const example = '100';
const otherRate = 'other';

/** Adds VAT to a price or takes it out, at a country's rates or any other. */
export function VatCalculator(props: VatCalculatorProps) {
  const { labels, htmlLang, countries, note } = props;
  const format = useMemo(() => createFormat(htmlLang), [htmlLang]);
  const form = useToolForm(initialValues(props.country), ({ country }) => country);
  const rates = vatRatesOf(form.values.country ?? '') ?? vatRatesOf(props.country);
  const isRemoving = form.values.direction === 'remove';
  const number = numberReader(form, format, labels);
  const amount = number('amount', minorDigits(rates?.currency ?? ''));
  const other = withinHundred(number('other_rate', 2), labels.rate_error, form.left);
  const rate: Rate = form.values.rate === otherRate ? other.value : Number(form.values.rate);
  const amounts = isRemoving ? removeVat(amount.value, rate) : addVat(amount.value, rate);
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
        amounts={amounts}
        rate={rate}
        currency={rates?.currency ?? 'EUR'}
        isRemoving={isRemoving}
        note={note}
      />
    </div>
  );
}

function initialValues(country: string): Values {
  const standard = vatRatesOf(country)?.standard;
  return { direction: 'add', amount: example, country, rate: String(standard ?? otherRate), other_rate: '' };
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

function withinHundred(field: Field, error: string, left: ReadonlySet<string>): Field {
  if (field.value <= hundredPerCent) return field;
  return { value: 0, isGiven: false, error: left.has('other_rate') ? error : undefined };
}
