import type { EnvironmentSource } from '../../config/environment.ts';
import { acquireLock } from '../export/output/lock.ts';
import { isAsLeft, type LastExport, type LastExportPlace, loadLastExport } from '../pipeline/last-export.ts';
import { systemClock } from '../site/clock.ts';
import { openWaits } from './run-waits.ts';

export interface FindUnchangedInput {
  readonly place: LastExportPlace;
  /** The hash of the command and its environment. */
  readonly request: string;
  readonly environment: EnvironmentSource;
  readonly wait: number | undefined;
}

/**
 * Finds the last export if the same command would make the same site again: nobody touched a source, a setting or a file
 * of the site since, and the repository has the same ref. It loads hardly any code, and reads none of these files.
 * Undefined if anything differs, or if it is not certain. Throws HeliosError if the repository can't be asked.
 */
export async function findUnchanged(input: FindUnchangedInput): Promise<LastExport | undefined> {
  const { place, request, environment } = input;
  const last = loadLastExport(place);
  if (last?.request !== request) return undefined;
  // HELIOS_NOW is a part of the request, so that its value is that of the last export.
  const now = environment.HELIOS_NOW?.trim() ? new Date(last.at) : new Date();
  // If the lock can't be had, the export itself waits for it, or says why not.
  const lock = await acquireLock(place.workFolder).catch(() => undefined);
  if (!lock) return undefined;
  try {
    return isAsLeft(last, now) && (await hasSameContent(last, input)) ? last : undefined;
  } finally {
    lock.release();
  }
}

async function hasSameContent(
  { content, pin }: LastExport,
  { environment, wait }: FindUnchangedInput,
): Promise<boolean> {
  if (content.kind === 'embedded') return true;
  const { connectPrismic } = await import('../content/api-repository.ts');
  using waits = openWaits(wait === undefined ? {} : { wait });
  const token = environment.HELIOS_PRISMIC_TOKEN?.trim() || undefined;
  const network = globalThis.fetch.bind(globalThis);
  const repository = connectPrismic({ ...content.repository, token }, { network, clock: systemClock, waits });
  const { ref, integrationFieldsRef } = await repository.fetchPin();
  return ref === pin.ref && integrationFieldsRef === pin.integrationFieldsRef;
}
