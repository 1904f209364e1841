import type { EnvironmentSource } from '../../config/environment.ts';
import type { Pin } from '../content/pin.ts';
import { acquireLock } from '../export/output/lock.ts';
import {
  hasSameDocuments,
  hasSameSnapshot,
  hasSameTemplates,
  type LastExport,
  type LastExportPlace,
  type LeftExport,
  loadLastExport,
  lookAsLeft,
} from '../pipeline/last-export.ts';
import { systemClock } from '../site/clock.ts';
import type { Waits } from '../site/waits.ts';

export interface FindUnchangedInput {
  readonly place: LastExportPlace;
  /** The hash of the command and its environment. */
  readonly request: string;
  readonly environment: EnvironmentSource;
  readonly waits: Waits;
}

/**
 * The result of the check for changes. `unchanged`: there is nothing to do since the last export. `to-do`: there is
 * something to do, with the refs of the content if the repository was asked already, and with the last export if
 * nothing but documents and templates may have changed since.
 */
export type Glance =
  | { readonly kind: 'unchanged'; readonly last: LastExport }
  | { readonly kind: 'to-do'; readonly left: LeftExport | undefined; readonly pin: Pin | undefined };

/**
 * Finds out whether the same command would make the same site again: nobody touched a source, a setting or a file of
 * the site since the last export, and the repository has the same ref. It loads hardly any code and compares only the
 * metadata of files, not their contents. In doubt, the answer is `to-do`. Throws HeliosError if the repository can't be
 * asked.
 */
export async function findUnchanged(input: FindUnchangedInput): Promise<Glance> {
  const { place, request, environment } = input;
  const last = loadLastExport(place);
  if (last?.request !== request) return toDo;
  // If HELIOS_NOW is set, the last export had the same value, because the hash of the request contains it.
  const now = environment.HELIOS_NOW?.trim() ? new Date(last.at) : new Date();
  // If the lock can't be had, the export itself waits for it, or says why not.
  const lock = await acquireLock(place.workFolder).catch(() => undefined);
  if (!lock) return toDo;
  try {
    // The repository answers while this thread looks at the files.
    const [pin, outputs] = await Promise.all([askForPin(last, input), lookAsLeft(last, now)]);
    if (!outputs) return { kind: 'to-do', left: undefined, pin };
    const left = { last, outputs, hasSnapshot: hasSameSnapshot(last), hasTemplates: hasSameTemplates(last) };
    const isSame = left.hasSnapshot && left.hasTemplates && hasSameDocuments(last) && isPinOf(last, pin);
    return isSame ? { kind: 'unchanged', last } : { kind: 'to-do', left, pin };
  } finally {
    lock.release();
  }
}

const toDo: Glance = { kind: 'to-do', left: undefined, pin: undefined };

/** Asks the repository for its refs. Undefined for embedded content, whose refs follow from its files. */
async function askForPin(
  { content }: LastExport,
  { environment, waits }: FindUnchangedInput,
): Promise<Pin | undefined> {
  if (content.kind === 'embedded') return undefined;
  const { connectPrismic } = await import('../content/api-repository.ts');
  const token = environment.HELIOS_PRISMIC_TOKEN?.trim() || undefined;
  const network = globalThis.fetch.bind(globalThis);
  const repository = connectPrismic({ ...content.repository, token }, { network, clock: systemClock, waits });
  return await repository.fetchPin();
}

function isPinOf({ pin: last }: LastExport, pin: Pin | undefined): boolean {
  return !pin || (pin.ref === last.ref && pin.integrationFieldsRef === last.integrationFieldsRef);
}
