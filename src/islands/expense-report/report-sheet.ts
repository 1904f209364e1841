import { fillIn } from '../../rules/fill-in.ts';
import type { NumberField } from '../kit/numbers.ts';
import type { ReportSheet } from './report-workbook.ts';
import type { ReportView } from './view.ts';

/** What the visitor typed, as the data of a spreadsheet. The numbers of the form must be valid. */
export function reportSheetOf({ props, form, report }: Pick<ReportView, 'props' | 'form' | 'report'>): ReportSheet {
  const { labels, htmlLang, categories, units } = props;
  const unit = units.find(({ value }) => value === report.unit.value)?.text ?? report.unit.value;
  return {
    labels: {
      ...labels,
      distance_label: `${labels.distance_label} (${unit})`,
      mileage_label: fillIn(labels.mileage_rate_label, { unit }),
      mileage_total_label: labels.mileage_heading,
    },
    htmlLang,
    currency: form.text('currency'),
    facts: [
      { label: labels.name_label, text: form.text('name') },
      { label: labels.team_label, text: form.text('team') },
      { label: labels.purpose_label, text: form.text('purpose') },
      { label: labels.period_label, text: form.text('period') },
    ],
    expenses: report.givenExpenses.value.map((id) => ({
      date: form.text(`expense-${id}-date`),
      description: form.text(`expense-${id}-description`),
      category: form.text(`expense-${id}-category`),
      amount: given(report.amount(id).value),
    })),
    journeys: report.givenJourneys.value.map((id) => ({
      journey: form.text(`journey-${id}-journey`),
      distance: given(report.distance(id).value),
    })),
    stays: report.givenStays.value.map((id) => ({
      place: form.text(`stay-${id}-place`),
      days: given(report.days(id).value),
      rate: given(report.dayRate(id).value),
    })),
    categories,
    mileageRate: report.mileageRate.value.value,
    totals: report.totals.value,
    advance: report.advance.value.value,
  };
}

function given({ state, value }: NumberField): number | undefined {
  return state === 'given' ? value : undefined;
}
