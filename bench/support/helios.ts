import { join } from 'node:path';
import { type ProgramRun, runProgram } from './program.ts';

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
export interface HeliosRun extends ProgramRun {
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
  const run = await runProgram({
    args: [join(project, 'bin/helios.js'), ...args, '--json'],
    environment: { ...environment, HELIOS_WORK: work },
  });
  return { ...run, result: JSON.parse(run.output) };
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
