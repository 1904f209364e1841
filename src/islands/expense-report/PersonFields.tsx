import { useSignals } from '@preact/signals-react/runtime';
import { SelectField } from '../kit/SelectField.tsx';
import { SheetSection } from '../kit/SheetSection.tsx';
import { TextField } from '../kit/TextField.tsx';
import type { ReportView } from './view.ts';

/** The form's section for the person, the purpose and dates of the trip, and the currency. */
export function PersonFields({ props, form }: ReportView) {
  useSignals();
  const { labels } = props;
  const field = (name: string) => ({ form, name });
  return (
    <SheetSection id={form.idOf('person')} heading={labels.person_heading}>
      <TextField {...field('name')} label={labels.name_label} requiredError={props.requiredError} autoComplete="name" />
      <TextField {...field('team')} label={labels.team_label} />
      <TextField {...field('purpose')} label={labels.purpose_label} />
      <TextField {...field('period')} label={labels.period_label} />
      <SelectField
        id={form.idOf('currency')}
        name="currency"
        label={labels.currency_label}
        options={props.currencies}
        defaultValue={form.start('currency')}
      />
    </SheetSection>
  );
}
