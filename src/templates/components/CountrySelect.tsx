import type { FieldProps } from '../../components/Field.tsx';
import { Select } from '../../components/Select.tsx';
import { otherCountry } from '../../rules/leads/lead-fields.ts';
import { countryNames } from '../../site/countries.ts';
import { usePage } from '../page-context.ts';

/** A country by its name in the page's language, which is also what is sent. The page's own is chosen at first. */
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
