import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { exportDay } from './export-day.ts';
import { parseReport } from './json-report.ts';
import { runWarm } from './warm-commands.ts';

/** The result of a command, as a shell reports it. */
export interface CliRun {
  /** The exit code; for a process that a signal ended, 128 and the signal's number. */
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliOptions {
  /** The command gets these variables, a path, a home and the day of the export, and no others. */
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Another copy of the project. Each of its commands has a process of its own, since the copy's code may change. */
  readonly project?: string;
  /** A copy of the project whose modules stay as they are, but for templates and styles: its commands share a process. */
  readonly fixedProject?: string;
  /** A shell line in which `"$@"` is the command: `"$@" | head -n 1`. */
  readonly shell?: string;
  /** A Node other than this one. */
  readonly node?: string;
}

export interface RunningCli {
  readonly done: Promise<CliRun>;
  readonly pid: number;
  kill(signal: NodeJS.Signals): void;
  /** Resolves once stderr holds the text, or the command has ended. */
  says(text: string): Promise<void>;
  /** The first line on stdout. */
  firstLine(): Promise<string>;
}

export const projectFolder = join(import.meta.dirname, '../../..');

/**
 * Runs a command line to its end: `runCli(['export', '--json'])`. It has a process of its own only if it needs one: for
 * another Node, another copy of the project, a shell, or variables that a process reads when it starts.
 */
export function runCli(args: readonly string[], options: CliOptions = {}): Promise<CliRun> {
  const { env = {}, cwd = projectFolder, project, fixedProject = projectFolder, shell, node } = options;
  const isOwn = [project, shell, node].some((each) => each !== undefined);
  const isReadLater = Object.keys(env).every((name) => /^(?:HELIOS|AWS)_|^HOME$/.test(name));
  if (isOwn || !isReadLater) return startCli(args, options).done;
  return runWarm({ args, env: environmentOf(env), cwd, project: fixedProject });
}

/** Starts a command line in a process of its own, to be watched or killed. */
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
  const until = async (isReached: () => boolean) => {
    const reached = new Promise<void>((resolve) => {
      const watch = () => isReached() && resolve();
      watchers.add(watch);
      watch();
    });
    await Promise.race([reached, done]);
  };
  return {
    done,
    pid: child.pid ?? 0,
    kill: (signal) => child.kill(signal),
    says: (text) => until(() => output.stderr.includes(text)),
    async firstLine() {
      await until(() => output.stdout.includes('\n'));
      return output.stdout.split('\n', 1).join();
    },
  };
}

function spawnCli(args: readonly string[], options: CliOptions): ChildProcess {
  const { env = {}, cwd = projectFolder, fixedProject = projectFolder, shell, node = process.execPath } = options;
  const { project = fixedProject } = options;
  const command = [node, join(project, 'bin/helios.js'), ...args];
  const [file = '', ...rest] =
    shell === undefined ? command : ['bash', '-o', 'pipefail', '-c', shell, 'bash', ...command];
  return spawn(file, rest, {
    cwd,
    env: environmentOf(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function environmentOf(env: Readonly<Record<string, string>>): Record<string, string> {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env;
  return { PATH, HOME, TMPDIR, HELIOS_NOW: exportDay, ...env };
}

/** Expects a proper error: what, where and what to do, without a stack, and only JSON on stdout. */
export function expectRefusal(
  run: CliRun,
  wanted: { code: 2 | 75; error: string; says: readonly (string | RegExp)[] },
): void {
  const { error } = parseReport('error', run);
  expect({ exit: run.code, code: error.code }).toEqual({ exit: wanted.code, code: wanted.error });
  expect(error.hint, 'what to do').toMatch(/\w/);
  expect(run.stderr).not.toMatch(/^\s+at /m);
  for (const text of wanted.says) {
    expect(run.stderr).toMatch(text);
  }
  if (wanted.error.startsWith('bad-')) expect(error.where, 'the place').toMatch(/\S/);
  for (const part of [error.message, error.where, error.hint]) expect(run.stderr).toContain(part ?? '');
}
