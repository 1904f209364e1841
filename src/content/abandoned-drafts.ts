import { readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { processState, thisProcess } from '../disk/process-name.ts';

/** A file in which this process writes what will replace `file`. */
export function draftFileOf(file: string): string {
  return `${file}.${thisProcess()}.tmp`;
}

/** The age from which a draft counts as abandoned, if nobody can say whether its writer still runs. */
const abandonedAfterMs = 10 * 60_000;

/**
 * Deletes the drafts of `file` and of the files beside it that killed runs have left. A draft that cannot be deleted
 * stays, because nothing depends on it.
 */
export function removeAbandonedDrafts(file: string): void {
  const start = `${basename(file)}.`;
  try {
    for (const name of readdirSync(dirname(file))) {
      const [, writer] = /\.([^.]+)\.tmp$/.exec(name) ?? [];
      if (writer === undefined || !name.startsWith(start)) continue;
      const draft = join(dirname(file), name);
      if (isAbandoned(draft, writer)) rmSync(draft, { recursive: true, force: true });
    }
  } catch {
    // The next run tries it again. A folder that nobody may write is reported by what must write there.
  }
}

function isAbandoned(draft: string, writer: string): boolean {
  const state = processState(writer);
  return state === 'ended' || (state === 'unknown' && isOld(draft));
}

function isOld(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > abandonedAfterMs;
}
