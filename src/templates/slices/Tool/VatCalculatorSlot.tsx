import { vatCalculator, vatLabels } from '../../../islands/vat-calculator/contract.ts';
import { vatRates } from '../../../islands/vat-calculator/vat-rates.ts';
import { Island } from '../../components/Island.tsx';
import { usePage } from '../../page-context.ts';
import type { SliceOf } from '../../slice-props.ts';
import { RatesTable } from './RatesTable.tsx';
import { texts } from './texts.ts';

export type VatPrimary = Extract<SliceOf<'tool'>, { variation: 'vat_calculator' }>['primary'];

/** The VAT calculator, and below it a table of all its rates that needs no script. */
export function VatCalculatorSlot({ primary }: { primary: VatPrimary }) {
  const page = usePage();
  const { locale } = page;
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
          copyLabels: { copyLabel: page.string('copy'), copiedLabel: page.string('copied') },
        }}
      />
      <RatesTable primary={primary} countries={countries} />
    </>
  );
}

/** The countries of the VAT table by name, in the alphabetical order of the language: å comes last in Danish. */
function countriesBy(htmlLang: string) {
  const names = new Intl.DisplayNames(htmlLang, { type: 'region' });
  const { compare } = new Intl.Collator(htmlLang);
  return vatRates
    .map(({ country }) => ({ value: country, text: names.of(country) ?? country }))
    .sort((a, b) => compare(a.text, b.text));
}
