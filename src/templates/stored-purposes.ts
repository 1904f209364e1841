import type { StringKey } from '../content/meaning/locale-strings.ts';
import type { ConsentCategory } from '../rules/privacy/categories.ts';
import type { StoredValues } from '../rules/privacy/stored-data.ts';
import { declaredData } from '../site/privacy/declared-data.ts';
import type { PageContext } from './page-context.ts';

/** Everything that the site stores in browsers (`src/rules/privacy`). */
export function declaredOn({ vendors, captcha }: PageContext): readonly StoredValues[] {
  return declaredData({ vendors, hasCaptcha: captcha?.siteKey !== undefined });
}

/** The words of a purpose for which values are stored, in the page's language. */
export function purposeText(page: PageContext, purpose: string): string {
  // The cast is safe: a test asks for a text of each purpose that is declared.
  return page.string(`stored_${purpose}` as StringKey);
}

/** The words of all purposes for which values are stored with a category. */
export function purposesIn(page: PageContext, category: ConsentCategory): string[] {
  const purposes = declaredOn(page).filter(({ needs }) => needs.includes(category));
  return [...new Set(purposes.map(({ purpose }) => purposeText(page, purpose)))];
}
