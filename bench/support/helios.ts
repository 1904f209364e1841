import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** The folder of this project. */
export const projectFolder = join(import.meta.dirname, '../..');

export interface HeliosCommand {
  readonly args: readonly string[];
  /** The work folder (HELIOS_WORK), so that no benchmark touches the project's own caches. */
  readonly work: string;
  /** The project folder in which the command runs. Undefined for this project. */
  readonly project?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** One run of the real command as a whole process, from its start to its end. */
export interface HeliosRun {
  readonly seconds: number;
  /** User and system time of the process and its threads, in seconds. esbuild is a separate process and not included. */
  readonly cpuSeconds: number;
  /** The largest resident memory of the process. */
  readonly peakMegabytes: number;
  /** The JSON that the command printed. */
  readonly result: unknown;
}

/** Runs `helios … --json`. If the command fails, it throws with the last lines of its stderr. */
export async function runHelios({
  args,
  work,
  project = projectFolder,
  environment,
}: HeliosCommand): Promise<HeliosRun> {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('./usage.mjs'), join(project, 'bin/helios.js'), ...args, '--json'],
    { env: { ...ownEnvironment(), ...environment, HELIOS_WORK: work }, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] },
  );
  const ended = new Promise<{ exitCode: number | null; seconds: number }>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (exitCode) => resolve({ exitCode, seconds: (performance.now() - started) / 1000 }));
  });
  const [, ...streams] = child.stdio;
  const [output = '', errors = '', usage = ''] = await Promise.all(streams.map(allOf));
  const code = await ended;
  if (code.exitCode !== 0) {
    throw new Error(
      `helios ${args.join(' ')} ended with ${code.exitCode}:\n${errors.split('\n').slice(-12).join('\n')}`,
    );
  }
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(usage) as NodeJS.ResourceUsage;
  return {
    seconds: code.seconds,
    cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
    peakMegabytes: (maxRSS * 1024) / 1e6,
    result: JSON.parse(output),
  };
}

/** The environment without Helios's variables, which could choose other content or another configuration. */
function ownEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('HELIOS_')));
}

async function allOf(stream: unknown): Promise<string> {
  return stream instanceof Readable ? text(stream) : '';
}

/** The part of `helios export --json` that benchmarks read. */
export interface ExportReport {
  readonly pages: { readonly total: number; readonly rendered: number; readonly reused: number };
  readonly files: number;
  readonly bytes: number;
}

export function exportReport({ result }: HeliosRun): ExportReport {
  // The cast is safe: `helios export --json` printed this value.
  return result as ExportReport;
}
