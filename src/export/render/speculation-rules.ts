import { hash } from 'node:crypto';
import type { Config } from '../../../config/schema.ts';
import { navigatesAttribute } from '../../rules/markup.ts';

/**
 * A rule set of the Speculation Rules API. It is inline in each page: as a file, it would be one more request while the
 * first frame waits for its font.
 */
export interface SpeculationRules {
  readonly text: string;
  /** The SHA-256 of the text, in base64, by which the page's policy allows it. */
  readonly digest: string;
}

/**
 * Makes the rules by which the browser prefetches a page when a visitor is about to follow a link. The rules apply only
 * to links that cause a full load: the links of the locale selector, and all links if the site's script has not loaded.
 * For the other links, the script prefetches page data.
 * https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export function planSpeculationRules({ site: { pathPrefix } }: Pick<Config, 'site'>): SpeculationRules {
  const pages = `[href^='${pathPrefix}/']:not([href^='${pathPrefix}/static/'])`;
  const links = `:is([hreflang],:root:not([${navigatesAttribute}]) a)${pages}`;
  const rule = { where: { selector_matches: links }, eagerness: 'moderate' };
  const text = JSON.stringify({ prefetch: [rule] });
  return { text, digest: hash('sha256', text, 'base64') };
}
