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
function candidateLines({ candidate, pages, isPartial }: ExportResult, { renderer }: EndedExport): string[] {
  if (!candidate || pages.total === 0) return [];
  // The catalogue has a renderer and a work folder of its own, where `--candidate` does not look.
  const what = renderer === undefined ? '--candidate' : relative(process.cwd(), candidate.site);
  return [`To look at what ${isPartial ? 'was not made' : 'was not published'}: helios serve ${what}`];
}

function statusOf({ published }: ExportResult): ExportReport['status'] {
  if (!published) return 'not-published';
  return published.isUnchanged ? 'unchanged' : 'published';
}

function summary(result: ExportResult, ended: EndedExport): string {
  const { pages, findings, published, isPartial, hasImages } = result;
  const { flags, seconds } = ended;
  const { out } = flags;
  const isRendered = pages.rendered + pages.reused > 0 || pages.total === 0;
  if (!isRendered) {
    const planned = [count(pages.total, 'page'), tally(findings), `${seconds.toFixed(1)} s`].join(', ');
    return `Not rendered: ${planned}. Correct the redirects first. ${unchangedText(ended)}.`;
  }
  if (isPartial) return partSummary(result, ended);
  const figures = figuresText(result, ended);
  if (!published) return `Not published: ${figures}. ${unchangedText(ended)}.`;
  const shown = `${out} is release ${published.id}${hasImages ? '' : ' without images'}`;
  if (published.isUnchanged) return `Nothing changed: ${figures}. ${shown}.`;
  if (published.previous === published.id) {
    return `Published again: ${figures}. ${shown}, as before; its files were written again.`;
  }
  return `Published: ${figures}. ${shown}${changesText(published)}.`;
}

/** Says of a part of the site what it is, where it is and what it is for, and that a whole site is as it was. */
function partSummary(result: ExportResult, ended: EndedExport): string {
  const { out } = ended.flags;
  const part = `a part of the site, ${figuresText(result, ended)}.`;
  if (!result.published) {
    return `Not made: ${part}\nThe findings block it: ${unchangedText(ended)}, and the published site is as it was.`;
  }
  const state = result.published.isUnchanged ? 'Nothing changed' : 'Made';
  const where = `It is in ${out}. Look at it with helios serve ${out}.`;
  return `${state}: ${part}\n${where} The published site is as it was; helios export publishes the whole site.`;
}

/** What the export made: `1 065 pages of embedded content, 18 locales, 300 images, 4 000 files of 90.1 MB, …`. */
function figuresText(result: ExportResult, { seconds }: EndedExport): string {
  const { source, pages, sitePages, locales, images, files, bytes, held, removals, findings } = result;
  const part = result.isPartial ? `${count(pages.total)} of its ` : '';
  return [
    `${part}${count(result.isPartial ? sitePages : pages.total, 'page')} of ${source}`,
    count(locales, 'locale'),
    result.hasImages ? count(images.total, 'image') : 'no image files',
    `${count(files, 'file')} of ${megabytes(bytes)}`,
    ...(held.length > 0 ? [`${count(held.length, 'page')} held`] : []),
    ...(removals.length > 0 ? [`${count(removals.length, 'page')} removed`] : []),
    tally(findings),
    `${seconds.toFixed(1)} s`,
  ].join(', ');
}

function unchangedText({ flags: { out }, wasThere }: EndedExport): string {
  return `${out} ${wasThere ? 'is unchanged' : 'was not made'}`;
}

/** The changes since the release before: `: 3 files changed, 1 added, 0 removed since 0123456789abcdef`. */
function changesText({ id, changes }: PublishResult): string {
  if (!changes) return '';
  const { changed, added, removed, against } = changes;
  // The site was deleted, and its release is still in the work folder.
  if (against === id) return ', as it was published before';
  return `: ${count(changed.length, 'file')} changed, ${count(added.length)} added, ${count(removed.length)} removed since ${against}`;
}
