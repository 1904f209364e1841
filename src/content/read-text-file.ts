import { readFileSync } from 'node:fs';
import { reading } from '../disk/read-error.ts';
import { HeliosError } from '../site/helios-error.ts';
import { decodeUtf8 } from '../site/utf8.ts';

/**
 * Reads a text of the embedded content in UTF-8. `name` is the file's name in messages. Throws HeliosError
 * `invalid-content` for other bytes, and `input-unreadable` if this user may not read the file.
 */
export function readTextFile(file: string, name: string): string {
  const decoded = decodeUtf8(reading(file, () => readFileSync(file)));
  if ('text' in decoded) return decoded.text;
  throw new HeliosError('invalid-content', {
    message: `Line ${decoded.faultyLine} of ${name} is not UTF-8.`,
    where: name,
    hint: 'Save the file as UTF-8.',
  });
}
