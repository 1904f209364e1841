import { Worker } from 'node:worker_threads';
import { threadEnvironment } from '../../disk/thread-environment.ts';
import { HeliosError, type HeliosErrorCode } from '../../site/helios-error.ts';
import type { SourcePlace } from '../../site/source-place.ts';
import type { BundleText, BundleTexts } from './bundle-cache.ts';
import type { CompileInput, SourceHashes } from './compile-site.ts';
import type { CompiledSources } from './compile-sources.ts';

/** What the thread compiles: plain values, because messages between threads have no functions. */
export interface CompileRequest extends Pick<CompileInput, 'root' | 'site' | 'consent' | 'vendors' | 'renderer'> {
  readonly hashes: SourceHashes;
  /** Those bundles of the last compilation that each compilation asks for. */
  readonly bundles: BundleTexts;
}

/** A question of the thread: the name of further bundles. */
export interface BundleQuestion {
  readonly wanted: string;
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

/** A thread that compiles once. */
export interface CompilerThread extends Disposable {
  /**
   * Compiles the site's code. `load` returns further bundles of the last compilation. The thread ends with it. Throws
   * HeliosError `compile-failed`.
   */
  compile(request: CompileRequest, load: (name: string) => BundleText | undefined): Promise<CompileResult>;
}

/**
 * Starts a thread that compiles the site's code, while this one reads the content: each takes most of a second of its
 * thread. esbuild waits for its thread at each file that a plugin changes, and here the content would be in its way. The
 * thread begins to load its modules at once.
 */
export function startCompiler(): CompilerThread {
  const worker = new Worker(new URL('./compile-worker.ts', import.meta.url), { env: threadEnvironment() });
  const answered = new Promise<CompileAnswer>((resolve, reject) => {
    worker.on('message', (message: CompileAnswer | BundleQuestion) => {
      if (!('wanted' in message)) resolve(message);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`The thread that compiles ended with code ${code}.`)));
  });
  // If it fails before it is asked to compile, the error is thrown by then.
  answered.catch(() => {});
  return {
    async compile(request, load) {
      worker.on('message', (message: CompileAnswer | BundleQuestion) => {
        if ('wanted' in message) worker.postMessage(load(message.wanted));
      });
      worker.postMessage(request);
      const answer = await answered;
      if ('fault' in answer) throw new HeliosError(answer.fault.code, answer.fault.parts);
      return answer;
    },
    [Symbol.dispose]: () => void worker.terminate(),
  };
}
