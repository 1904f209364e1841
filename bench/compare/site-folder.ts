import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../src/disk/entries-below.ts';

/** The files of an export by their path, such as `helios/en/index.html`. */
export type Site = ReadonlyMap<string, Buffer>;

/** A value of the old export and the corresponding value of the new one. */
export interface Sides<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** An error whose message is a sentence that says why a folder cannot be compared. */
export class UnreadableSite extends Error {}

/** Reads a whole export into memory. Throws `UnreadableSite` for a folder that is no export. */
export function readSite(folder: string): Site {
  if (!existsSync(folder)) throw new UnreadableSite(`There is no folder ${folder}.`);
  if (!existsSync(join(folder, 'helios-manifest.json'))) {
    throw new UnreadableSite(`${folder} is no export: it has no helios-manifest.json.`);
  }
  const files = filesBelow(folder, { hidden: 'included' });
  return new Map(files.map((file) => [file, readFileSync(join(folder, file))]));
}
