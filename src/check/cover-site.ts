import type { MarketPages } from '../../config/schema.ts';
import type { Snapshot } from '../content/content-source.ts';
import { isLocal } from '../content/meaning/local-documents.ts';
import type { Locale } from '../site/locale.ts';
import type { Route } from '../site/route.ts';
import type { IsOutdated } from './translation-age.ts';

/** `outdated`: the page in the default locale says something else than when this translation was made. */
export const coverageStates = ['there', 'missing', 'outdated'] as const;
export type CoverageState = (typeof coverageStates)[number];

/** A page in one market. */
export interface CoverageCell {
  readonly state: CoverageState;
  /** Null for a page that is missing. */
  readonly pathname: string | null;
}

/** A page that the route table names, in each market that is to have it. */
export interface CoveredPage {
  readonly type: string;
  /** The UID by which the route table names the page. */
  readonly uid: string;
  /** The path of the page in the first of its markets that has it. Null for a page that no market has. */
  readonly path: string | null;
  /** The page in each of its markets, by the market's Prismic code. */
  readonly cells: Readonly<Record<string, CoverageCell>>;
}

/** A type of which the route table wants at least some number of pages in each market. */
export interface CoveredKind {
  readonly type: string;
  readonly atLeast: number;
  /** The number of pages of the type, by the Prismic codes of the markets. */
  readonly pages: Readonly<Record<string, number>>;
}

export interface LocaleCoverage {
  /** Prismic code. */
  readonly code: string;
  /** Number of pages that the market is to have. */
  readonly wanted: number;
  readonly missing: number;
  readonly outdated: number;
}

/** The content of the markets, compared with the route table. */
export interface Coverage {
  readonly pages: readonly CoveredPage[];
  readonly kinds: readonly CoveredKind[];
  /** Pathnames of pages that the table does not want in their market, without those tagged `local`. */
  readonly others: readonly string[];
  readonly locales: readonly LocaleCoverage[];
}

export interface CoverageInput {
  readonly routes: readonly Route[];
  /** The rows of config/pages.ts. */
  readonly table: readonly MarketPages[];
  /** The locales to report, in their order. */
  readonly locales: readonly Locale[];
  readonly snapshot: Snapshot;
  readonly isOutdated: IsOutdated;
}

/** Compares the pages of each market with the route table. A pre-launch market without any page lacks nothing yet. */
export function coverSite({ routes, table, locales, snapshot, isOutdated }: CoverageInput): Coverage {
  const begun = new Set(routes.map(({ locale }) => locale.code));
  const codes = locales.filter(({ code, isPreLaunch }) => begun.has(code) || !isPreLaunch).map(({ code }) => code);
  const site = indexOf(routes, snapshot);
  const pages = table.flatMap(({ type, uids = [], markets }) =>
    uids.map((uid) => coverPage(site, { type, uid, markets }, isOutdated)),
  );
  const kinds = table.flatMap(({ type, atLeast, markets }) => {
    if (atLeast === undefined) return [];
    const numbers = markets.map((code) => [code, site.ofType(type, code).length] as const);
    return [{ type, atLeast, pages: Object.fromEntries(numbers) }];
  });
  return {
    pages: pages.map((page) => ({ ...page, cells: pick(page.cells, codes) })),
    kinds: kinds.map((kind) => ({ ...kind, pages: pick(kind.pages, codes) })),
    others: othersOf(site, { pages, kinds, codes }),
    locales: codes.map((code) => summarize(code, pages, kinds)),
  };
}

/** The routes, indexed by what the rows of the table name: type, UID and market. */
interface SiteIndex {
  readonly routes: readonly Route[];
  readonly snapshot: Snapshot;
  named(type: string, uid: string, code: string): Route | undefined;
  ofType(type: string, code: string): readonly Route[];
  /** The route itself and those of its translations, by Prismic code. */
  group(route: Route): ReadonlyMap<string, Route>;
}

function indexOf(routes: readonly Route[], snapshot: Snapshot): SiteIndex {
  const byDocument = new Map(routes.map((route) => [route.documentId, route]));
  const byName = new Map(routes.map((route) => [`${route.type} ${route.locale.code} ${route.uid}`, route]));
  const byType = Map.groupBy(routes, ({ type, locale }) => `${type} ${locale.code}`);
  const heads = new Map(snapshot.heads().map((head) => [head.id, head]));
  return {
    routes,
    snapshot,
    named: (type, uid, code) => byName.get(`${type} ${code} ${uid}`),
    ofType: (type, code) => byType.get(`${type} ${code}`) ?? [],
    group(route) {
      const others = (heads.get(route.documentId)?.alternates ?? []).flatMap(({ id }) => byDocument.get(id) ?? []);
      return new Map([...others, route].map((each) => [each.locale.code, each]));
    },
  };
}

interface PageRow {
  readonly type: string;
  readonly uid: string;
  readonly markets: readonly string[];
}

function coverPage(site: SiteIndex, { type, uid, markets }: PageRow, isOutdated: IsOutdated): CoveredPage {
  const [first] = markets.flatMap((code) => site.named(type, uid, code) ?? []);
  const group = first ? site.group(first) : new Map<string, Route>();
  const master = [...group.values()].find(({ locale }) => locale.isDefault);
  const cells = markets.map((code) => [code, cellOf(group.get(code), master, isOutdated)] as const);
  return { type, uid, path: first?.path ?? null, cells: Object.fromEntries(cells) };
}

function cellOf(route: Route | undefined, master: Route | undefined, isOutdated: IsOutdated): CoverageCell {
  if (!route) return { state: 'missing', pathname: null };
  const isOld = master !== undefined && master !== route && isOutdated(route, master);
  return { state: isOld ? 'outdated' : 'there', pathname: route.pathname };
}

interface Covered {
  readonly pages: readonly CoveredPage[];
  readonly kinds: readonly CoveredKind[];
  readonly codes: readonly string[];
}

function othersOf({ routes, snapshot }: SiteIndex, { pages, kinds, codes }: Covered): string[] {
  const named = new Set(pages.flatMap(({ cells }) => Object.values(cells).map(({ pathname }) => pathname)));
  const counted = new Set(kinds.flatMap(({ type, pages }) => Object.keys(pages).map((code) => `${type} ${code}`)));
  return routes
    .filter(({ locale }) => codes.includes(locale.code))
    .filter(({ pathname, type, locale }) => !named.has(pathname) && !counted.has(`${type} ${locale.code}`))
    .filter(({ documentId }) => !isLocal(snapshot.facts(documentId)))
    .map(({ pathname }) => pathname);
}

function summarize(code: string, pages: readonly CoveredPage[], kinds: readonly CoveredKind[]): LocaleCoverage {
  const states = pages.flatMap(({ cells }) => cells[code]?.state ?? []);
  const numberOf = (wanted: CoverageState) => states.filter((state) => state === wanted).length;
  const counted = kinds.flatMap(({ atLeast, pages: { [code]: there } }) =>
    there === undefined ? [] : [{ atLeast, there }],
  );
  return {
    code,
    wanted: states.length + counted.reduce((sum, { atLeast }) => sum + atLeast, 0),
    missing: numberOf('missing') + counted.reduce((sum, { atLeast, there }) => sum + Math.max(0, atLeast - there), 0),
    outdated: numberOf('outdated'),
  };
}

function pick<Value>(values: Readonly<Record<string, Value>>, codes: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([code]) => codes.includes(code)));
}
