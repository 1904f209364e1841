import { readdirSync } from 'node:fs';
import { reading } from './read-error.ts';

/** An entry of a folder. `other` is a link, a pipe, a socket or a device. */
export interface ListedEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'other';
}

/** Lists the entries of a folder. A link to a folder is followed. Throws if there is no folder at the path. */
export type ListFolder = (folder: string) => readonly ListedEntry[];

/** Lists a folder by reading it. */
export const readFolder: ListFolder = (folder) =>
  reading(folder, () => readdirSync(folder, { withFileTypes: true })).map((entry) => {
    const kind = entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : 'other';
    return { name: entry.name, kind };
  });
