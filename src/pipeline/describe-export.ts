import { dirname } from 'node:path';
import type { RenderedPages } from '../export/render/render-pages.ts';
import type { FinishedExport } from './export-memory.ts';
import { describeCode } from './last-code.ts';
import { describeLinks } from './last-links.ts';
import { describeSite } from './last-site.ts';
import { nextChange } from './next-change.ts';
import type { PlannedExport } from './planned-export.ts';

export interface CheckedPages {
  readonly pages: Pick<RenderedPages, 'records' | 'versions'>;
  /** The keys of the documents and lists that stages have read for the site as a whole. */
  readonly siteReads: Iterable<string>;
}

/** Describes what the next export has to know to find that nothing has changed, or to patch the site. */
export function describeExport(
  { input, planned, snapshot, compiled }: PlannedExport,
  { pages, siteReads }: CheckedPages,
): Omit<FinishedExport, 'result' | 'pin'> {
  const { records, versions } = pages;
  return {
    compiledIn: dirname(compiled.rendererFile),
    site: describeSite(records, siteReads),
    links: describeLinks(records),
    code: describeCode(records, { ...versions, scripts: compiled.scriptsVersion }),
    until: nextChange({ records, snapshot, locales: planned.plan.locales, now: input.now }),
  };
}
