import type { Snapshot } from '../content/content-source.ts';
import type { Finding } from '../site/finding.ts';
import type { Locale } from '../site/locale.ts';
import type { Route } from '../site/route.ts';

/**
 * UIDs of the pages that every market must have (docs/contract.md, section 2.1). Without a 404 page in the site, the
 * host answers with its own.
 */
const corePages = ['pricing', 'legal', '404'];

/** Reports the core pages that a market lacks. A market without a home page is not open yet and is skipped. */
export function checkMarkets(snapshot: Snapshot, routes: readonly Route[], locales: readonly Locale[]): Finding[] {
  const present = corePages.map((uid) => ({ uid, langs: langsWith(uid, snapshot, routes) }));
  const open = new Set(routes.filter(({ path }) => path === '/').map(({ locale }) => locale.code));
  return locales
    .filter(({ code }) => open.has(code))
    .flatMap(({ code, countryName }) =>
      present
        .filter(({ langs }) => !langs.has(code))
        .map(({ uid }) => ({
          code: 'missing-page',
          severity: 'warning',
          message: `${countryName} (${code}) has no page "${uid}".`,
          hint: `Publish a page with the UID "${uid}" in ${code}, or a translation of it under its own UID.`,
        })),
    );
}

/** Codes of the locales that have a page with this UID, or a translation of such a page. */
function langsWith(uid: string, snapshot: Snapshot, routes: readonly Route[]): ReadonlySet<string> {
  const planned = new Set(routes.filter(({ type }) => type === 'page').map(({ documentId }) => documentId));
  const named = snapshot.heads().filter((head) => head.uid === uid && planned.has(head.id));
  return new Set(
    named.flatMap(({ lang, alternates }) => [
      lang,
      ...alternates.filter(({ id }) => planned.has(id)).map((each) => each.lang),
    ]),
  );
}
