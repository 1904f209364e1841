import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';

/** What a command did, as a shell would tell it. */
export interface CliRun {
  /** The exit code; for a process that a signal ended, 128 and the signal's number. */
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliOptions {
  /** Beside these the command gets nothing but a path and a home. */
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Another copy of the project. */
  readonly project?: string;
  /** Larger files can't be written, as on a disk that is full; in KiB. */
  readonly largestFile?: number;
}

export interface RunningCli {
  readonly done: Promise<CliRun>;
  readonly pid: number;
  kill(signal: NodeJS.Signals): void;
  /** Resolves once stderr holds the text, or the command has ended. */
  says(text: string): Promise<void>;
}

export const projectFolder = join(import.meta.dirname, '../../..');

/** Runs the real command line to its end: `runCli(['export', '--json'])`. */
export function runCli(args: readonly string[], options: CliOptions = {}): Promise<CliRun> {
  return startCli(args, options).done;
}

/** Starts the real command line, to be watched or killed. */
export function startCli(args: readonly string[], options: CliOptions = {}): RunningCli {
  const child = spawnCli(args, options);
  const output = { stdout: '', stderr: '' };
  const watchers = new Set<() => void>();
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      output[name] += text;
      for (const watch of watchers) watch();
    });
  }
  const done = new Promise<CliRun>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      resolve({ code: code ?? 128 + constants.signals[signal ?? 'SIGTERM'], ...output });
    });
  });
  return {
    done,
    pid: child.pid ?? 0,
    kill: (signal) => child.kill(signal),
    says(text) {
      const said = new Promise<void>((resolve) => {
        const watch = () => output.stderr.includes(text) && resolve();
        watchers.add(watch);
        watch();
      });
      return Promise.race([said, done.then(() => {})]);
    },
  };
}

function spawnCli(args: readonly string[], options: CliOptions): ChildProcess {
  const { env = {}, cwd = projectFolder, project = projectFolder, largestFile } = options;
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env;
  const command = [process.execPath, join(project, 'bin/helios.js'), ...args];
  const limited =
    largestFile === undefined ? command : ['bash', '-c', `ulimit -f ${largestFile}; exec "$@"`, 'bash', ...command];
  const [file = '', ...rest] = limited;
  return spawn(file, rest, { cwd, env: { PATH, HOME, TMPDIR, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** A mistake of the caller's, or an outage, told as it should be: what, where, what to do; no stack; JSON on stdout and nothing else. */
export function expectRefusal(
  run: CliRun,
  wanted: { code: 2 | 75; error: string; says: readonly (string | RegExp)[] },
): void {
  const { error } = JSON.parse(run.stdout) as {
    error: { code: string; message: string; where?: string; hint?: string };
  };
  expect({ exit: run.code, code: error.code }).toEqual({ exit: wanted.code, code: wanted.error });
  expect(error.hint, 'what to do').toMatch(/\w/);
  expect(run.stderr).not.toMatch(/^\s+at /m);
  for (const text of wanted.says) {
    expect(run.stderr).toMatch(text);
  }
  for (const part of [error.message, error.where, error.hint]) expect(run.stderr).toContain(part ?? '');
}
