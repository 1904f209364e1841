import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

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
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.sort().map((file) => [relative(folder, file).split(sep).join('/'), readFileSync(file)]));
}
