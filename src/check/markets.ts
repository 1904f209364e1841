import type { Snapshot } from '../content/content-source.ts';
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
  { uid: 'home', name: 'home page', role: 'home' },
  { uid: 'pricing', name: 'pricing page', role: 'pricing' },
  { uid: 'legal', name: 'legal page', role: undefined },
  { uid: '404', name: '404 page', role: 'not-found' },
] as const satisfies readonly { uid: string; name: string; role: PageRole | undefined }[];

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
  readonly snapshot: Snapshot;
  readonly routes: readonly Route[];
  readonly locales: readonly Locale[];
  readonly pathPrefix: string;
}

/**
 * Finds the core pages that each market lacks. A pre-launch market without any page has not begun, so that nothing is
 * missing there. A launched market without any page lacks its home page only: one finding, not four.
 */
export function missingPages({ snapshot, routes, locales, pathPrefix }: MarketCheckInput): MissingPage[] {
  const present = corePages.map((page) => ({
    ...page,
    langs: new Set(membersOf(page.uid, snapshot, routes).map(({ lang }) => lang)),
  }));
  const begun = new Set(routes.map(({ locale }) => locale.code));
  return locales.flatMap((locale) => {
    const hasPages = begun.has(locale.code);
    if (!hasPages && locale.isPreLaunch) return [];
    const missing = present.filter(({ langs }) => !langs.has(locale.code));
    return (hasPages ? missing : missing.slice(0, 1)).map(({ uid, name, role }) => ({
      locale,
      uid,
      role,
      pathname: joinPathname(pathPrefix, locale.urlCode, uid === 'home' ? '/' : `/${uid}`),
      finding: findingOf(locale, { uid, name, hasPages }),
    }));
  });
}

/** UIDs of core pages by the ids of their documents: of the documents with such a UID and of their translations. */
export function corePageIds(snapshot: Snapshot, routes: readonly Route[]): ReadonlyMap<string, string> {
  return new Map(corePages.flatMap(({ uid }) => membersOf(uid, snapshot, routes).map(({ id }) => [id, uid] as const)));
}

/**
 * The planned pages with a UID, and their planned translations, which may have a UID in their own language. A home page
 * must have the address of its locale, so its UID is the same in all of them.
 */
function membersOf(uid: string, snapshot: Snapshot, routes: readonly Route[]) {
  if (uid === 'home') {
    return routes
      .filter(({ path }) => path === '/')
      .map(({ documentId, locale }) => ({ id: documentId, lang: locale.code }));
  }
  const planned = new Set(routes.filter(({ type }) => type === 'page').map(({ documentId }) => documentId));
  const named = snapshot.heads().filter((head) => head.uid === uid && planned.has(head.id));
  return named.flatMap(({ id, lang, alternates }) => [
    { id, lang },
    ...alternates.filter((alternate) => planned.has(alternate.id)),
  ]);
}

function findingOf(
  { code, countryName, isPreLaunch }: Locale,
  { uid, name, hasPages }: { uid: string; name: string; hasPages: boolean },
): Finding {
  const translation = uid === 'home' ? '' : ', or a translation of it under its own UID';
  const publish = `Publish a page with the UID "${uid}" in ${code}${translation}.`;
  return {
    code: 'missing-page',
    severity: isPreLaunch ? 'warning' : 'error',
    message: `${countryName} (${code}) has no ${name}${hasPages ? '' : ' and no other page'}.`,
    hint: hasPages
      ? publish
      : `${publish} Until then, set isPreLaunch for ${code} in config/locales.ts, or remove the locale there if the market is gone for good.`,
  };
}
