import { hasFragment } from '../../check/fragments.ts';
import type { PageRecord } from '../../export/render/page-record.ts';
import type { PageVersions } from '../../export/render/render-pages.ts';
import type { Finding } from '../../site/finding.ts';
import { contentReads, type LastSite } from '../last-site.ts';

/** What the last export tells of the site. */
export interface Told extends Pick<LastSite, 'linkedIds'> {
  readonly findings: readonly Finding[];
}

/**
 * True if nothing that is told of the site changes with the new versions of these pages: they lead to the same addresses,
 * have all ids to which links lead, read the same documents, link to the same media files, and have no findings. Then the
 * links of all other pages are as sound as before, and visitors reach every page on the same ways.
 */
export function keepsSite(pages: readonly PageVersions[], { findings, linkedIds }: Told): boolean {
  const told = new Set(findings.flatMap(({ pathnames }) => pathnames ?? []));
  const linked = new Set(linkedIds);
  return pages.every(
    ({ route, before, after }) =>
      !told.has(route.pathname) &&
      JSON.stringify(toldOf(before)) === JSON.stringify(toldOf(after)) &&
      before.notes.ids.every((id) => !linked.has(id) || after.notes.ids.includes(id)) &&
      leadsToItself(after),
  );
}

/** All of a page but its ids that concerns other pages, or of which the findings tell. */
function toldOf({ notes }: PageRecord) {
  const moments = notes.reads.flatMap((read) => (read.kind === 'moment' ? read.iso : []));
  // An editor's link has a field. Without a finding nothing else is told of where it stands.
  const links = linksOf(notes).map(({ href, from }) => [href.startsWith('#') ? '#' : href, from?.field !== undefined]);
  return [links, [...contentReads(notes)].sort(), moments, notes.files, notes.findings];
}

/** True if each link to a part of the page itself leads to an id that the page has. */
function leadsToItself({ notes }: PageRecord): boolean {
  const ids = new Set(notes.ids);
  return linksOf(notes).every(({ href }) => !href.startsWith('#') || hasFragment(ids, href));
}

function linksOf({ shellLinks, links }: PageRecord['notes']) {
  return [...shellLinks, ...links];
}
