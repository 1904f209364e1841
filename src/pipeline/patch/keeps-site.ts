import type { PageRecord } from '../../export/render/page-record.ts';
import type { PageVersions } from '../../export/render/render-pages.ts';
import type { Finding } from '../../site/finding.ts';
import { contentReads } from '../last-site.ts';
import { isOpen } from './narrow-edit.ts';

/**
 * True if the new versions of these pages have the same reads of documents, the same moments and the same findings as
 * the old ones, and no finding of the last export names one of the pages. Findings that other functions compare are
 * ignored. Then only the links and files of the new versions can affect the rest of the site.
 */
export function keepsSite(pages: readonly PageVersions[], findings: readonly Finding[]): boolean {
  const told = new Set(findings.filter(isOpen).flatMap(({ pathnames }) => pathnames ?? []));
  return pages.every(
    ({ route, before, after }) =>
      !told.has(route.pathname) && JSON.stringify(toldOf(before)) === JSON.stringify(toldOf(after)),
  );
}

/** Returns the notes of a page that `keepsSite` compares: its reads of documents, moments, and findings. */
function toldOf({ notes }: PageRecord) {
  const reads = [...notes.shellReads, ...notes.reads];
  const moments = reads.flatMap((read) => (read.kind === 'moment' ? read.iso : []));
  return [contentReads(reads).sort(), moments, notes.findings];
}
