import { Worker } from 'node:worker_threads';
import { threadEnvironment } from '../../disk/thread-environment.ts';
import { HeliosError, type HeliosErrorCode } from '../../site/helios-error.ts';
import type { SourcePlace } from '../../site/source-place.ts';
import type { BundleTexts } from './bundle-cache.ts';
import type { CompileInput, SourceHashes } from './compile-site.ts';
import type { CompiledSources } from './compile-sources.ts';

/** What the thread compiles: plain values, because messages between threads have no functions. */
export interface CompileRequest extends Pick<CompileInput, 'root' | 'site' | 'consent' | 'vendors' | 'renderer'> {
  readonly hashes: SourceHashes;
  /** The bundles of the last compilation. */
  readonly bundles: BundleTexts;
}

/** The site's code, and the bundles that the last compilation did not have. */
export interface CompileResult {
  readonly compiled: CompiledSources;
  readonly newBundles: BundleTexts;
}

/** The result, or the error that names the mistakes in the sources. Other errors end the thread. */
export type CompileAnswer = CompileResult | { readonly fault: CompileFault };

export interface CompileFault {
  readonly code: HeliosErrorCode;
  readonly parts: {
    readonly message: string;
    readonly where?: string;
    readonly hint?: string;
    readonly source?: SourcePlace;
    readonly cause?: Error;
  };
}

/**
 * Compiles the site's code in a thread of its own, while this one reads the content: each takes most of a second of its
 * thread. esbuild waits for its thread at each file that a plugin changes, and here the content would be in its way.
 * Throws HeliosError `compile-failed`.
 */
export async function compileInThread(request: CompileRequest): Promise<CompileResult> {
  const worker = new Worker(new URL('./compile-worker.ts', import.meta.url), {
    workerData: request,
    env: threadEnvironment(),
  });
  const answer = await new Promise<CompileAnswer>((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`The thread that compiles ended with code ${code}.`)));
  });
  if ('fault' in answer) throw new HeliosError(answer.fault.code, answer.fault.parts);
  return answer;
}
