import { lstatSync } from 'node:fs';
import { relative } from 'node:path';
import type { ContentKind } from '../../config/variables.ts';
import type { ReadProgress } from '../content/pin.ts';
import type { PublishResult } from '../export/output/publish.ts';
import type { ExportProgress } from '../pipeline/progress.ts';
import type { ExportResult } from '../pipeline/summarize.ts';
import type { Finding } from '../site/finding.ts';
import { findLocale } from '../site/locale.ts';
import type { ExportReport } from './json/export-report.ts';
import { onInterrupt } from './on-interrupt.ts';
import type { Part } from './remaining-time.ts';
import { count, countOf, megabytes, note, printJson, printResult, reportFindings, stage, tally } from './report.ts';
import { reportRemovals, reportStaleRedirects } from './report-removals.ts';
import { lockWaitsOf, openWaits } from './run-waits.ts';
import { noteSample, openWorkspace, outFolder, type Workspace } from './workspace.ts';

export interface ExportFlags {
  readonly out: string;
  readonly locale?: readonly string[];
  readonly route?: readonly string[];
  readonly workers?: number;
  readonly images: boolean;
  readonly strict?: boolean;
  readonly plain?: boolean;
  readonly allowRemovals?: boolean;
  readonly writeRedirects?: boolean;
  readonly content?: ContentKind;
  /** The limit of the run's waits, in milliseconds. */
  readonly wait?: number;
  readonly json?: boolean;
}

/** The flags as they were given: without `--out` the folder follows from the others. */
type ExportCommandFlags = Omit<ExportFlags, 'out'> & { readonly out?: string };

/** `helios export`: makes a site of the content, checks it and publishes it. */
export async function exportCommand({ out, ...flags }: ExportCommandFlags): Promise<void> {
  const isPart = [flags.locale, flags.route].some((values) => values !== undefined);
  // A part never replaces the whole site in `out`.
  const target = { ...flags, out: out ?? (isPart ? 'out-part' : 'out') };
  return runExport(target, openWorkspace({ user: 'export', content: flags.content }), { isPart });
}

/** Exports a workspace and prints the progress. `isPart` says whether the flags select a part of the site. */
export async function runExport(
  flags: ExportFlags,
  workspace: Workspace,
  { isPart }: { readonly isPart: boolean },
): Promise<void> {
  const started = performance.now();
  // An unknown locale is reported before the content is fetched.
  for (const code of flags.locale ?? []) findLocale(code, workspace.config.locales);
  const folder = outFolder(flags.out);
  const before = identityOf(folder);
  using _interrupt = onInterrupt(() =>
    identityOf(folder) === before
      ? `Interrupted; ${flags.out} is as it was.`
      : `Interrupted after publishing; ${flags.out} is the new site.`,
  );
  const { progress, fetching, isTold } = printProgress();
  using waits = openWaits(flags);
  const { exportSite } = await import('../pipeline/export-site.ts');
  const result = await exportSite({
    config: workspace.config,
    content: await workspace.openContent({ onProgress: fetching, waits }),
    root: workspace.root,
    workFolder: workspace.workFolder,
    seals: workspace.seals,
    out: folder,
    redirects: await workspace.loadRedirects(),
    publicFolder: workspace.publicFolder,
    selection: { locales: flags.locale ?? [], routes: flags.route ?? [] },
    isPart,
    now: workspace.now,
    options: {
      workers: flags.workers,
      hasImages: flags.images,
      isStrict: flags.strict ?? false,
      isPlain: flags.plain ?? false,
      allowsRemovals: flags.allowRemovals ?? false,
      writesRedirects: flags.writeRedirects ?? false,
      isContentChosen: flags.content !== undefined,
    },
    progress,
    ...lockWaitsOf(flags, waits),
    ...(workspace.renderer !== undefined && { renderer: workspace.renderer }),
  });
  const seconds = (performance.now() - started) / 1000;
  reportFindings(result.findings.filter((finding) => !isTold(finding)));
  reportRemovals({
    // A site without pages is one fault. The list of all its pages would hide it.
    removals: result.sitePages === 0 ? [] : result.removals,
    release: result.comparedWith,
    isPublished: result.published !== undefined,
    writesRedirects: flags.writeRedirects ?? false,
  });
  reportStaleRedirects(result.staleRedirects, { isPublished: result.published !== undefined });
  const text = [
    summary(result, { ...flags, isThere: before !== undefined }, seconds),
    ...candidateLines(result, workspace),
  ].join('\n');
  if (flags.json) {
    note(text);
    const about = { status: statusOf(result), out: flags.out, seconds: Number(seconds.toFixed(3)) };
    printJson({ version: 1, ...about, ...result } satisfies ExportReport);
  } else printResult(text);
  if (result.published?.limitation) note(`${flags.out}: ${result.published.limitation}`);
  noteSample(workspace);
  process.exitCode = result.published ? 0 : 1;
}

