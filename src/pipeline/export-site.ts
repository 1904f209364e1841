import type { ImageCacheSettings } from '../../config/image-cache.ts';
import type { Config } from '../../config/schema.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { ListFolder } from '../disk/list-folder.ts';
import type { Seals } from '../disk/seal.ts';
import { asFileError } from '../export/output/file-error.ts';
import type { ExportKind } from '../export/output/site-file.ts';
import type { Selection } from '../export/plan/select-routes.ts';
import type { Redirect } from '../site/redirects.ts';
import type { Waits } from '../site/waits.ts';
import type { ExportMemory } from './export-memory.ts';
import type { HeadStart } from './head-start.ts';
import { type OpenExport, openExport } from './open-export.ts';
import type { ExportProgress } from './progress.ts';
import type { ExportResult } from './summarize.ts';

export interface ExportInput {
  readonly config: Config;
  readonly content: ContentSource;
  /** The project folder, which contains the sources of the templates. */
  readonly root: string;
  readonly workFolder: string;
  /** The seals of the caches in the work folder. */
  readonly seals: Seals;
  /** The place in which runs share images. Undefined if there is none. */
  readonly imageCache?: ImageCacheSettings | undefined;
  readonly out: string;
  readonly selection: Selection;
  /** What the export makes. A part and the catalogue are selections of the planned pages. */
  readonly kind: ExportKind;
  /** The redirects of the project's files. Those of the CMS are added to them. */
  readonly redirects: readonly Redirect[];
  /** Path of the folder whose files are published unchanged; undefined for none. */
  readonly publicFolder: string | undefined;
  readonly options: ExportOptions;
  /** The time of the export: it decides which events are over and when `security.txt` expires. */
  readonly now: Date;
  readonly progress: ExportProgress;
  /**
   * The waits of the run, which limit how long it waits while another export has the lock. Undefined if the export
   * fails at once in this case.
   */
  readonly lockWaits?: Waits | undefined;
  /** Lists the folders of the site. If absent, all of them are read from the disk. */
  readonly list?: ListFolder;
  /** The work that was begun in other threads before the export. */
  readonly headStart?: HeadStart;
  /**
   * The memory of the last export. If absent, this export neither reads the records of the last one nor stores its own.
   */
  readonly memory?: ExportMemory;
  /** Path, from the root, of the entry file of a renderer that replaces the site's own. */
  readonly renderer?: string;
}

export interface ExportOptions {
  /** Number of render threads. If undefined, it follows from the number of pages. */
  readonly workers: number | undefined;
  readonly hasImages: boolean;
  /** If true, warnings block publishing too. */
  readonly isStrict: boolean;
  /** If true, `out` has no links of any kind, neither to a release nor to the store. */
  readonly isPlain: boolean;
  /** If true, any number of pages may be removed from the site. */
  readonly allowsRemovals: boolean;
  /** If true, any number of pages may go out as they were published, because their new versions have errors. */
  readonly allowsHeld: boolean;
  /** If true, the addresses of removed pages are redirected, and the redirects are added to the project's file. */
  readonly writesRedirects: boolean;
  /**
   * True if the command line names the content. Only then may it come from another source than that of the site in
   * `out`.
   */
  readonly isContentChosen: boolean;
}

/** Exports the site, from configuration to files ready to upload. Throws HeliosError. */
export async function exportSite(input: ExportInput): Promise<ExportResult> {
  try {
    await using open = await openExport(input);
    return await runStages(input, open);
  } catch (error) {
    throw asFileError(error, input.workFolder);
  }
}

/**
 * Patches the site if it can, and exports the whole site otherwise. Loads only the modules that are needed for this.
 */
async function runStages(input: ExportInput, open: OpenExport): Promise<ExportResult> {
  const { memory } = input;
  const known = memory?.recall();
  memory?.forget();
  const loading = open.load(known?.hasTemplates ? known.last.compiledIn : undefined);
  // These modules are loaded while the code compiles. Without a last export nothing can be patched.
  const patch = known && import('./patch/patch-site.ts');
  const whole = known ? undefined : import('./export-whole.ts');
  // If a module can't be loaded, the error is thrown when the module is needed.
  for (const each of [patch, whole]) each?.catch(() => {});
  const [content, compiled] = await loading;
  if (known && patch) {
    const { patchSite } = await patch;
    const patched = await patchSite({ input, open, content, compiled, known });
    if (patched) return patched;
  }
  const { exportWhole } = await (whole ?? import('./export-whole.ts'));
  return exportWhole({ input, open, content, compiled: await open.publishable(compiled) });
}
