import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/** A program that runs beside the tests, and ends with them. */
export interface Program extends AsyncDisposable {
  /** Waits for a line of its output and gives the pattern's first group. Rejects if the program ends before. */
  says(pattern: RegExp): Promise<string>;
}

export interface ProgramOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** The descriptor on which the program says that it is ready. */
  readonly speaksOn: 2 | 3;
}

/** Starts a program in a process group of its own, so that its children end with it. */
export function startProgram(command: string, args: readonly string[], options: ProgramOptions): Program {
  const { env = {}, speaksOn } = options;
  const child = spawn(command, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.withResolvers<void>();
  child.once('error', () => ended.resolve()).once('exit', () => ended.resolve());
  // Asked to end, a driver also ends its browser, which is in a group of its own.
  const endGroup = () => signalGroup(child.pid, 'SIGTERM');
  process.once('exit', endGroup);
  let said = '';
  const heard = new EventTarget();
  for (const [index, stream] of child.stdio.entries()) {
    if (index < 2) continue;
    (stream as Readable).on('data', (bytes: Buffer) => {
      if (index !== speaksOn) return;
      said += bytes;
      heard.dispatchEvent(new Event('data'));
    });
  }
  return {
    says(pattern) {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const look = () => {
        const found = pattern.exec(said);
        if (found) resolve(found[1] ?? '');
      };
      heard.addEventListener('data', look);
      look();
      void ended.promise.then(() => reject(new Error(`${command} ended before it was ready. ${said}`)));
      return promise;
    },
    async [Symbol.asyncDispose]() {
      process.off('exit', endGroup);
      endGroup();
      const late = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), maxEndMs);
      await ended.promise;
      clearTimeout(late);
    },
  };
}

/** How long a program that is asked to end may take. */
const maxEndMs = 5000;

function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The program has ended by itself.
  }
}
