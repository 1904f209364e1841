import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { watchTree } from './process-tree.ts';

export interface Program {
  /** A module and its arguments, for this process's own Node. */
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly folder?: string;
}

/** One run of a program as a whole process, from its start to its end. */
export interface ProgramRun {
  readonly seconds: number;
  /** User and system time of the process, its threads and the processes that it started, such as esbuild, in seconds. */
  readonly cpuSeconds: number;
  /** The largest resident memory of all these processes together at one moment. */
  readonly peakMegabytes: number;
  /** What the program printed to stdout. */
  readonly output: string;
}

/** Runs a program to its end. If it fails, it throws with the last lines of its stderr. */
export async function runProgram({ args, environment, folder }: Program): Promise<ProgramRun> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', import.meta.resolve('./usage.mjs'), ...args], {
    env: { ...ownEnvironment(), ...environment },
    ...(folder !== undefined && { cwd: folder }),
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const tree = watchTree(child.pid ?? 0);
  const ended = new Promise<{ exitCode: number | null; seconds: number }>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (exitCode) => resolve({ exitCode, seconds: (performance.now() - started) / 1000 }));
  });
  const [, ...streams] = child.stdio;
  const [output = '', errors = '', usage = ''] = await Promise.all(streams.map(allOf));
  const { exitCode, seconds } = await ended;
  const others = tree.end();
  if (exitCode !== 0) {
    throw new Error(`${args.join(' ')} ended with ${exitCode}:\n${errors.split('\n').slice(-12).join('\n')}`);
  }
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(usage) as NodeJS.ResourceUsage;
  return {
    seconds,
    cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 + (others?.childSeconds ?? 0),
    peakMegabytes: Math.max(maxRSS * 1024, others?.peakBytes ?? 0) / 1e6,
    output,
  };
}

/** The environment without Helios's variables, which could choose other content or another configuration. */
function ownEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('HELIOS_')));
}

async function allOf(stream: unknown): Promise<string> {
  return stream instanceof Readable ? text(stream) : '';
}
