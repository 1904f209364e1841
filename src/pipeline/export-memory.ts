import { join } from 'node:path';
import type { Pin } from '../content/pin.ts';
import type { ListFolder } from '../disk/list-folder.ts';
import { type Look, lookAt, lookAtEach, type SeenPaths, type Signatures } from '../disk/seen-paths.ts';
import type { Signature } from '../disk/signatures.ts';
import { asFileError } from '../export/output/file-error.ts';
import { HeliosError } from '../site/helios-error.ts';
import { hostFolderOf } from '../site/release-layout.ts';
import { type LastCode, loadLastCode, storeLastCode } from './last-code.ts';
import {
  forgetLastExport,
  isStillLast,
  type LastExport,
  type LastExportPlace,
  type LeftExport,
  storeLastExport,
} from './last-export.ts';
import { type LastLinks, linkedIds, loadLastLinks, storeLastLinks } from './last-links.ts';
import {
  forgetLastSite,
  type LastSite,
  type LastSitePlace,
  loadLastSite,
  type SiteDescription,
  storeLastSite,
} from './last-site.ts';
import type { ProjectLooks } from './project-inputs.ts';
import type { ExportResult } from './summarize.ts';
import { unchangedResult } from './unchanged-result.ts';

/** The last export, with what is known of the site that it made. */
export interface KnownExport extends LeftExport {
  readonly site: LastSite;
  /** Loads the links of the site's pages. Returns undefined if their record is missing or damaged. */
  loadLinks(): LastLinks | undefined;
  /** Loads the code of the site's pages. Returns undefined if its record is missing or damaged. */
  loadCode(): LastCode | undefined;
}

/**
 * Remembers an export, so that the next export can find out that nothing has changed, or that nothing but certain
 * documents and templates has changed.
 */
export interface ExportMemory {
  /**
   * Returns the signatures (size, times, inode) of the files and folders that are as the last export left them. Returns
   * undefined if they are unknown. The caller must have the lock of the work folder.
   */
  seen(): Signatures | undefined;
  /**
   * Returns the last export if all files from which it was made are unchanged, except documents and templates. Otherwise
   * returns undefined. The caller must have the lock of the work folder, so that no other export changes the site.
   */
  recall(): KnownExport | undefined;
  /** Deletes the records of the last export. Call it before the site of this export is replaced. */
  forget(): void;
  /**
   * Stores the records of an export that has just ended, if the same export is certain to have the same result again.
   */
  remember(finished: FinishedExport): void;
}

export interface FinishedExport {
  readonly result: ExportResult;
  readonly pin: Pin;
  /** The folder with the compiled code. */
  readonly compiledIn: string;
  readonly site: SiteDescription;
  /**
   * The links of all pages, or a reference to the record of links that the last export stored, if no link has changed.
   */
  readonly links: LastLinks | Pick<LastSite, 'linksHash' | 'linkedIds'>;
  /** The code of all pages, or a reference to the record of code that the last export stored, if no page has other code. */
  readonly code: LastCode | Pick<LastSite, 'codeHash'>;
  /** What is known of the site without a look at all of its files. Absent if this export has written them all. */
  readonly outputs?: KnownOutputs | undefined;
  /** The moment from which on the same content may give another site, for example because an event is over. */
  readonly until: Date;
}

/** Everything in the published site. */
export interface KnownOutputs {
  /** The paths on this machine of the site's folder and of everything in it. */
  readonly paths: readonly string[];
  /** For each of the paths its signature (size, times, inode), if this export left it unchanged. */
  readonly signatures: readonly (Signature | undefined)[];
}

export interface ExportMemoryInput
  extends LastExportPlace,
    LastSitePlace,
    ProjectLooks,
    Pick<LastExport, 'request' | 'content'> {
  /** The state of the documents of the embedded content, from before any of them was read. */
  readonly documents: Look;
  /** The last export. Undefined if something other than documents and templates may have changed since. */
  readonly left: LeftExport | undefined;
  readonly out: string;
  readonly isPart: boolean;
  readonly now: Date;
  /** Lists the folders of the site and of the caches. */
  readonly list: ListFolder;
}

