import { inspect } from 'node:util';

/** The message of a thrown error. Anything else can be thrown, too: then the message says what it was. */
export function messageOfThrown(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message;
  const shown = inspect(thrown, { depth: 1, breakLength: Number.POSITIVE_INFINITY });
  return `it threw ${shown.slice(0, maxShown)}, which is no error.`;
}

const maxShown = 200;

/**
 * Runs code that throws something else than an error, and returns the stack of the first such throw, the innermost
 * function first. Only an error has a stack of its own, so the debugger of V8 looks. Returns an empty text if nothing of
 * that kind is thrown, or if this Node has no debugger.
 */
export async function stackOfThrow(run: () => void): Promise<string> {
  try {
    const { Session } = await import('node:inspector');
    const session = new Session();
    const files = new Map<string, string>();
    let stack: string | undefined;
    session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => files.set(scriptId, url));
    session.on('Debugger.paused', ({ params: { data, callFrames } }) => {
      // `data` is the thrown value, as the protocol of the debugger describes it.
      if (data && !('subtype' in data && data.subtype === 'error')) stack ??= stackOf(callFrames, files);
    });
    session.connect();
    try {
      session.post('Debugger.enable');
      session.post('Debugger.setPauseOnExceptions', { state: 'all' });
      run();
    } catch {
      // This is the throw whose stack is looked for.
    } finally {
      session.disconnect();
    }
    return stack ?? '';
  } catch {
    return '';
  }
}

/** The debugger counts lines and columns from 0, a stack from 1. */
function stackOf(frames: readonly CallFrame[], files: ReadonlyMap<string, string>): string {
  const lines = frames.map(({ functionName, location: { scriptId, lineNumber, columnNumber = 0 } }) => {
    return `    at ${functionName} (${files.get(scriptId)}:${lineNumber + 1}:${columnNumber + 1})`;
  });
  return lines.join('\n');
}

/** The fields that are used of `CallFrame` (https://chromedevtools.github.io/devtools-protocol/tot/Debugger/). */
interface CallFrame {
  readonly functionName: string;
  readonly location: {
    readonly scriptId: string;
    readonly lineNumber: number;
    readonly columnNumber?: number | undefined;
  };
}
