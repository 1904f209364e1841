import type { Finding } from '../site/finding.ts';
import type { Route } from '../site/route.ts';
import { placeOfRoute } from './route-document.ts';

export interface ReachCheckInput {
  /** All planned routes. */
  readonly routes: readonly Route[];
  /** For each exported page, the pages to which its links lead, by pathnames. */
  readonly targets: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Reports the pages that no visitor can reach from the home page of their locale by links. Links of other locales do not
 * count, because the locale selector of each page leads to all of its translations. A locale of which only a part is
 * exported, or whose home page is missing, is skipped: its links are unknown.
 */
export function checkReach({ routes, targets }: ReachCheckInput): Finding[] {
  return [...Map.groupBy(routes, ({ locale }) => locale.code).values()].flatMap((own) => {
    const home = own.find(({ path }) => path === '/');
    if (!home || !own.every(({ pathname }) => targets.has(pathname))) return [];
    const reached = reachedFrom(home.pathname, new Set(own.map(({ pathname }) => pathname)), targets);
    const lost = own.filter((route) => isMeantToBeFound(route) && !reached.has(route.pathname));
    const linked = new Set(
      own.flatMap(({ pathname }) => [...(targets.get(pathname) ?? [])].filter((to) => to !== pathname)),
    );
    return lost.map((route) => findingOf(route, linked.has(route.pathname)));
  });
}

/**
 * False for pages that visitors reach in other ways: landing pages of campaigns, and all pages that search engines may
 * not list, such as error pages, thank-you pages and experiments.
 */
function isMeantToBeFound({ kind, isIndexable, type }: Route): boolean {
  return kind === 'page' && isIndexable && type !== 'landing_page';
}

function reachedFrom(
  start: string,
  own: ReadonlySet<string>,
  targets: ReachCheckInput['targets'],
): ReadonlySet<string> {
  const reached = new Set([start]);
  // A set's iteration includes the members that are added meanwhile.
  for (const pathname of reached) {
    for (const target of targets.get(pathname) ?? []) if (own.has(target)) reached.add(target);
  }
  return reached;
}

function findingOf(route: Route, isLinked: boolean): Finding {
  const { pathname } = route;
  return {
    code: 'unreachable-page',
    severity: 'warning',
    message: isLinked
      ? `Only pages that visitors can't reach themselves link to ${pathname}.`
      : `No page of its locale links to ${pathname}.`,
    document: placeOfRoute(route),
    pathnames: [pathname],
    hint: 'Link to the page from a menu or another page. If visitors come from a campaign only, set its field "noindex".',
  };
}
