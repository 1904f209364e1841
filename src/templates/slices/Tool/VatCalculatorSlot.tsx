import { vatCalculator, vatLabels } from '../../../islands/vat-calculator/contract.ts';
import { Island } from '../../components/Island.tsx';
import { usePage } from '../../page-context.ts';
import type { SliceOf } from '../../slice-props.ts';
import { texts } from '../texts.ts';
import { countriesBy } from './countries.ts';
import { RatesTable } from './RatesTable.tsx';
import { toolLinks } from './tool-links.ts';
import type { ToolSlotProps } from './tool-slot-props.ts';

export type VatPrimary = Extract<SliceOf<'tool'>, { variation: 'vat_calculator' }>['primary'];

/** The VAT calculator, and below it a table of all its rates that needs no script. */
export function VatCalculatorSlot({ primary, index }: ToolSlotProps<VatPrimary>) {
  const page = usePage();
  const { locale } = page;
  const countries = countriesBy(locale.htmlLang);
  const isListed = countries.some(({ value }) => value === locale.country);
  return (
    <>
      <Island
        of={vatCalculator}
        props={{
          ...toolLinks(page, primary, index),
          labels: texts(primary, vatLabels),
          htmlLang: locale.htmlLang,
          countries,
          country: isListed ? locale.country : (countries[0]?.value ?? ''),
          note: primary.note ?? '',
          copyLabels: { copyLabel: page.string('copy'), copiedLabel: page.string('copied') },
        }}
      />
      <RatesTable primary={primary} countries={countries} />
    </>
  );
}
