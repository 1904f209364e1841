import { join, resolve } from 'node:path';
import { isInside } from '../disk/is-inside.ts';
import { HeliosError, type HeliosErrorCode } from '../site/helios-error.ts';

/**
 * Recognizes an error by which this user may not use a cache in the work folder. Returns it with the further advice to
 * delete the cache, which loses nothing. Returns undefined for any other error.
 */
export function cacheFault(
  { code, message, where, hint, cause }: HeliosError,
  workFolder: string,
): HeliosError | undefined {
  if (where === undefined || !refusals.has(code)) return undefined;
  const path = resolve(where);
  const folder = caches.map((name) => join(resolve(workFolder), name)).find((each) => isAt(path, each));
  if (folder === undefined) return undefined;
  const advice = `Or delete ${folder}: it is a cache, which Helios makes anew.`;
  return new HeliosError(code, { message, where, hint: hint === undefined ? advice : `${hint} ${advice}`, cause });
}

const refusals: ReadonlySet<HeliosErrorCode> = new Set(['input-unreadable', 'output-unwritable']);

/** The folders in the work folder that Helios makes anew. The store and the releases are none of them. */
const caches = ['compiled', 'bundles', 'spare', 'spare.changing'];

function isAt(path: string, folder: string): boolean {
  return path === folder || isInside(path, folder);
}
