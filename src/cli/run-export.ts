import { lstatSync } from 'node:fs';
import type { Config } from '../../config/schema.ts';
import type { Pin } from '../content/pin.ts';
import type { ListFolder } from '../disk/list-folder.ts';
import type { ExportKind } from '../export/output/site-file.ts';
import type { ExportMemory } from '../pipeline/export-memory.ts';
import { type ExportOptions, exportSite } from '../pipeline/export-site.ts';
import type { HeadStart } from '../pipeline/head-start.ts';
import type { ExportResult } from '../pipeline/summarize.ts';
import { findLocale } from '../site/locale.ts';
import type { Waits } from '../site/waits.ts';
import { assertImageCache } from './assert-image-cache.ts';
import { assertOut } from './assert-out.ts';
import type { ExportFlags } from './export-flags.ts';
import { printProgress } from './export-progress.ts';
import { noteIdleRedirects } from './note-idle-redirects.ts';
import { onInterrupt } from './on-interrupt.ts';
import { outFolder } from './out-folder.ts';
import { reportFindings } from './report.ts';
import { reportExport } from './report-export.ts';
import { reportImageCache } from './report-image-cache.ts';
import { reportMovedRedirects, reportRemovals, reportStaleRedirects } from './report-removals.ts';
import { lockWaitsOf } from './run-waits.ts';
import type { Workspace } from './workspace.ts';

export interface RunOptions {
  readonly kind: ExportKind;
  readonly waits: Waits;
  readonly memory?: ExportMemory;
  /** Lists the folders of the site. By default, every folder is read. */
  readonly list?: ListFolder;
  /** The work that was begun before the export. */
  readonly headStart?: HeadStart;
  /** The refs of the content, if the repository was asked for them already. */
  readonly pin?: Pin;
  /** True if nobody has touched the content in the work folder since the last export. */
  readonly isUntouched?: boolean;
}

/** Exports a workspace and prints the progress. */
export async function runExport(
  flags: ExportFlags,
  workspace: Workspace,
  { kind, waits, memory, list, headStart, pin, isUntouched = false }: RunOptions,
): Promise<void> {
  const started = performance.now();
  // An unknown locale is reported before the content is fetched.
  for (const code of flags.locale ?? []) findLocale(code, workspace.config.locales);
  const folder = outFolder(flags.out);
  assertOut(folder, workspace);
  assertImageCache({ ...workspace, out: folder });
  const before = identityOf(folder);
  using _interrupt = onInterrupt(() =>
    identityOf(folder) === before
      ? `Interrupted; ${flags.out} is as it was.`
      : `Interrupted after publishing; ${flags.out} is the new site.`,
  );
  const { progress, fetching, isTold } = printProgress();
  const { config, root, workFolder, seals, imageCache, publicFolder, now, renderer } = workspace;
  const result = await exportSite({
    config,
    content: await workspace.openContent({ onProgress: fetching, waits, isUntouched, ...(pin && { pin }) }),
    root,
    workFolder,
    seals,
    imageCache,
    out: folder,
    redirects: await workspace.loadRedirects(),
    publicFolder,
    selection: { locales: flags.locale ?? [], routes: flags.route ?? [] },
    kind,
    now,
    options: optionsOf(flags, config),
    progress,
    ...lockWaitsOf(flags, waits),
    ...(memory && { memory }),
    ...(list && { list }),
    ...(headStart && { headStart }),
    ...(renderer !== undefined && { renderer }),
  });
  reportFindings(result.findings.filter((finding) => !isTold(finding)));
  reportChanges(result, flags);
  reportImageCache(result.imageCache);
  const seconds = (performance.now() - started) / 1000;
  reportExport(result, { ...workspace, flags, seconds, wasThere: before !== undefined });
}

function optionsOf(flags: ExportFlags, { images }: Config): ExportOptions {
  return {
    workers: flags.workers,
    // In the mode `imgix`, pages link to the pictures at the CMS, so no image file is missing.
    hasImages: flags.images || images.mode === 'imgix',
    isStrict: flags.strict ?? false,
    isPlain: flags.plain ?? false,
    allowsRemovals: flags.allowRemovals ?? false,
    allowsHeld: flags.allowHeld ?? false,
    writesRedirects: flags.writeRedirects ?? false,
    isContentChosen: flags.content !== undefined,
  };
}

/** Reports the pages that leave the site, and the redirects that this concerns. */
function reportChanges(result: ExportResult, { writeRedirects = false }: ExportFlags): void {
  const isPublished = result.published !== undefined;
  reportRemovals({
    // If the new site has no pages, the finding that says so would be lost in the list of all removed pages.
    removals: result.sitePages === 0 ? [] : result.removals,
    release: result.comparedWith,
    isPublished,
    writesRedirects: writeRedirects,
  });
  reportStaleRedirects(result.staleRedirects, { isPublished });
  reportMovedRedirects(result.movedRedirects, { isPublished });
  noteIdleRedirects(result, { writeRedirects });
}

/**
 * Returns the inode number of the file or folder at a path. Publishing replaces `out`, so another number means that the
 * new site is there.
 */
function identityOf(path: string): number | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.ino;
  } catch {
    return undefined; // Nothing can be at this path. The export refuses it.
  }
}
