import { mkdirSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asFileError } from '../export/output/file-error.ts';
import { makeFolder } from '../export/output/make-folder.ts';
import { HeliosError } from '../site/helios-error.ts';

/**
 * Creates the work folder, and proves that folders can be created in it: some file systems allow none, and later code
 * that creates folders would retry for ever. Throws HeliosError `output-unwritable` or `output-full`.
 */
export function prepareWorkFolder(workFolder: string): void {
  const probe = join(workFolder, `probe-${process.pid}`);
  try {
    makeFolder(workFolder);
    mkdirSync(probe);
    rmdirSync(probe);
  } catch (cause) {
    const known = asFileError(cause, workFolder);
    if (known instanceof HeliosError && known.code === 'output-full') throw known;
    throw new HeliosError('output-unwritable', {
      message: `Helios can't create folders in its work folder ${workFolder} (${textOf(cause)}).`,
      where: workFolder,
      hint: 'Set HELIOS_WORK to a folder on a local disk that this user may write.',
      cause,
    });
  }
}

/** The folder in the work folder with the caches and releases of the catalogue, whose pages are none of the site. */
export function catalogueWorkFolder(workFolder: string): string {
  return join(workFolder, 'catalogue');
}

/** Creates the folder of the outbox, which no other user may read. Throws HeliosError `outbox-unusable`. */
export function prepareOutboxFolder(file: string): void {
  try {
    makeFolder(dirname(file), 0o700);
  } catch (cause) {
    throw new HeliosError('outbox-unusable', {
      message: `Helios can't create the folder of the outbox ${file} (${textOf(cause)}).`,
      where: file,
      hint: 'Set HELIOS_LEADS to a file on a local disk that this user may write.',
      cause,
    });
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
