import type { StringKey } from '../content/meaning/locale-strings.ts';
import type { ConsentCategory } from '../rules/privacy/categories.ts';
import { type DeclaredValues, declaredData } from '../site/privacy/declared-data.ts';
import type { PageContext } from './page-context.ts';

/** Everything that the site stores in browsers (`src/rules/privacy`). */
export function declaredOn({ vendors, captcha }: PageContext): readonly DeclaredValues[] {
  return declaredData({ vendors, hasCaptcha: captcha?.siteKey !== undefined });
}

/** The words of the purpose for which values are stored, in the page's language: `Segment: Statistics that …`. */
export function purposeText(page: PageContext, { purpose, vendor }: DeclaredValues): string {
  // The cast is safe: a test asks for a text of each purpose that is declared.
  const text = page.string(`stored_${purpose}` as StringKey);
  return vendor === undefined ? text : `${vendor}: ${text}`;
}

/** The words of all purposes for which values are stored with a category. */
export function purposesIn(page: PageContext, category: ConsentCategory): string[] {
  const purposes = declaredOn(page).filter(({ needs }) => needs.includes(category));
  return [...new Set(purposes.map((each) => purposeText(page, each)))];
}
