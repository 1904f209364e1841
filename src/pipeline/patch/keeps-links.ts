import { hasFragment } from '../../check/fragments.ts';
import { linksOf } from '../../check/links.ts';
import type { PageRecord } from '../../export/render/page-record.ts';
import type { PageVersions } from '../../export/render/render-pages.ts';

/**
 * True if the new versions of these pages lead to the same addresses, and have all ids to which links lead. Then all links
 * of the site are as sound as before, and visitors reach every page on the same ways.
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

/** Where the links of a page lead. An editor's link has a field: only a finding tells of more. */
function addressesOf(page: PageRecord) {
  return linksOf(page).map(({ href, from }) => [href.startsWith('#') ? '#' : href, from?.field !== undefined]);
}

/** True if each link to a part of the page itself leads to an id that the page has. */
function leadsToItself(page: PageRecord): boolean {
  const ids = new Set(page.notes.ids);
  return linksOf(page).every(({ href }) => !href.startsWith('#') || hasFragment(ids, href));
}
