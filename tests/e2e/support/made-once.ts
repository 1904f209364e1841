import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import { copiesOf } from '../../sites/project-copy.ts';

/**
 * The path of a folder that all workers of a run share. The first worker that asks for it makes it, and the others wait.
 * If it can't be made, each of them fails with the reason. The folder is gone when the run ends.
 */
export async function madeOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(copiesOf(inject('folder')), name);
  const outcome = `${folder}.outcome`;
  if (isFirst(`${folder}.begun`)) {
    const failure = await make(folder).then(
      () => '',
      (error: unknown) => String(error),
    );
    writeFileSync(`${outcome}.new`, failure);
    // Another worker never reads a part of the file.
    renameSync(`${outcome}.new`, outcome);
  }
  while (!existsSync(outcome)) await pause(100);
  const failure = readFileSync(outcome, 'utf8');
  if (failure) throw new Error(failure);
  return folder;
}

/** Claims a mark. One worker alone can make a folder that is not there. */
function isFirst(mark: string): boolean {
  mkdirSync(dirname(mark), { recursive: true });
  try {
    mkdirSync(mark);
    return true;
  } catch {
    return false;
  }
}
