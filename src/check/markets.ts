import { joinPathname } from '../rules/pathname.ts';
import type { Finding } from '../site/finding.ts';
import type { Locale } from '../site/locale.ts';
import type { PageRole } from '../site/published-page.ts';
import type { Route } from '../site/route.ts';

/**
 * The pages that every market must have (docs/contract.md, section 2.1). Without a 404 page in the site, the host
 * answers with its own.
 */
const corePages = [
  { uid: 'home', title: 'home page', role: 'home', isCore: ({ path }) => path === '/' },
  { uid: 'pricing', title: 'pricing page', role: 'pricing', isCore: ({ name }) => name === '/pricing' },
  { uid: 'legal', title: 'legal page', role: undefined, isCore: ({ name }) => name === '/legal' },
  { uid: '404', title: '404 page', role: 'not-found', isCore: ({ kind }) => kind === 'not-found' },
] as const satisfies readonly CorePage[];

interface CorePage {
  /** The UID in the default locale. Home and the 404 page have it in all locales, because their addresses are fixed. */
  readonly uid: string;
  readonly title: string;
  readonly role: PageRole | undefined;
  readonly isCore: (route: Route) => boolean;
}

/** A page that a market lacks. */
export interface MissingPage {
  readonly locale: Locale;
  readonly uid: string;
  /** The role of such a page in a release. Undefined for a page without one. */
  readonly role: PageRole | undefined;
  /** The address that the page would have under this UID: `/helios/fr/pricing`. */
  readonly pathname: string;
  readonly finding: Finding;
}

export interface MarketCheckInput {
  readonly routes: readonly Route[];
  readonly locales: readonly Locale[];
  readonly pathPrefix: string;
}

/**
 * Finds the core pages that each market lacks. A pre-launch market without any page has not begun, so that nothing is
 * missing there. A launched market without any page lacks its home page only: one finding, not four.
 */
export function missingPages({ routes, locales, pathPrefix }: MarketCheckInput): MissingPage[] {
  const present = corePages.map((page) => ({
    ...page,
    langs: new Set(routes.filter(page.isCore).map(({ locale }) => locale.code)),
  }));
  const begun = new Set(routes.map(({ locale }) => locale.code));
  return locales.flatMap((locale) => {
    const hasPages = begun.has(locale.code);
    if (!hasPages && locale.isPreLaunch) return [];
    const missing = present.filter(({ langs }) => !langs.has(locale.code));
    return (hasPages ? missing : missing.slice(0, 1)).map(({ uid, title, role }) => ({
      locale,
      uid,
      role,
      pathname: joinPathname(pathPrefix, locale.urlCode, uid === 'home' ? '/' : `/${uid}`),
      finding: findingOf(locale, { uid, title, hasPages }),
    }));
  });
}

/** The UIDs that core pages have in the default locale, by the ids of their documents in all locales. */
export function corePageIds(routes: readonly Route[]): ReadonlyMap<string, string> {
  return new Map(
    corePages.flatMap(({ uid, isCore }) => routes.filter(isCore).map(({ documentId }) => [documentId, uid] as const)),
  );
}

function findingOf(
  { code, countryName, isPreLaunch }: Locale,
  { uid, title, hasPages }: { uid: string; title: string; hasPages: boolean },
): Finding {
  const translation = uid === 'home' || uid === '404' ? '' : ', or a translation of it under its own UID';
  const publish = `Publish a page with the UID "${uid}" in ${code}${translation}.`;
  return {
    code: 'missing-page',
    severity: isPreLaunch ? 'warning' : 'error',
    message: `${countryName} (${code}) has no ${title}${hasPages ? '' : ' and no other page'}.`,
    hint: hasPages
      ? publish
      : `${publish} Until then, set isPreLaunch for ${code} in config/locales.ts, or remove the locale there if the market is gone for good.`,
  };
}
