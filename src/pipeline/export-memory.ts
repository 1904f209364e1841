import { join } from 'node:path';
import type { Pin } from '../content/pin.ts';
import type { ListFolder } from '../disk/list-folder.ts';
import { type Look, lookAt } from '../disk/seen-paths.ts';
import { asFileError } from '../export/output/file-error.ts';
import { HeliosError } from '../site/helios-error.ts';
import { hostFolderOf } from '../site/release-layout.ts';
import { forgetLastExport, type LastExport, type LastExportPlace, storeLastExport } from './last-export.ts';
import type { ExportResult } from './summarize.ts';
import { unchangedResult } from './unchanged-result.ts';

/** Remembers an export, so that the next one can find out that nothing has changed. */
export interface ExportMemory {
  /** Forgets the export before, whose site is about to be replaced. */
  forget(): void;
  /** Remembers an export that has just ended, if the next one is certain to have the same result. */
  remember(finished: FinishedExport): void;
}

export interface FinishedExport {
  readonly result: ExportResult;
  readonly pin: Pin;
  /** From this moment on the same content may give another site. */
  readonly until: Date;
}

export interface ExportMemoryInput extends LastExportPlace, Pick<LastExport, 'request' | 'content'> {
  /** A look at the inputs, before any of them was read. */
  readonly inputs: Look;
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

export function createExportMemory(input: ExportMemoryInput): ExportMemory {
  const { workFolder, seal, request, content, inputs, out, isPart, now, list } = input;
  return {
    forget: () => forgetLastExport(workFolder),
    remember({ result, pin, until }) {
      const unchanged = unchangedResult(result, { isPart });
      // An input that changed just before the look at it could change again and look the same.
      if (!unchanged || !inputs.isSettled) return;
      const times = { at: now.toISOString(), until: until.toISOString() };
      const seen = { inputs: pathsOf(inputs), outputs: pathsOf(lookAt(outputsOf(out, workFolder), { list })) };
      storeIfPossible({ request, ...times, ...seen, content, pin, result: unchanged }, { workFolder, seal });
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
function storeIfPossible(last: LastExport, place: LastExportPlace): void {
  try {
    storeLastExport(last, place);
  } catch (error) {
    if (!(asFileError(error, place.workFolder) instanceof HeliosError)) throw error;
  }
}
