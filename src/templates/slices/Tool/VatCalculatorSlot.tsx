import { vatCalculator, vatLabels } from '../../../islands/vat-calculator/contract.ts';
import { vatRates } from '../../../islands/vat-calculator/vat-rates.ts';
import { Island } from '../../components/Island.tsx';
import { usePage } from '../../page-context.ts';
import type { SliceOf } from '../../slice-props.ts';
import { RatesTable } from './RatesTable.tsx';
import { texts } from './texts.ts';

export type VatPrimary = Extract<SliceOf<'tool'>, { variation: 'vat_calculator' }>['primary'];

/** The calculator, and below it every rate it knows: the table is complete without a script. */
export function VatCalculatorSlot({ primary }: { primary: VatPrimary }) {
  const { locale } = usePage();
  const countries = countriesBy(locale.htmlLang);
  const isListed = countries.some(({ value }) => value === locale.country);
  return (
    <>
      <Island
        of={vatCalculator}
        props={{
          labels: texts(primary, vatLabels),
          htmlLang: locale.htmlLang,
          countries,
          country: isListed ? locale.country : (countries[0]?.value ?? ''),
          note: primary.note ?? '',
        }}
      />
      <RatesTable primary={primary} countries={countries} />
    </>
  );
}

/** The table's countries by name, in the language's own order: å comes last in Danish. */
function countriesBy(htmlLang: string) {
  const names = new Intl.DisplayNames(htmlLang, { type: 'region' });
  const { compare } = new Intl.Collator(htmlLang);
  return vatRates
    .map(({ country }) => ({ value: country, text: names.of(country) ?? country }))
    .sort((a, b) => compare(a.text, b.text));
}
