import { hash } from 'node:crypto';
import type { EnvironmentSource } from '../../config/environment.ts';
import type { ExportFlags } from './export-flags.ts';
import { outFolder } from './out-folder.ts';

export interface RequestInput {
  readonly flags: ExportFlags;
  readonly environment: EnvironmentSource;
  readonly root: string;
}

/**
 * Returns a hash of everything but files and content that decides what an export does: its flags, the variables of
 * Helios and the version of Node, because another version may format numbers and dates in another way.
 */
export function requestOf({ flags, environment, root }: RequestInput): string {
  const { workers: _workers, wait: _wait, json: _json, out, ...deciding } = flags;
  const variables = Object.entries(environment).filter(([name]) => /^helios_/i.test(name) && !isKey(name));
  const ordered = [Object.entries(deciding).sort(), variables.sort()];
  return hash('sha256', JSON.stringify([root, outFolder(out), process.version, process.platform, ...ordered]));
}

/**
 * True for the key of the seals. The hash of the request leaves it out, because another key makes the record of the
 * last export invalid anyway.
 */
function isKey(name: string): boolean {
  return name === 'HELIOS_CACHE_KEY';
}
