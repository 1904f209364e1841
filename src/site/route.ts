import type { Locale } from './locale.ts';

/** The kinds of routes. All kinds but `page` are hidden from search engines and answer requests for other addresses. */
export const routeKinds = ['page', 'not-found', 'server-error', 'offline'] as const;
export type RouteKind = (typeof routeKinds)[number];

/** A planned page: a document at a pathname in a locale. */
export interface Route {
  /** The pathname with path prefix and locale. It never ends with a slash: `/helios/en/pricing`. */
  readonly pathname: string;
  /** The part of the pathname after the locale: `/pricing`, or `/` for the home page. */
  readonly path: string;
  /**
   * The name of the page in all locales: the path of its translation in the default locale, or in the first locale that
   * has one. It is `/referrals` for the page at `/referral` in the United States.
   */
  readonly name: string;
  readonly locale: Locale;
  readonly documentId: string;
  readonly type: string;
  readonly uid: string | null;
  readonly kind: RouteKind;
  /** True if the page also answers all addresses below its own, by a host rule and by page changes in the browser. */
  readonly isWildcard: boolean;
  /** False if the page has `noindex`. It is then in no sitemap and in no hreflang set. */
  readonly isIndexable: boolean;
  /** The time of the document's last publication, as ISO 8601 in UTC. */
  readonly lastModified: string;
  /**
   * The translations of the page and the page itself, in the order
   * of config/locales.ts: only indexable pages of launched locales.
   */
  readonly alternates: readonly { readonly locale: Locale; readonly pathname: string }[];
}

/**
 * Creates the function that finds the page with a name in a locale: `('de-de', '/pricing')`. The routes are indexed at its
 * first call.
 */
export function createRouteNames(routes: readonly Route[]): (lang: string, name: string) => Route | undefined {
  let byName: ReadonlyMap<string, Route> | undefined;
  return (lang, name) => {
    byName ??= new Map(routes.map((route) => [`${route.locale.code} ${route.name}`, route]));
    return byName.get(`${lang} ${name}`);
  };
}