/** How to look at an export that was not published. */
function candidateLines({ candidate, pages }: ExportResult, { renderer }: Workspace): string[] {
  if (!candidate || pages.total === 0) return [];
  // The catalogue has a renderer and a work folder of its own, where `--candidate` does not look.
  const what = renderer === undefined ? '--candidate' : relative(process.cwd(), candidate.site);
  return [`To look at what was not published: helios serve ${what}`];
}

/**
 * The inode number of what is at a path. Publishing replaces `out`, so that another number means that the new site is
 * there.
 */
function identityOf(path: string): number | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.ino;
  } catch {
    return undefined; // Nothing can be at this path. The export refuses it.
  }
}

function statusOf({ published }: ExportResult): ExportReport['status'] {
  if (!published) return 'not-published';
  return published.isUnchanged ? 'unchanged' : 'published';
}

/** `isThere` says whether `out` existed before the export. */
interface SummaryContext extends Pick<ExportFlags, 'out'> {
  readonly isThere: boolean;
}

function summary(result: ExportResult, { out, isThere }: SummaryContext, seconds: number): string {
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
    return `Not rendered: ${planned}. Correct the redirects first. ${out} ${isThere ? 'is unchanged' : 'was not made'}.`;
  }
  if (!published) return `Not published: ${figures}. ${out} ${isThere ? 'is unchanged' : 'was not made'}.`;
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
function changesText({ changes }: PublishResult): string {
  if (!changes) return '';
  const { changed, added, removed, against } = changes;
  return `: ${count(changed.length, 'file')} changed, ${count(added.length)} added, ${count(removed.length)} removed since ${against}`;
}

interface PrintedProgress {
  readonly progress: ExportProgress;
  readonly fetching: (progress: ReadProgress) => void;
  /** True if the finding was printed as soon as it was known. */
  isTold(finding: Finding): boolean;
}

/** Prints one line for each stage of the export, and the findings that are known before anything is rendered. */
function printProgress(): PrintedProgress {
  const told = new Set<string>();
  const keyOf = ({ code, message }: Finding) => `${code} ${message}`;
  let line = stage('fetch');
  const next = (word: string) => {
    line = stage(word);
  };
  const update = (part: Part, plural: string) => line.update(countOf(part, plural), part);
  let pages = 0;
  const fetching = ({ documents, total }: ReadProgress) => update({ done: documents, total }, 'documents');
  const progress: ExportProgress = {
    fetched({ documentCount, isFresh }, source) {
      line.done(`${count(documentCount, 'document')} of ${source}${isFresh ? '' : ', unchanged'}`);
      next('plan');
    },
    planned(routes, { routes: all }, early) {
      const part = routes.length === all.length ? '' : ` of ${count(all.length)}`;
      const locales = new Set(routes.map((route) => route.locale.code)).size;
      line.done(`${count(routes.length, 'page')}${part}, ${count(locales, 'locale')}`);
      reportFindings(early);
      for (const finding of early) told.add(keyOf(finding));
      next('render');
    },
    rendering: (done, total) => update({ done, total }, 'pages'),
    rendered({ rendered, reused }) {
      pages = rendered + reused;
      line.done(`${count(rendered, 'page')}${reused > 0 ? `, ${count(reused)} unchanged` : ''}`);
      next('images');
    },
    optimizing: (done, total) => update({ done, total }, 'image files'),
    optimized({ files, made }) {
      line.done(
        `${count(made, 'image file')} made${files.length > made ? `, ${count(files.length - made)} unchanged` : ''}`,
      );
      next('check');
    },
    checked(links, findings) {
      line.done(`${count(links, 'internal link')} on ${count(pages, 'page')}, ${tally(findings)}`);
    },
  };
  return { progress, fetching, isTold: (finding) => told.has(keyOf(finding)) };
}
