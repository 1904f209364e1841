import { join } from 'node:path';
import { CommanderError } from 'commander';
import { ignoreBrokenPipe, reportFailure, reportUsage } from './report.ts';
import { sourceFault } from './source-fault.ts';

/** Runs one command line. Each command imports its work when it runs, so that `--help` is instant. */
export async function run(argv: readonly string[]): Promise<void> {
  ignoreBrokenPipe();
  const json = argv.includes('--json');
  try {
    // The program is imported here, because a mistake in a file of config/ that it imports is reported like any other.
    const { createProgram } = await import('./program.ts');
    await createProgram().parseAsync(argv);
  } catch (error) {
    process.exitCode =
      error instanceof CommanderError ? reportUsage(error, { json }) : reportFailure(placed(error), { json });
  }
}

/** An error of the project's sources with its place, or the error as it is. */
function placed(error: unknown): unknown {
  return sourceFault(error, join(import.meta.dirname, '../..')) ?? error;
}
