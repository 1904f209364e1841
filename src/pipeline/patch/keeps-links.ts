import { hasFragment } from '../../check/fragments.ts';
import { linksOf } from '../../check/links.ts';
import type { PageRecord } from '../../export/render/page-record.ts';
import type { PageVersions } from '../../export/render/render-pages.ts';

/**
 * True if the new versions of these pages have links to the same addresses as the old ones, and still have all ids to
 * which links lead. Then no link of the site has become broken, and every page is reached by the same links as before.
 */
export function keepsLinks(pages: readonly PageVersions[], linkedIds: readonly string[]): boolean {
  const linked = new Set(linkedIds);
  return pages.every(
    ({ before, after }) =>
      JSON.stringify(addressesOf(before)) === JSON.stringify(addressesOf(after)) &&
      before.notes.ids.every((id) => !linked.has(id) || after.notes.ids.includes(id)) &&
      leadsToItself(after),
  );
}

/**
 * Returns the addresses of a page's links, and whether each comes from a CMS field. The fragment of a link to the page
 * itself is left out, because `leadsToItself` checks it.
 */
function addressesOf(page: PageRecord) {
  return linksOf(page).map(({ href, from }) => [href.startsWith('#') ? '#' : href, from?.field !== undefined]);
}

/** True if each link that is only a fragment leads to an id that the page has. */
function leadsToItself(page: PageRecord): boolean {
  const ids = new Set(page.notes.ids);
  return linksOf(page).every(({ href }) => !href.startsWith('#') || hasFragment(ids, href));
}