export function createExportMemory(input: ExportMemoryInput): ExportMemory {
  const { workFolder, seal, siteSeal, request, content, inputs, templates, documents, left, out, isPart, now, list } =
    input;
  const place = { workFolder, seal, siteSeal };
  return {
    seen() {
      if (!left || !isStillLast(left.last, place)) return undefined;
      return { paths: left.last.outputs.paths, signatures: left.outputs };
    },
    recall() {
      if (left?.last.inputs.state !== inputs.state || !isStillLast(left.last, place)) return undefined;
      const site = loadLastSite(left.last.at, place);
      if (!site) return undefined;
      const loadLinks = () => loadLastLinks(site.linksHash, workFolder);
      return { ...left, site, loadLinks, loadCode: () => loadLastCode(site.codeHash, workFolder) };
    },
    forget() {
      forgetLastExport(workFolder);
      forgetLastSite(workFolder);
    },
    remember({ result, pin, compiledIn, site, links, code, until, outputs: known }) {
      const unchanged = unchangedResult(result, { isPart });
      // A file that changed just before its metadata was read could change again and have the same metadata.
      if (!unchanged || !inputs.isSettled) return;
      const times = { at: now.toISOString(), until: until.toISOString() };
      const others = [hostFolderOf(out), ...cachesIn(workFolder)];
      const outputs = pathsOf(
        known ? lookAtKnown(known, lookAt(others, { list })) : lookAt([out, ...others], { list }),
      );
      const snapshot = pathsOf(lookAt(snapshotIn(workFolder)));
      const seen = {
        inputs: pathsOf(inputs),
        templates: settledPaths(templates),
        documents: settledPaths(documents),
        outputs,
        snapshot,
      };
      storeIfPossible(workFolder, () => {
        const kept = { ...keepLinks(links, workFolder), ...keepCode(code, workFolder) };
        storeLastSite({ ...site, ...kept, at: times.at }, place);
        storeLastExport({ request, ...times, ...seen, content, compiledIn, pin, result: unchanged }, place);
      });
    },
  };
}

function lookAtKnown({ paths, signatures }: KnownOutputs, others: Look): Look {
  return lookAtEach([...paths, ...others.paths], { known: signatures });
}

function keepLinks(links: FinishedExport['links'], workFolder: string): Pick<LastSite, 'linksHash' | 'linkedIds'> {
  return 'pages' in links ? { linksHash: storeLastLinks(links, workFolder), linkedIds: linkedIds(links) } : links;
}

function keepCode(code: FinishedExport['code'], workFolder: string): Pick<LastSite, 'codeHash'> {
  return 'users' in code ? { codeHash: storeLastCode(code, workFolder) } : code;
}

/** Returns the paths of the files and folders in the work folder that the next export would use again. */
function cachesIn(workFolder: string): string[] {
  const names = ['pages.sqlite', 'images.sqlite', 'embedded-files.json', 'source-files.json', 'compiled', 'releases'];
  return names.map((name) => join(workFolder, name));
}

function snapshotIn(workFolder: string): string[] {
  return ['content.sqlite', 'content.sqlite.seal', 'content.sqlite.edits'].map((name) => join(workFolder, name));
}

function pathsOf({ paths, state }: Look): SeenPaths {
  return { paths, state };
}

function settledPaths(look: Look): SeenPaths | undefined {
  return look.isSettled ? pathsOf(look) : undefined;
}

/**
 * Stores the records of an export. A file error, such as a full disk, is ignored: the site is published already, and
 * without the records the next export examines everything again.
 */
function storeIfPossible(workFolder: string, store: () => void): void {
  try {
    store();
  } catch (error) {
    if (!(asFileError(error, workFolder) instanceof HeliosError)) throw error;
  }
}
