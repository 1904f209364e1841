import type { RouteRule } from '../../../config/schema.ts';
import type { Snapshot } from '../../content/content-source.ts';
import { isLocal } from '../../content/meaning/local-documents.ts';
import { isForSecondaryMarkets } from '../../content/meaning/secondary-markets.ts';
import type { Locale } from '../../site/locale.ts';
import type { Route } from '../../site/route.ts';

/** A page with its translations. */
export interface CoveredPage {
  /** The page in the default locale, or in the first locale that has it. */
  readonly route: Route;
  /** The pathnames of the page by the Prismic codes of its locales: `{ "en-gb": "/helios/en/pricing" }`. */
  readonly pathnames: Readonly<Record<string, string>>;
  /** Prismic codes of the locales that may have the page and lack it. */
  readonly lacking: readonly string[];
}

export interface LocaleCoverage {
  /** Prismic code. */
  readonly code: string;
  /** Number of pages that the locale has, of those that it may have. */
  readonly pages: number;
  readonly lacking: number;
}

/** The pages that need translations, and the locales that lack them. */
export interface Coverage {
  readonly pages: readonly CoveredPage[];
  readonly locales: readonly LocaleCoverage[];
}

export interface CoverageInput {
  readonly routes: readonly Route[];
  /** False for a route whose page is not to be reported. A page is reported if one of its translations is wanted. */
  isWanted(route: Route): boolean;
  /** The locales to report, in their order. */
  readonly locales: readonly Locale[];
  readonly rules: readonly RouteRule[];
  readonly snapshot: Snapshot;
}

/**
 * Finds for each page the locales that lack it. Pages for one market alone need no translation: documents with the tag
 * `local`, and those whose route rule has a `lang`. Secondary markets lack only pages that they may have, and a
 * pre-launch market without any page lacks nothing yet.
 */
export function planCoverage({ routes, isWanted, locales, rules, snapshot }: CoverageInput): Coverage {
  const begun = new Set(routes.map(({ locale }) => locale.code));
  const open = locales.filter(({ code, isPreLaunch }) => begun.has(code) || !isPreLaunch);
  const pages = groupsOf(routes, snapshot)
    .filter((group) => group.some(isWanted) && !group.some((route) => isForOneMarket(route, rules, snapshot)))
    .flatMap((group) => coveredPage(group, open, snapshot));
  const byLocale = open.map(({ code }) => ({
    code,
    pages: pages.filter(({ pathnames }) => code in pathnames).length,
    lacking: pages.filter(({ lacking }) => lacking.includes(code)).length,
  }));
  return { pages, locales: byLocale };
}

/** The routes in their translation groups, each group with the default locale first. */
function groupsOf(routes: readonly Route[], snapshot: Snapshot): Route[][] {
  const byDocument = new Map(routes.map((route) => [route.documentId, route]));
  const heads = new Map(snapshot.heads().map((head) => [head.id, head]));
  const grouped = new Set<string>();
  const defaultFirst = routes.toSorted((a, b) => Number(b.locale.isDefault) - Number(a.locale.isDefault));
  return defaultFirst.flatMap((route) => {
    if (grouped.has(route.documentId)) return [];
    const members = [route.documentId, ...(heads.get(route.documentId)?.alternates ?? []).map(({ id }) => id)];
    for (const id of members) grouped.add(id);
    return [members.flatMap((id) => byDocument.get(id) ?? [])];
  });
}

function isForOneMarket({ type, uid, documentId }: Route, rules: readonly RouteRule[], snapshot: Snapshot): boolean {
  const isBound = rules.some((rule) => rule.type === type && rule.lang !== undefined && (rule.uid ?? uid) === uid);
  return isBound || isLocal(snapshot.facts(documentId));
}

function coveredPage(group: readonly Route[], locales: readonly Locale[], snapshot: Snapshot): CoveredPage[] {
  const [route] = group;
  const document = route && snapshot.facts(route.documentId);
  if (!document) return [];
  const own = new Map(group.map(({ locale, pathname }) => [locale.code, pathname]));
  const lacking = locales
    .filter(({ code, tier }) => !own.has(code) && (tier === 'main' || isForSecondaryMarkets(route, document)))
    .map(({ code }) => code);
  return [{ route, pathnames: Object.fromEntries(own), lacking }];
}
