import type { Finding } from '../site/finding.ts';
import type { Route } from '../site/route.ts';
import type { Targets } from './links.ts';
import { placeOfRoute } from './route-document.ts';

export interface ReachCheckInput {
  /** All planned routes. */
  readonly routes: readonly Route[];
  /** For each exported page, the pages to which its links lead. */
  readonly targets: Targets;
}

/** A visitor needs at most this many clicks from the home page to a page of the same locale. */
const maxClicks = 3;

/**
 * Reports the pages that no visitor can reach from the home page of their locale by links, or only by more than three
 * clicks. Links of other locales do not count, because the locale selector of each page leads to all of its
 * translations. A locale of which only a part is exported, or whose home page is missing, is skipped: its links are
 * unknown.
 */
export function checkReach({ routes, targets }: ReachCheckInput): Finding[] {
  return [...Map.groupBy(routes, ({ locale }) => locale.code).values()].flatMap((own) => {
    const home = own.find(({ path }) => path === '/');
    if (!home || !own.every(({ pathname }) => targets.has(pathname))) return [];
    const clicks = clicksFrom(home.pathname, new Set(own.map(({ pathname }) => pathname)), targets);
    const meant = own.filter(isMeantToBeFound);
    const lost = meant.filter(({ pathname }) => !clicks.has(pathname));
    const linked = linkedByOthers(own, targets);
    return [
      ...lost.map((route) => findingOf(route, { isLinked: linked.has(route.pathname) })),
      ...meant.flatMap((route) => distantFinding(route, clicks.get(route.pathname) ?? 0)),
    ];
  });
}

/**
 * False for pages that visitors reach in other ways: landing pages of campaigns, and all pages that search engines may
 * not list, such as error pages, thank-you pages and experiments.
 */
function isMeantToBeFound({ kind, isIndexable, type }: Route): boolean {
  return kind === 'page' && isIndexable && type !== 'landing_page';
}

/** The pathnames to which at least one other page links. Each set of targets is read once. */
function linkedByOthers(own: readonly Route[], targets: Targets): ReadonlySet<string> {
  const linked = new Set<string>();
  for (const [set, owner] of ownersOf(own, targets)) {
    for (const target of set) if (target !== owner) linked.add(target);
  }
  return linked;
}

/** The page that has a set of targets. Undefined if pages share the set: each of its targets is linked by another page. */
function ownersOf(own: readonly Route[], targets: Targets): ReadonlyMap<ReadonlySet<string>, string | undefined> {
  const owners = new Map<ReadonlySet<string>, string | undefined>();
  for (const { pathname } of own) {
    for (const set of targets.get(pathname) ?? []) owners.set(set, owners.has(set) ? undefined : pathname);
  }
  return owners;
}

/** The least number of clicks from `start` to each page of `own` that can be reached. */
function clicksFrom(
  start: string,
  own: ReadonlySet<string>,
  targets: ReachCheckInput['targets'],
): ReadonlyMap<string, number> {
  const clicks = new Map([[start, 0]]);
  const followed = new Set<ReadonlySet<string>>();
  // A map's iteration includes the entries that are added meanwhile, so that near pages come first.
  for (const [pathname, count] of clicks) {
    for (const set of targets.get(pathname) ?? []) {
      // A page that is at least as near has led to all targets of this set.
      if (followed.has(set)) continue;
      followed.add(set);
      for (const target of set) if (own.has(target) && !clicks.has(target)) clicks.set(target, count + 1);
    }
  }
  return clicks;
}

function distantFinding(route: Route, clicks: number): Finding[] {
  if (clicks <= maxClicks) return [];
  const { pathname } = route;
  const finding: Finding = {
    code: 'distant-page',
    severity: 'warning',
    message: `Visitors need ${clicks} clicks from the home page to ${pathname}.`,
    document: placeOfRoute(route),
    pathnames: [pathname],
    hint: 'Link to the page from a menu, from the footer, or from a page that the menus lead to.',
  };
  return [finding];
}

function findingOf(route: Route, { isLinked }: { isLinked: boolean }): Finding {
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
