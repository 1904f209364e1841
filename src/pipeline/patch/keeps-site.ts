import type { PageRecord } from '../../export/render/page-record.ts';
import type { PageVersions } from '../../export/render/render-pages.ts';
import type { Finding } from '../../site/finding.ts';
import { contentReads } from '../last-site.ts';
import { isOpen } from './narrow-edit.ts';

/**
 * True if the new versions of these pages read the same documents, and neither version has a finding or is named by one of
 * the site that is not compared elsewhere. Then nothing but links and files can concern other pages.
 */
export function keepsSite(pages: readonly PageVersions[], findings: readonly Finding[]): boolean {
  const told = new Set(findings.filter(isOpen).flatMap(({ pathnames }) => pathnames ?? []));
  return pages.every(
    ({ route, before, after }) =>
      !told.has(route.pathname) && JSON.stringify(toldOf(before)) === JSON.stringify(toldOf(after)),
  );
}

/** What a page tells of itself beyond its links and files. */
function toldOf({ notes }: PageRecord) {
  const moments = notes.reads.flatMap((read) => (read.kind === 'moment' ? read.iso : []));
  return [[...contentReads(notes)].sort(), moments, notes.findings];
}
