import { expenseReport, reportLabels } from '../../../islands/expense-report/contract.ts';
import { distanceUnits, mileageRateOf } from '../../../islands/kit/mileage-rates.ts';
import { perDiemOf } from '../../../islands/kit/per-diems.ts';
import { Island } from '../../components/Island.tsx';
import { usePage } from '../../page-context.ts';
import type { SliceOf } from '../../slice-props.ts';
import { texts } from '../texts.ts';
import { currenciesFor } from './currencies.ts';
import { exampleValues } from './example-values.ts';
import { toolLinks } from './tool-links.ts';
import type { ToolSlotProps } from './tool-slot-props.ts';
import { unitName } from './unit-name.ts';

type ReportPrimary = Extract<SliceOf<'tool'>, { variation: 'expense_report_generator' }>['primary'];

/**
 * The expense report generator. Without a script its sheet is blank: visitors print the sheet and fill it in by hand.
 */
export function ExpenseReportSlot({ primary, index }: ToolSlotProps<ReportPrimary>) {
  const page = usePage();
  const { htmlLang, currency, country } = page.locale;
  return (
    <Island
      of={expenseReport}
      props={{
        ...toolLinks(page, primary, index),
        labels: texts(primary, reportLabels),
        requiredError: page.string('required'),
        example: exampleValues(primary.example),
        htmlLang,
        currency,
        currencies: currenciesFor(page.locale),
        categories: primary.categories.flatMap(({ name }) => name ?? []),
        categoryColours: Object.fromEntries(
          primary.categories.map(({ name, token }) => [name ?? '', token ?? 'unknown']),
        ),
        units: distanceUnits.map((unit) => ({ value: unit, text: unitName(htmlLang, unit) })),
        mileage: mileageRateOf(country),
        perDiem: perDiemOf(country),
      }}
    />
  );
}
