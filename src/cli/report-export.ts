import { relative } from 'node:path';
import type { PublishResult } from '../export/output/publish.ts';
import type { ExportResult } from '../pipeline/summarize.ts';
import type { ExportFlags } from './export-flags.ts';
import type { ExportReport } from './json/export-report.ts';
import { noteSample, type Sample } from './note-sample.ts';
import { count, megabytes, note, printJson, printResult, tally } from './report.ts';

/** The circumstances of an export that has ended. */
export interface EndedExport extends Sample {
  readonly flags: Pick<ExportFlags, 'out' | 'json'>;
  readonly seconds: number;
  /** True if `out` existed before the export. */
  readonly wasThere: boolean;
  /** The entry file of a renderer that replaces the site's own. */
  readonly renderer?: string | undefined;
}

/** Prints the result of an export on stdout, and sets the exit code. */
export function reportExport(result: ExportResult, ended: EndedExport): void {
  const { flags, seconds } = ended;
  const text = [summary(result, ended), ...candidateLines(result, ended)].join('\n');
  if (flags.json) {
    note(text);
    const about = { status: statusOf(result), out: flags.out, seconds: Number(seconds.toFixed(3)) };
    printJson({ version: 1, ...about, ...result } satisfies ExportReport);
  } else printResult(text);
  if (result.published?.limitation) note(`${flags.out}: ${result.published.limitation}`);
  if (result.published?.leftBehind) note(leftBehindText(result.published.leftBehind, flags.out));
  noteSample(ended);
  process.exitCode = result.published ? 0 : 1;
}

/** Says where the files of somebody else are that were in `out` when it was replaced. */
export function leftBehindText(folder: string, out: string): string {
  return `Somebody has put files into ${out} while it was replaced. They are in ${relative(process.cwd(), folder)}: move them elsewhere, and delete that folder.`;
}

/** Says how to look at an export that was not published. */
function candidateLines({ candidate, pages }: ExportResult, { renderer }: EndedExport): string[] {
  if (!candidate || pages.total === 0) return [];
  // The catalogue has a renderer and a work folder of its own, where `--candidate` does not look.
  const what = renderer === undefined ? '--candidate' : relative(process.cwd(), candidate.site);
  return [`To look at what was not published: helios serve ${what}`];
}

function statusOf({ published }: ExportResult): ExportReport['status'] {
  if (!published) return 'not-published';
  return published.isUnchanged ? 'unchanged' : 'published';
}

function summary(result: ExportResult, { flags: { out }, wasThere, seconds }: EndedExport): string {
  const { source, pages, locales, images, files, bytes, held, removals, findings, published } = result;
  const { isPartial, sitePages, hasImages } = result;
  const figures = [
    isPartial
      ? `${count(pages.total)} of ${count(sitePages, 'page')}: a part of the site, of ${source}`
      : `${count(pages.total, 'page')} of ${source}`,
    count(locales, 'locale'),
    hasImages ? count(images.total, 'image') : 'no image files',
    `${count(files, 'file')} of ${megabytes(bytes)}`,
    ...(held.length > 0 ? [`${count(held.length, 'page')} held`] : []),
    ...(removals.length > 0 ? [`${count(removals.length, 'page')} removed`] : []),
    tally(findings),
    `${seconds.toFixed(1)} s`,
  ].join(', ');
  const isRendered = pages.rendered + pages.reused > 0 || pages.total === 0;
  if (!isRendered) {
    const planned = [count(pages.total, 'page'), tally(findings), `${seconds.toFixed(1)} s`].join(', ');
    return `Not rendered: ${planned}. Correct the redirects first. ${out} ${wasThere ? 'is unchanged' : 'was not made'}.`;
  }
  if (!published) return `Not published: ${figures}. ${out} ${wasThere ? 'is unchanged' : 'was not made'}.`;
  const shown = isPartial
    ? `${out} is no whole site`
    : `${out} is release ${published.id}${hasImages ? '' : ' without images'}`;
  if (published.isUnchanged) return `Nothing changed: ${figures}. ${shown}.`;
  if (published.previous === published.id) {
    return `Published again: ${figures}. ${shown}, as before; its files were written again.`;
  }
  return `Published: ${figures}. ${shown}${changesText(published)}.`;
}

/** The changes since the release before: `: 3 files changed, 1 added, 0 removed since 0123456789abcdef`. */
function changesText({ id, changes }: PublishResult): string {
  if (!changes) return '';
  const { changed, added, removed, against } = changes;
  // The site was deleted, and its release is still in the work folder.
  if (against === id) return ', as it was published before';
  return `: ${count(changed.length, 'file')} changed, ${count(added.length)} added, ${count(removed.length)} removed since ${against}`;
}
