import { useSignals } from '@preact/signals-react/runtime';
import { classNames } from '../../components/class-names.ts';
import { fillIn } from '../../rules/fill-in.ts';
import { NumberField } from '../kit/NumberField.tsx';
import { numberColumn, textColumn } from '../kit/paste/columns.ts';
import { RemoveButton } from '../kit/RemoveButton.tsx';
import type { Row } from '../kit/RowList.tsx';
import rows from '../kit/Rows.module.css';
import { SelectField } from '../kit/SelectField.tsx';
import { SheetRows } from '../kit/SheetRows.tsx';
import { SheetSection } from '../kit/SheetSection.tsx';
import { TextField } from '../kit/TextField.tsx';
import type { ReportView } from './view.ts';

/** The form's section for journeys in the traveller's own car, with the mileage rate and the advance payment. */
export function JourneyRows(view: ReportView) {
  useSignals();
  const { props, form, format, report } = view;
  const { labels, units } = props;
  const field = (name: string) => ({ id: form.idOf(name), name, defaultValue: form.start(name) });
  const unit = units.find(({ value }) => value === report.unit.value)?.text ?? report.unit.value;
  return (
    <SheetSection id={form.idOf('mileage')} heading={labels.mileage_heading}>
      <SheetRows
        form={form}
        list="journey"
        columns={[
          textColumn({ part: 'journey', label: labels.journey_label }),
          numberColumn({ part: 'distance', label: labels.distance_label }, format),
        ]}
        labels={labels}
        addLabel={labels.add_journey_label}
        format={format}
      >
        {(row) => <JourneyRow key={row.id} {...view} {...row} />}
      </SheetRows>
      <SelectField {...field('unit')} label={labels.unit_label} options={units} />
      <NumberField
        {...field('mileage_rate')}
        label={fillIn(labels.mileage_rate_label, { unit })}
        hint={labels.mileage_rate_hint || undefined}
        field={report.mileageRate}
      />
      <NumberField {...field('advance')} label={labels.advance_label} field={report.advance} />
    </SheetSection>
  );
}

function JourneyRow({ props, form, report, id, index, isOnly }: ReportView & Row) {
  useSignals();
  const { labels } = props;
  const distance = `journey-${id}-distance`;
  return (
    <div className={classNames(rows.row, rows.journey, rows.aligned)}>
      <div>
        <TextField form={form} name={`journey-${id}-journey`} label={labels.journey_label} />
      </div>
      <div className={rows.number}>
        <NumberField
          isErrorNamed
          id={form.idOf(distance)}
          name={distance}
          label={labels.distance_label}
          field={report.distance(id)}
          defaultValue={form.start(distance)}
        />
      </div>
      <RemoveButton
        id={form.idOf(`journey-${id}-remove`)}
        label={fillIn(labels.remove_journey_label, { number: String(index + 1) })}
        isDisabled={isOnly}
        onClick={() => form.removeRow('journey', id, 'journey')}
      />
    </div>
  );
}
