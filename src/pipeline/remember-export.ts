import { dirname } from 'node:path';
import type { FetchedContent } from '../content/content-source.ts';
import type { PageRecord } from '../export/render/page-record.ts';
import { describeLinks } from './last-links.ts';
import { describeSite } from './last-site.ts';
import { nextChange } from './next-change.ts';
import type { PlannedExport } from './planned-export.ts';
import type { ExportResult } from './summarize.ts';

export interface RememberedExport {
  readonly result: ExportResult;
  readonly records: readonly PageRecord[];
  readonly pin: FetchedContent['pin'];
  /** The keys of the documents and lists that stages have read for the site as a whole. */
  readonly siteReads: Iterable<string>;
}

/** Stores what the next export has to know to find that nothing has changed, or to patch the site. */
export function rememberExport(
  { input, planned, snapshot, compiled }: PlannedExport,
  { result, records, pin, siteReads }: RememberedExport,
): void {
  input.memory?.remember({
    result,
    pin,
    compiledIn: dirname(compiled.rendererFile),
    site: describeSite(records, siteReads),
    links: describeLinks(records),
    until: nextChange({ records, snapshot, locales: planned.plan.locales, now: input.now }),
  });
}
