import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../disk/entries-below.ts';
import { createFileFacts, type FileFacts } from '../../disk/file-facts.ts';
import type { Seal } from '../../disk/seal.ts';
import { decodeUtf8 } from '../../site/utf8.ts';
import { type DocumentEntry, listDocumentFiles } from './document-files.ts';
import { examineMedia, type MediaFacts, type MediaFile } from './media.ts';
import type { PublishOptions } from './publish.ts';
import { createRefOf } from './ref.ts';
import type { DocumentFrame } from './stored-document.ts';

export interface FilesOptions extends PublishOptions {
  /** The folder with the files `documents/{lang}/{type}/{uid|type}.json` and `media/{file}`. */
  readonly folder: string;
  /** The folder that caches the hashes of files. Without it they are computed each time. */
  readonly cache?: { readonly folder: string; readonly seal: Seal };
}

/** The version of the facts that are computed from a file. With a new version, Helios reads all files again. */
const factsVersion = '4';

/** The files of the repository at one time. */
export interface RepositoryFiles {
  /** The ref of the version that these files are. */
  readonly ref: string;
  /** The ref that the same media, models and settings have without any document. */
  readonly surroundings: string;
  readonly documents: readonly DocumentFile[];
  readonly media: readonly MediaFile[];
}

/** The facts of a document's file. */
interface DocumentFileFacts {
  readonly hash: string;
  /**
   * The document's properties without `data`, as the file has them, unchecked. Undefined if the file has no JSON
   * object.
   */
  readonly frame: Partial<DocumentFrame> | undefined;
}

export interface DocumentFile extends DocumentFileFacts, DocumentEntry {}

/**
 * Opens the folder of the repository. Returns a function that lists the files as they are at the time of the call. With
 * a cache, Helios does not read files that have not changed.
 */
export function openFiles({ folder, cache, settings, models }: FilesOptions): () => RepositoryFiles {
  const facts = createFileFacts({
    cache: cache && { file: join(cache.folder, 'embedded-files.json'), seal: cache.seal },
    version: factsVersion,
  });
  const refOf = createRefOf({ settings, models });
  return () => {
    const documents = documentsIn(join(folder, 'documents'), facts);
    const media = mediaIn(join(folder, 'media'), facts);
    facts.save();
    const lines = documents.map(({ path, hash }) => `${path} ${hash}`);
    return { ref: refOf({ documents: lines, media }), surroundings: refOf({ documents: [], media }), documents, media };
  };
}

function documentsIn(folder: string, facts: FileFacts): RepositoryFiles['documents'] {
  return listDocumentFiles(folder).map((entry) => {
    // What is no file may not be opened. `openRepository` reports it when the documents are needed.
    if (entry.kind !== 'file') return { ...entry, hash: entry.kind, frame: undefined };
    const file = join(folder, entry.path);
    return { ...entry, ...facts.of(file, () => documentFacts(readFileSync(file))) };
  });
}

function mediaIn(folder: string, facts: FileFacts): MediaFile[] {
  return filesBelow(folder, { hidden: 'left-out', links: 'followed' }).map((name) => {
    const file = join(folder, name);
    const load = () => readFileSync(file);
    return { name, load, ...facts.of<MediaFacts>(file, () => examineMedia(load())) };
  });
}

/**
 * Computes the facts of the JSON value in a file. Spaces and line
 * breaks between the parts of the JSON do not change the hash.
 */
export function documentFacts(bytes: Uint8Array): DocumentFileFacts {
  const decoded = decodeUtf8(bytes);
  try {
    const value: unknown = 'text' in decoded ? JSON.parse(decoded.text) : undefined;
    if (value !== undefined) return { hash: hash('sha256', JSON.stringify(value)), frame: frameIn(value) };
  } catch {
    // The text is not JSON.
  }
  // `openRepository` reports the error when the documents are needed.
  return { hash: hash('sha256', bytes), frame: undefined };
}

function frameIn(value: unknown): Partial<DocumentFrame> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { data: _data, ...frame }: { readonly data?: unknown } = value;
  return frame;
}
