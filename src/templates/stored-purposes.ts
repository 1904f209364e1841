import type { StringKey } from '../content/meaning/locale-strings.ts';
import type { ConsentCategory } from '../rules/privacy/categories.ts';
import type { StorageLifetime } from '../rules/privacy/stored-data.ts';
import { type DeclaredValues, declaredData, vendorsOf } from '../site/privacy/declared-data.ts';
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

/** The lifetime in the page's language: `365 days`, `until you close the tab`. */
export function lifetimeText(page: PageContext, lifetime: StorageLifetime): string {
  if (typeof lifetime === 'string') return page.string(`stored_${lifetime}`);
  return page.format.number(lifetime.count, { style: 'unit', unit: lifetime.unit, unitDisplay: 'long' });
}

/** The words of all purposes for which values are stored with a category, each with its lifetime in brackets. */
export function purposesIn(page: PageContext, category: ConsentCategory): string[] {
  const purposes = declaredOn(page).filter(({ needs }) => needs.includes(category));
  return [...new Set(purposes.map((each) => `${purposeText(page, each)} (${lifetimeText(page, each.lifetime)})`))];
}

/** Who the site's services of a category are, and what they do: `Segment (Twilio Inc., US) collects …`. */
export function vendorsIn(page: PageContext, category: ConsentCategory): string[] {
  const regions = new Intl.DisplayNames(page.locale.htmlLang, { type: 'region', style: 'short' });
  return vendorsOf(page.vendors)
    .filter((vendor) => vendor.category === category)
    .map(
      ({ name, company, role }) =>
        `${name} (${company.name}, ${regions.of(company.country)}) ${page.string(`vendor_${role}`)}`,
    );
}
