import type { ConsentCategory } from '../../rules/privacy/categories.ts';
import type { ConsentPreferences } from '../shared/consent/preferences.ts';

/** True if the visitor has made a choice and allows a category. */
export function allows({ allowed, categories }: ConsentPreferences, category: ConsentCategory): boolean {
  return allowed && categories[category];
}
