import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesBelow } from '../../disk/entries-below.ts';
import type { Seal } from '../../disk/seal.ts';
import type { RepositoryContent } from './check-repository.ts';
import { createFileFacts, type FileFacts } from './file-facts.ts';
import { fileFinding } from './file-finding.ts';
import { examineMedia, type MediaFacts, type MediaFile } from './media.ts';
import { createVersion, expandContent, type PublishOptions, refOf } from './publish.ts';
import { type PublishedDocument, type Version, VersionGone } from './published.ts';
import { parseStoredDocument } from './stored-document.ts';

export interface OpenOptions extends PublishOptions {
  /** The folder with the files `documents/{lang}/{type}/{uid|type}.json` and `media/{file}`. */
  readonly folder: string;
  /** The folder that caches the hashes of files. Without it they are computed each time. */
  readonly cache?: { readonly folder: string; readonly seal: Seal };
}

/** The version of what is computed from a file. Another one makes Helios read all files again. */
const factsVersion = '2';

/** Opens the current version of the files. With a cache, Helios does not read files that have not changed. */
export function openRepository(options: OpenOptions): Version {
  const { cache } = options;
  const facts = createFileFacts({
    cache: cache && { file: join(cache.folder, 'embedded-files.json'), seal: cache.seal },
    version: factsVersion,
  });
  const tree = readTree(options.folder, facts);
  facts.save();
  const ref = treeRef(tree, options);
  return createVersion({ ref, media: tree.media, settings: options.settings }, () =>
    readDocuments(ref, tree, facts, options),
  );
}

interface Tree {
  readonly documents: readonly { path: string; file: string; hash: string }[];
  readonly media: readonly MediaFile[];
}

function readTree(folder: string, facts: FileFacts): Tree {
  const documentsFolder = join(folder, 'documents');
  const mediaFolder = join(folder, 'media');
  const documents = filesBelow(documentsFolder).map((path) => {
    const file = join(documentsFolder, path);
    return {
      path,
      file,
      hash: facts.of(file, () => documentHash(readFileSync(file, 'utf8'))),
    };
  });
  const media = filesBelow(mediaFolder).map((name) => {
    const file = join(mediaFolder, name);
    const load = () => readFileSync(file);
    return { name, load, ...facts.of<MediaFacts>(file, () => examineMedia(load())) };
  });
  return { documents, media };
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

function treeRef({ documents, media }: Tree, { settings, models }: PublishOptions): string {
  return refOf({
    documents: documents.map(({ path, hash }) => `${path} ${hash}`),
    media,
    settings,
    models,
  });
}

function readDocuments(ref: string, tree: Tree, facts: FileFacts, options: OpenOptions): PublishedDocument[] {
  const parsed = tree.documents.map(({ path, file }) => ({ path, ...parseStoredDocument(readFileSync(file, 'utf8')) }));
  if (treeRef(readTree(options.folder, facts), options) !== ref)
    throw new VersionGone('The embedded content was changed while it was read.');

  const faults = parsed.flatMap((entry) =>
    'faults' in entry ? entry.faults.map((fault) => fileFinding({ path: entry.path, ...fault })) : [],
  );
  const documents: RepositoryContent['documents'] = parsed.filter((entry) => 'document' in entry);
  const media = new Map(tree.media.map((file) => [file.name, file]));
  return expandContent({ documents, media }, faults, options);
}
