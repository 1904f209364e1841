import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates an empty file that only its owner may read (mode 0600), and its folder. If the file exists, only its mode is
 * set. The owner alone may read the files of leads, because they hold names and addresses of people, and the locks
 * beside them, because these reveal when leads are handled.
 */
export function createPrivateFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}
