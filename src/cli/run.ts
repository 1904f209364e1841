import { join } from 'node:path';
import { CommanderError } from 'commander';
import { HeliosError } from '../site/helios-error.ts';
import { cacheFault } from './cache-fault.ts';
import { limitNewObjectSpace } from './new-object-space.ts';
import { ignoreBrokenPipe, reportFailure } from './report.ts';
import { sourceFault } from './source-fault.ts';
import { usageError } from './usage-error.ts';

/** Runs one command line. Each command imports its work when it runs, so that `--help` is instant. */
export async function run(argv: readonly string[]): Promise<void> {
  ignoreBrokenPipe();
  try {
    // The program is imported here, because a mistake in a file of config/ that it imports is reported like any other.
    const { createProgram } = await import('./program.ts');
    limitNewObjectSpace();
    await createProgram().parseAsync(argv);
  } catch (error) {
    if (!isHelp(error)) process.exitCode = reportFailure(await explained(error), { json: argv.includes('--json') });
  }
}

/** True if commander has printed a help or the version. A command line without a command gets its help, too. */
function isHelp(error: unknown): boolean {
  return error instanceof CommanderError && (error.exitCode === 0 || error.code === 'commander.help');
}

/**
 * Converts an error of the command line, of a cache, or a mistake in the project's sources, to a HeliosError that
 * explains it. Other errors stay as they are.
 */
async function explained(error: unknown): Promise<unknown> {
  if (error instanceof CommanderError) return usageError(error);
  if (!(error instanceof HeliosError)) return sourceFault(error, join(import.meta.dirname, '../..')) ?? error;
  // This module imports a file of config/ too.
  const { findProject } = await import('./project-place.ts');
  return cacheFault(error, findProject(process.env).workFolder) ?? error;
}
