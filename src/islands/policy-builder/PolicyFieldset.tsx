import { useSignals } from '@preact/signals-react/runtime';
import { fillIn } from '../../rules/fill-in.ts';
import { Choices } from '../kit/Choices.tsx';
import type { ToolFormat } from '../kit/format.ts';
import { NumberField } from '../kit/NumberField.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { SheetSection } from '../kit/SheetSection.tsx';
import tool from '../kit/SheetTool.module.css';
import type { SheetForm } from '../kit/sheet-form.ts';
import { TextField } from '../kit/TextField.tsx';
import { limitNames, type PolicyFields } from './answers.ts';
import type { PolicyBuilderProps } from './contract.ts';

interface PolicyFieldsetProps {
  readonly props: PolicyBuilderProps;
  readonly form: SheetForm;
  readonly fields: PolicyFields;
  readonly format: ToolFormat;
}

/** The form's questions: about the company, its limits for expenses, and what it allows. */
export function PolicyFieldset({ props, form, fields, format }: PolicyFieldsetProps) {
  useSignals();
  const { labels } = props;
  const sign = () => format.currencySign(form.text('currency'));
  const days = () => format.dayWord(fields.deadline.value.value);
  const number = (name: keyof PolicyFields, label: string, unit = sign) => (
    <NumberField
      key={name}
      id={form.idOf(name)}
      name={name}
      label={label}
      field={fields[name]}
      unit={unit}
      defaultValue={form.start(name)}
    />
  );
  return (
    <>
      <SheetSection id={form.idOf('company-part')} heading={labels.company_heading}>
        <TextField form={form} name="company" label={labels.company_label} autoComplete="organization" />
        <TextField form={form} name="approver" label={labels.approver_label} />
        <SelectField
          id={form.idOf('currency')}
          name="currency"
          label={labels.currency_label}
          options={props.currencies}
          defaultValue={form.start('currency')}
        />
      </SheetSection>
      <SheetSection id={form.idOf('limits')} heading={labels.limits_heading}>
        <div className={tool.whole}>
          <p className={tool.note}>{labels.empty_hint}</p>
        </div>
        {limitNames.map((name) => number(name, labels[`${name}_label`]))}
        {number('mileage', fillIn(labels.mileage_label, { unit: props.unit }))}
        {number('deadline', labels.deadline_label, days)}
      </SheetSection>
      <SheetSection id={form.idOf('rules')} heading={labels.rules_heading}>
        <Choices
          name="alcohol"
          label={labels.alcohol_label}
          choices={[
            { value: 'no', text: labels.no_label },
            { value: 'yes', text: labels.yes_label },
          ]}
          defaultValue={form.start('alcohol')}
        />
        <Choices
          name="travel_class"
          label={labels.class_label}
          choices={[
            { value: 'economy', text: labels.economy_label },
            { value: 'premium', text: labels.premium_label },
          ]}
          defaultValue={form.start('travel_class')}
        />
      </SheetSection>
    </>
  );
}
