import { join } from 'node:path';
import type { Pin } from '../content/pin.ts';
import type { ListFolder } from '../disk/list-folder.ts';
import { type Look, lookAt } from '../disk/seen-paths.ts';
import { asFileError } from '../export/output/file-error.ts';
import { HeliosError } from '../site/helios-error.ts';
import { hostFolderOf } from '../site/release-layout.ts';
import {
  forgetLastExport,
  isStillLast,
  type LastExport,
  type LastExportPlace,
  storeLastExport,
} from './last-export.ts';
import { forgetLastSite, type LastSite, type LastSitePlace, loadLastSite, storeLastSite } from './last-site.ts';
import type { ExportResult } from './summarize.ts';
import { unchangedResult } from './unchanged-result.ts';

/** An export that has ended, and the site that it made. */
export interface KnownExport {
  readonly last: LastExport;
  readonly site: LastSite;
}

/** Remembers an export, so that the next one can find out that nothing has changed, or which documents alone have. */
export interface ExportMemory {
  /**
   * The last export, if it was made from the same files but for documents, and of the whole site. The caller has the lock of the work folder, so
   * that no other export changes the site.
   */
  recall(): KnownExport | undefined;
  /** Forgets the last export, whose site is about to be replaced. */
  forget(): void;
  /** Remembers an export that has just ended, if the next one is certain to have the same result. */
  remember(finished: FinishedExport): void;
}

export interface FinishedExport {
  readonly result: ExportResult;
  readonly pin: Pin;
  /** The folder with the compiled code. */
  readonly compiledIn: string;
  readonly site: Omit<LastSite, 'at'>;
  /** From this moment on the same content may give another site. */
  readonly until: Date;
}

export interface ExportMemoryInput extends LastExportPlace, LastSitePlace, Pick<LastExport, 'request' | 'content'> {
  /** A look at the inputs but for documents, before any of them was read. */
  readonly inputs: Look;
  /** A look at the documents of the embedded content, before any of them was read. */
  readonly documents: Look;
  /** The last export, if nothing but documents may have changed since. */
  readonly last: LastExport | undefined;
  readonly out: string;
  readonly isPart: boolean;
  readonly now: Date;
  /** Lists the folders of the site and of the caches. */
  readonly list: ListFolder;
}

/** The files and folders of a project from which a site is made. */
export function inputsOf(root: string): string[] {
  const names = ['bin', 'config', 'content', 'public', 'src', 'package.json', 'package-lock.json', 'tsconfig.json'];
  return names.map((name) => join(root, name));
}

/** The folder with the documents of the embedded content. */
export function documentsOf(root: string): string {
  return join(root, 'content', 'documents');
}

export function createExportMemory(input: ExportMemoryInput): ExportMemory {
  const { workFolder, seal, siteSeal, request, content, inputs, documents, last, out, isPart, now, list } = input;
  const place = { workFolder, seal, siteSeal };
  return {
    recall() {
      if (isPart || last?.inputs.state !== inputs.state || !isStillLast(last, place)) return undefined;
      const site = loadLastSite(last.at, place);
      return site && { last, site };
    },
    forget() {
      forgetLastExport(workFolder);
      forgetLastSite(workFolder);
    },
    remember({ result, pin, compiledIn, site, until }) {
      const unchanged = unchangedResult(result, { isPart });
      // An input that changed just before the look at it could change again and look the same.
      if (!unchanged || !inputs.isSettled) return;
      const times = { at: now.toISOString(), until: until.toISOString() };
      const outputs = pathsOf(lookAt(outputsOf(out, workFolder), { list }));
      const settled = documents.isSettled ? pathsOf(documents) : undefined;
      const seen = { inputs: pathsOf(inputs), documents: settled, outputs };
      storeIfPossible(workFolder, () => {
        storeLastSite({ ...site, at: times.at }, place);
        storeLastExport({ request, ...times, ...seen, content, compiledIn, pin, result: unchanged }, place);
      });
    },
  };
}

/** The site and the files of the work folder by which the next export would make it again. */
function outputsOf(out: string, workFolder: string): string[] {
  const databases = ['content.sqlite', 'content.sqlite.seal', 'pages.sqlite', 'images.sqlite'];
  const caches = [...databases, 'embedded-files.json', 'source-files.json', 'compiled', 'releases'];
  return [out, hostFolderOf(out), ...caches.map((name) => join(workFolder, name))];
}

function pathsOf({ paths, state }: Look): LastExport['inputs'] {
  return { paths, state };
}

/** The site is published. On a disk without room for the record the next export looks at everything again. */
function storeIfPossible(workFolder: string, store: () => void): void {
  try {
    store();
  } catch (error) {
    if (!(asFileError(error, workFolder) instanceof HeliosError)) throw error;
  }
}
