import { hash } from 'node:crypto';
import type { Config } from '../../../config/schema.ts';
import { navigatesAttribute } from '../../rules/markup.ts';

/** A rule set of the Speculation Rules API. It is a file, because the pages' policy forbids inline rules. */
export interface SpeculationRulesFile {
  readonly pathname: string;
  readonly text: string;
}

/** Content type of the rules file. Browsers ignore the file if it has another type. */
export const speculationRulesType = 'application/speculationrules+json';

/**
 * Plans which pages the browser prefetches when a visitor is about to follow a link. Only links that cause a full load
 * matter, because the script prefetches page data for the others. Links that cause a full load
 * are those of the locale selector, or all links if no script handles them.
 * https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export function planSpeculationRules({ site: { pathPrefix } }: Pick<Config, 'site'>): SpeculationRulesFile {
  const rule = {
    where: {
      and: [
        { href_matches: `${pathPrefix}/*` },
        { not: { href_matches: `${pathPrefix}/static/*` } },
        { selector_matches: `a[hreflang], :root:not([${navigatesAttribute}]) a` },
      ],
    },
    eagerness: 'moderate',
  };
  const text = JSON.stringify({ prefetch: [rule] });
  const name = hash('sha256', text).slice(0, 10);
  return { pathname: `${pathPrefix}/static/speculation-rules-${name}.json`, text };
}
