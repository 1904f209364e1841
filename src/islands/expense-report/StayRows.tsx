import { useSignals } from '@preact/signals-react/runtime';
import { classNames } from '../../components/class-names.ts';
import { fillIn } from '../../rules/fill-in.ts';
import type { ToolFormat } from '../kit/format.ts';
import { NumberField } from '../kit/NumberField.tsx';
import { numberColumn, textColumn } from '../kit/paste/columns.ts';
import { RemoveButton } from '../kit/RemoveButton.tsx';
import type { Row } from '../kit/RowList.tsx';
import rows from '../kit/Rows.module.css';
import { SheetRows } from '../kit/SheetRows.tsx';
import { SheetSection } from '../kit/SheetSection.tsx';
import tool from '../kit/SheetTool.module.css';
import { TextField } from '../kit/TextField.tsx';
import type { ExpenseReportProps } from './contract.ts';
import type { ReportView } from './view.ts';

/** The form's section for days away that are paid by the day, without receipts. */
export function StayRows(view: ReportView) {
  const { props, form, format } = view;
  const { labels } = props;
  return (
    <SheetSection id={form.idOf('stays')} heading={labels.stays_heading}>
      <div className={tool.whole}>
        <p className={tool.note} suppressHydrationWarning>
          {rateHint(props, format)}
        </p>
        <SheetRows
          form={form}
          list="stay"
          columns={[
            textColumn({ part: 'place', label: labels.place_label }),
            numberColumn({ part: 'days', label: labels.days_label }, format),
            numberColumn({ part: 'rate', label: labels.day_rate_label, blank: firstDayRate(props, format) }, format),
          ]}
          labels={labels}
          addLabel={labels.add_stay_label}
          format={format}
        >
          {(row) => <StayRow key={row.id} {...view} {...row} />}
        </SheetRows>
      </div>
    </SheetSection>
  );
}

/**
 * The hint on the rate: the official rates of the page's country and their source, or that this site knows no rates.
 */
function rateHint({ labels, perDiem }: ExpenseReportProps, format: ToolFormat): string {
  if (!perDiem) return labels.no_day_rate_hint;
  const { rates, currency, source, since } = perDiem;
  const list = rates.map((rate) => format.briefMoney(rate, currency)).join(' · ');
  return fillIn(labels.day_rate_hint, { rates: list, source, date: format.date(since) });
}

function StayRow({ props, form, format, report, id, index, isOnly }: ReportView & Row) {
  useSignals();
  const { labels } = props;
  const field = (part: string) => ({ id: form.idOf(`stay-${id}-${part}`), name: `stay-${id}-${part}` });
  return (
    <div className={classNames(rows.row, rows.stay, rows.aligned)}>
      <div>
        <TextField form={form} name={`stay-${id}-place`} label={labels.place_label} />
      </div>
      <div className={rows.number}>
        <NumberField
          isErrorNamed
          {...field('days')}
          label={labels.days_label}
          field={report.days(id)}
          defaultValue={form.start(`stay-${id}-days`)}
        />
      </div>
      <div className={rows.number}>
        <NumberField
          isErrorNamed
          {...field('rate')}
          label={labels.day_rate_label}
          field={report.dayRate(id)}
          defaultValue={form.start(`stay-${id}-rate`) ?? firstDayRate(props, format)}
        />
      </div>
      <RemoveButton
        id={form.idOf(`stay-${id}-remove`)}
        label={fillIn(labels.remove_stay_label, { number: String(index + 1) })}
        isDisabled={isOnly}
        onClick={() => form.removeRow('stay', id, 'place')}
      />
    </div>
  );
}

/** The initial amount for a day in a new row: the official rate of a whole day. */
export function firstDayRate({ perDiem }: ExpenseReportProps, format: ToolFormat): string {
  const rate = perDiem?.rates[0];
  return perDiem && rate !== undefined ? format.amount(rate, perDiem.currency) : '';
}
