import type { ConsentCategory } from '../../../rules/privacy/categories.ts';
import type { StoredValues } from '../../../rules/privacy/stored-data.ts';
import { currentConsent, hasChosen } from './consent.ts';
import type { ConsentPreferences } from './preferences.ts';

/** The names under which consent does not allow anything to be stored. A `*` stands for any text. */
export function deniedNames(declared: readonly StoredValues[], { allowed, categories }: ConsentPreferences): string[] {
  const isAllowed = (category: ConsentCategory) => category === 'necessary' || (allowed && categories[category]);
  return declared.filter(({ needs }) => !needs.every(isAllowed)).flatMap(({ names }) => names);
}

/** The names that the visitor's choice denies; none before a choice. */
export function refusedNames(declared: readonly StoredValues[]): string[] {
  return hasChosen() ? deniedNames(declared, currentConsent()) : [];
}
