import { Worker } from 'node:worker_threads';
import { threadEnvironment } from '../../disk/thread-environment.ts';
import { HeliosError, type HeliosErrorCode } from '../../site/helios-error.ts';
import type { SiteFile } from './site-file.ts';
import type { Store } from './store.ts';

/** What the thread places: plain values, because messages between threads have no functions. */
export interface PlacingJob {
  readonly folder: string;
  readonly storeFolder: string;
  readonly files: readonly SiteFile[];
}

/** Other errors end the thread. */
export type PlacingAnswer =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: HeliosErrorCode;
      readonly parts: {
        readonly message: string;
        readonly where?: string;
        readonly hint?: string;
        readonly cause: unknown;
      };
    };

/** A thread that places files in a folder as links to the store. */
export interface PlacingThread {
  /** Waits until all files are in their places. Throws HeliosError if bytes are missing from the store or damaged. */
  finish(): Promise<void>;
  /** Ends the thread, wherever it is. */
  stop(): Promise<void>;
}

/** Starts the thread. For twenty thousand files it needs half a second, nearly all of it inside the system. */
export function startPlacing(folder: string, files: readonly SiteFile[], store: Store): PlacingThread {
  const job: PlacingJob = { folder, storeFolder: store.folder, files };
  const worker = new Worker(new URL('./place-worker.ts', import.meta.url), {
    workerData: job,
    resourceLimits,
    env: threadEnvironment(),
  });
  const answered = new Promise<PlacingAnswer>((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`The thread that places files ended with code ${code}.`)));
  });
  // Its error is thrown by `finish`. A site that is not wanted has none.
  answered.catch(() => {});
  const noteLinks = () => store.noteLinks(files.map(({ sha256 }) => sha256));
  return {
    async finish() {
      const answer = await answered;
      noteLinks();
      if (!answer.ok) throw new HeliosError(answer.code, answer.parts);
    },
    async stop() {
      await worker.terminate();
      noteLinks();
    },
  };
}

/** The thread makes few objects, so it needs less memory for new ones than V8 would take. */
const resourceLimits = { maxYoungGenerationSizeMb: 6 };
