import type { PageRole, PublishedPage } from '../../site/published-page.ts';
import type { Route } from '../../site/route.ts';

/**
 * Describes the pages of an export for its manifest, so that the next export knows what was published. `heldFrom` gives
 * the release whose files a held page has, by its pathname.
 */
export function describePages(routes: readonly Route[], heldFrom: ReadonlyMap<string, string>): PublishedPage[] {
  return routes.map((route) => {
    const { pathname, documentId: id, type, uid, locale, isIndexable, lastModified } = route;
    return {
      pathname,
      document: { id, type, uid, lang: locale.code },
      role: roleOf(route),
      isIndexable,
      lastModified,
      heldFrom: heldFrom.get(pathname),
    };
  });
}

function roleOf({ path, name, kind, type }: Route): PageRole | undefined {
  if (path === '/') return 'home';
  if (kind === 'not-found') return 'not-found';
  return type === 'page' && name === '/pricing' ? 'pricing' : undefined;
}
