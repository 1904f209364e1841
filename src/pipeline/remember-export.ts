import { dirname } from 'node:path';
import type { FetchedContent } from '../content/content-source.ts';
import type { RenderedPages } from '../export/render/render-pages.ts';
import { describeCode } from './last-code.ts';
import { describeLinks } from './last-links.ts';
import { describeSite } from './last-site.ts';
import { nextChange } from './next-change.ts';
import type { PlannedExport } from './planned-export.ts';
import type { ExportResult } from './summarize.ts';

export interface RememberedExport {
  readonly result: ExportResult;
  readonly pages: Pick<RenderedPages, 'records' | 'versions'>;
  readonly pin: FetchedContent['pin'];
  /** The keys of the documents and lists that stages have read for the site as a whole. */
  readonly siteReads: Iterable<string>;
}

/** Stores what the next export has to know to find that nothing has changed, or to patch the site. */
export function rememberExport(
  { input, planned, snapshot, compiled }: PlannedExport,
  { result, pages, pin, siteReads }: RememberedExport,
): void {
  const { records, versions } = pages;
  input.memory?.remember({
    result,
    pin,
    compiledIn: dirname(compiled.rendererFile),
    site: describeSite(records, siteReads),
    links: describeLinks(records),
    code: describeCode(records, versions),
    until: nextChange({ records, snapshot, locales: planned.plan.locales, now: input.now }),
  });
}
