import { parentPort } from 'node:worker_threads';
import { HeliosError } from '../../site/helios-error.ts';
import type { BundleCacheInput, BundleText } from './bundle-cache.ts';
import { compileSources } from './compile-sources.ts';
import type { BundleQuestion, CompileAnswer, CompileFault, CompileRequest } from './compile-thread.ts';

/** The thread of a compilation. It answers one request, and ends. */
parentPort?.once('message', async (request: CompileRequest) => parentPort?.postMessage(await answerTo(request)));

async function answerTo(request: CompileRequest): Promise<CompileAnswer> {
  try {
    return await compileSources(request, createLoader(request));
  } catch (error) {
    if (error instanceof HeliosError) return { fault: faultOf(error) };
    throw error;
  }
}

/** Creates a function that takes bundles from the request, or asks for them: one after the other. */
function createLoader({ bundles }: CompileRequest): BundleCacheInput['load'] {
  let asked: Promise<BundleText | undefined> = Promise.resolve(undefined);
  const ask = (name: string) =>
    new Promise<BundleText | undefined>((resolve) => {
      parentPort?.once('message', resolve);
      parentPort?.postMessage({ wanted: name } satisfies BundleQuestion);
    });
  return (name) => {
    if (Object.hasOwn(bundles, name)) return Promise.resolve(bundles[name]);
    asked = asked.then(() => ask(name));
    return asked;
  };
}

function faultOf({ code, message, where, hint, source, cause }: HeliosError): CompileFault {
  return {
    code,
    parts: {
      message,
      ...(where !== undefined && { where }),
      ...(hint !== undefined && { hint }),
      ...(source && { source }),
      ...(cause instanceof Error && { cause }),
    },
  };
}
