import { hash } from 'node:crypto';
import type { Config } from '../../../config/schema.ts';
import { navigatesAttribute } from '../../rules/markup.ts';

/**
 * A rule set of the Speculation Rules API, which is inline in each page. As a file it would be one more request while the
 * first frame waits for its font.
 */
export interface SpeculationRules {
  readonly text: string;
  /** The SHA-256 of the text, in base64, by which the page's policy allows it. */
  readonly digest: string;
}

/**
 * Plans which pages the browser prefetches when a visitor is about to follow a link. Only links that cause a full load
 * matter, because the script prefetches page data for the others. Links that cause a full load
 * are those of the locale selector, or all links if no script of the site has loaded.
 * https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export function planSpeculationRules({ site: { pathPrefix } }: Pick<Config, 'site'>): SpeculationRules {
  const pages = `[href^='${pathPrefix}/']:not([href^='${pathPrefix}/static/'])`;
  const links = `:is([hreflang],:root:not([${navigatesAttribute}]) a)${pages}`;
  const rule = { where: { selector_matches: links }, eagerness: 'moderate' };
  const text = JSON.stringify({ prefetch: [rule] });
  return { text, digest: hash('sha256', text, 'base64') };
}
