import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesBelow } from '../../disk/entries-below.ts';
import { createFileFacts, type FileFacts } from '../../disk/file-facts.ts';
import type { Seal } from '../../disk/seal.ts';
import { examineMedia, type MediaFacts, type MediaFile } from './media.ts';
import type { PublishOptions } from './publish.ts';
import { refOf } from './ref.ts';

export interface FilesOptions extends PublishOptions {
  /** The folder with the files `documents/{lang}/{type}/{uid|type}.json` and `media/{file}`. */
  readonly folder: string;
  /** The folder that caches the hashes of files. Without it they are computed each time. */
  readonly cache?: { readonly folder: string; readonly seal: Seal };
}

/** The version of what is computed from a file. Another one makes Helios read all files again. */
const factsVersion = '2';

/** The files of the repository at one time. */
export interface RepositoryFiles {
  /** The ref of the version that these files are. */
  readonly ref: string;
  readonly documents: readonly { readonly path: string; readonly file: string; readonly hash: string }[];
  readonly media: readonly MediaFile[];
}

/**
 * Opens the folder of the repository. Each call of the result lists its files as they are then. With a cache, Helios does
 * not read files that have not changed.
 */
export function openFiles({ folder, cache, settings, models }: FilesOptions): () => RepositoryFiles {
  const facts = createFileFacts({
    cache: cache && { file: join(cache.folder, 'embedded-files.json'), seal: cache.seal },
    version: factsVersion,
  });
  return () => {
    const documents = documentsIn(join(folder, 'documents'), facts);
    const media = mediaIn(join(folder, 'media'), facts);
    facts.save();
    const lines = documents.map(({ path, hash }) => `${path} ${hash}`);
    return { ref: refOf({ documents: lines, media, settings, models }), documents, media };
  };
}

function documentsIn(folder: string, facts: FileFacts): RepositoryFiles['documents'] {
  return filesBelow(folder).map((path) => {
    const file = join(folder, path);
    return { path, file, hash: facts.of(file, () => documentHash(readFileSync(file, 'utf8'))) };
  });
}

function mediaIn(folder: string, facts: FileFacts): MediaFile[] {
  return filesBelow(folder).map((name) => {
    const file = join(folder, name);
    const load = () => readFileSync(file);
    return { name, load, ...facts.of<MediaFacts>(file, () => examineMedia(load())) };
  });
}

function filesBelow(folder: string): string[] {
  const files = entriesBelow(folder, { hidden: 'left-out' }).filter(({ kind }) => kind === 'file');
  return files.map(({ path }) => path);
}

/**
 * Computes the hash of the JSON value in a file. Spaces and line
 * breaks between the parts of the JSON do not change the hash.
 */
function documentHash(text: string): string {
  try {
    return hash('sha256', JSON.stringify(JSON.parse(text)));
  } catch {
    // The text is not JSON. `readDocuments` reports this error when the documents are needed.
    return hash('sha256', text);
  }
}
