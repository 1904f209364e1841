import type { FieldProps } from '../../components/Field.tsx';
import { Select } from '../../components/Select.tsx';
import { otherCountry } from '../../rules/leads/lead-fields.ts';
import { countryNames } from '../../site/countries.ts';
import { usePage } from '../page-context.ts';

/**
 * A field for choosing a country. The form sends the country's name in the page's language; the page's own country is
 * preselected.
 */
export function CountrySelect(field: FieldProps) {
  const page = usePage();
  const names = countryNames(page.locale.htmlLang, { first: page.locale.country });
  return (
    <Select {...field} autoComplete="country-name">
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
      <option value={otherCountry}>{page.string('country_other')}</option>
    </Select>
  );
}
