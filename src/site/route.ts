import type { Locale } from './locale.ts';

/** All but `page` are kept from search engines and stand in for other addresses. */
export type RouteKind = 'page' | 'not-found' | 'server-error' | 'offline';

/** One page the site will have: a document at an address in a locale. */
export interface Route {
  /** With path prefix and locale, no slash at the end whatever the policy: `/helios/en/pricing`. */
  readonly pathname: string;
  /** After the locale: `/pricing`; `/` for home. */
  readonly path: string;
  readonly locale: Locale;
  readonly documentId: string;
  readonly type: string;
  readonly uid: string | null;
  readonly kind: RouteKind;
  /** Anything below it is answered by it (host rule and the runtime's own matching). */
  readonly isWildcard: boolean;
  /** False: `noindex`, and in no sitemap and no hreflang set. */
  readonly isIndexable: boolean;
  /** ISO 8601 in UTC: the document's last publication. */
  readonly lastModified: string;
  /** Its translation group, itself included, in the locale table's order; only indexable pages of launched locales. */
  readonly alternates: readonly { readonly locale: Locale; readonly pathname: string }[];
}
