import { parentPort, workerData } from 'node:worker_threads';
import { HeliosError } from '../../site/helios-error.ts';
import { asFileError } from './file-error.ts';
import type { PlacingAnswer, PlacingJob } from './place-thread.ts';
import { placeFiles } from './site-folder.ts';
import { openStore } from './store.ts';

/** A thread that places the files of a site once, and ends. */
const { folder, storeFolder, files }: PlacingJob = workerData;
parentPort?.postMessage(await place());

async function place(): Promise<PlacingAnswer> {
  try {
    await placeFiles(folder, files, { store: openStore(storeFolder), placing: 'link' });
    return { ok: true };
  } catch (thrown) {
    const error = asFileError(thrown, folder);
    if (!(error instanceof HeliosError)) throw error;
    const { code, message, where, hint, cause } = error;
    return { ok: false, code, parts: { message, cause, ...(where && { where }), ...(hint && { hint }) } };
  }
}
