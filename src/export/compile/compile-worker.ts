import { parentPort } from 'node:worker_threads';
import { HeliosError } from '../../site/helios-error.ts';
import { compileSources } from './compile-sources.ts';
import type { CompileAnswer, CompileFault, CompileRequest } from './compile-thread.ts';

/** The thread of a compilation. It answers once, and ends. */
parentPort?.once('message', async (request: CompileRequest) => parentPort?.postMessage(await answerTo(request)));

async function answerTo(request: CompileRequest): Promise<CompileAnswer> {
  try {
    return await compileSources(request);
  } catch (error) {
    if (error instanceof HeliosError) return { fault: faultOf(error) };
    throw error;
  }
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
