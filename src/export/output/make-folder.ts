import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from './file-error.ts';

/**
 * Creates a folder and those above it, for this user alone if the mode is 0o700. Node's recursive `mkdir` is not used,
 * because it tries for ever where the system answers "not found" to the creation of a folder, as /proc does. Throws the
 * error of the system.
 */
export function makeFolder(path: string, mode = 0o777): void {
  if (existsSync(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent, mode);
  try {
    mkdirSync(path, mode);
  } catch (error) {
    // Another process may have created the folder in the meantime.
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}
