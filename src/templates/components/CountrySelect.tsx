import { countryNames } from '../../rules/countries.ts';
import { otherCountry } from '../../rules/lead-fields.ts';
import { usePage } from '../page-context.ts';
import type { FieldProps } from './Field.tsx';
import { Select } from './Select.tsx';

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
