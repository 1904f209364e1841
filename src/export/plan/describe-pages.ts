import type { DocumentHead } from '../../content/content-source.ts';
import type { PageRole, PublishedPage } from '../../site/published-page.ts';
import type { Route } from '../../site/route.ts';

/**
 * Describes the pages of an export for its manifest, so that the next export knows what was published. `heldFrom` gives
 * the release whose files a held page has, by its pathname.
 */
export function describePages(
  routes: readonly Route[],
  heads: readonly DocumentHead[],
  heldFrom: ReadonlyMap<string, string>,
): PublishedPage[] {
  const pricing = pricingDocuments(heads);
  return routes.map((route) => {
    const { pathname, documentId: id, type, uid, locale, isIndexable, lastModified } = route;
    return {
      pathname,
      document: { id, type, uid, lang: locale.code },
      role: roleOf(route, pricing),
      isIndexable,
      lastModified,
      heldFrom: heldFrom.get(pathname),
    };
  });
}

function roleOf({ path, kind, documentId }: Route, pricing: ReadonlySet<string>): PageRole | undefined {
  if (path === '/') return 'home';
  if (kind === 'not-found') return 'not-found';
  return pricing.has(documentId) ? 'pricing' : undefined;
}

/** The ids of the pages with the UID `pricing` and of their translations, which may have UIDs of their own. */
function pricingDocuments(heads: readonly DocumentHead[]): ReadonlySet<string> {
  const named = heads.filter(({ type, uid }) => type === 'page' && uid === 'pricing');
  return new Set(named.flatMap(({ id, alternates }) => [id, ...alternates.map((each) => each.id)]));
}
