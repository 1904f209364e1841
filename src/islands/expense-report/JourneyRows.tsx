import { Button } from '../../components/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/Icon.tsx';
import { fillIn } from '../../rules/fill-in.ts';
import { NumberField } from '../kit/NumberField.tsx';
import { RemoveButton } from '../kit/RemoveButton.tsx';
import rows from '../kit/Rows.module.css';
import { SelectField } from '../kit/SelectField.tsx';
import { SheetSection } from '../kit/SheetSection.tsx';
import tool from '../kit/SheetTool.module.css';
import { TextField } from '../kit/TextField.tsx';
import type { JourneyLine } from './report-of.ts';
import type { ReportView } from './view.ts';

/** The form's section for journeys in the traveller's own car, with the mileage rate and the advance payment. */
export function JourneyRows(view: ReportView) {
  const { props, form, report } = view;
  const { labels, units } = props;
  const unit = units.find(({ value }) => value === report.unit)?.text ?? report.unit;
  return (
    <SheetSection id={form.idOf('mileage')} heading={labels.mileage_heading}>
      <div className={tool.whole}>
        <div className={rows.rows}>
          {report.journeys.map((line, index) => (
            <JourneyRow key={line.id} {...view} line={line} index={index} />
          ))}
        </div>
        <div className={tool.actions}>
          <Button onClick={() => form.addRow('journey', 'journey')}>
            <Icon name="plus" />
            {labels.add_journey_label}
          </Button>
        </div>
      </div>
      <SelectField
        id={form.idOf('unit')}
        name="unit"
        label={labels.unit_label}
        options={units}
        defaultValue={form.start.unit}
      />
      <NumberField
        id={form.idOf('mileage_rate')}
        name="mileage_rate"
        label={fillIn(labels.mileage_rate_label, { unit })}
        hint={labels.mileage_rate_hint || undefined}
        field={report.mileageRate}
        defaultValue={form.start.mileage_rate}
      />
      <NumberField
        id={form.idOf('advance')}
        name="advance"
        label={labels.advance_label}
        field={report.advance}
        defaultValue={form.start.advance}
      />
    </SheetSection>
  );
}

function JourneyRow({ props, form, report, line, index }: ReportView & { line: JourneyLine; index: number }) {
  const { labels } = props;
  const journey = `journey-${line.id}-journey`;
  const distance = `journey-${line.id}-distance`;
  return (
    <div className={classNames(rows.row, rows.journey, rows.aligned)}>
      <div>
        <TextField form={form} name={journey} label={labels.journey_label} />
      </div>
      <div className={rows.number}>
        <NumberField
          id={form.idOf(distance)}
          name={distance}
          label={labels.distance_label}
          field={line.distance}
          defaultValue={form.start[distance]}
        />
      </div>
      <RemoveButton
        id={form.idOf(`journey-${line.id}-remove`)}
        label={fillIn(labels.remove_journey_label, { number: String(index + 1) })}
        isDisabled={report.journeys.length === 1}
        onClick={() => form.removeRow('journey', line.id)}
      />
    </div>
  );
}
