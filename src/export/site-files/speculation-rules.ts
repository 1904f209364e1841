import { hash } from 'node:crypto';
import type { Config } from '../../../config/schema.ts';
import { navigatesAttribute } from '../../rules/markup.ts';

/** A rule set of the Speculation Rules API, as a file: inline the page's policy would refuse it. */
export interface SpeculationRulesFile {
  readonly pathname: string;
  readonly text: string;
}

/** What a host must say of the file, or the browser won't take it. */
export const speculationRulesType = 'application/speculationrules+json';

/**
 * Which documents a browser fetches when a visitor is about to follow a link: those the site's own script does not change
 * pages to. They are the same page in another locale and, where no script runs, all pages.
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
