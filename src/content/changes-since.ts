import type { ReceivedDocument } from './accept-document.ts';
import type { Repository } from './api-repository.ts';
import type { Models } from './models/load-models.ts';
import { picksFields } from './models/picks-fields.ts';
import type { SnapshotState, StoredSnapshot } from './snapshot.ts';

export interface ChangesInput {
  /** The stored snapshot, if its documents were accepted by the current rules and models. */
  readonly base: StoredSnapshot | undefined;
  /** What the repository has now. */
  readonly state: SnapshotState;
  readonly repository: Pick<Repository, 'readChanges'>;
  readonly models: Models;
  readonly nowMs: number;
}

/**
 * Reads the documents that changed since the stored snapshot. Returns undefined if everything must be read: if
 * something other than documents may have changed, and once a day, because the API does not report every change.
 */
export async function changesSince(input: ChangesInput): Promise<readonly ReceivedDocument[] | undefined> {
  const { base, state, repository, models, nowMs } = input;
  const whole = base?.wholeRead();
  if (!base || !whole || picksFields(models)) return undefined;
  const { source, integrationFieldsRef } = base.state;
  if (source !== state.source || integrationFieldsRef !== state.integrationFieldsRef) return undefined;
  const ageMs = nowMs - whole.atMs;
  if (ageMs < 0 || ageMs >= maxAgeMs) return undefined;
  const { total } = whole;
  const has = (id: string) => base.row(id) !== undefined;
  const { ref } = base;
  return repository.readChanges(state, { ref, total, newest: base.newestPublication(), has, document: base.document });
}

const maxAgeMs = 24 * 60 * 60 * 1000;
