import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of Helios, as package.json has it. */
export function heliosVersion(): string {
  const text = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
  const { version }: { version: string } = JSON.parse(text); // npm demands the version of a package.
  return version;
}
