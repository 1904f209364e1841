import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { PrismicRepository } from '../../config/environment.ts';
import { type Clock, systemClock } from '../site/clock.ts';
import type { Finding } from '../site/finding.ts';
import { HeliosError } from '../site/helios-error.ts';
import { backOffMs } from '../site/retry-after.ts';
import { createWaits, type Waits } from '../site/waits.ts';
import { acceptDocument, type ReceivedDocument } from './accept-document.ts';
import { connect, embeddedFolder, type Repository } from './connect.ts';
import type { ContentSource, FetchedContent } from './content-source.ts';
import type { Fetch } from './http-fetch.ts';
import { canonicalJson } from './json.ts';
import { indexModels, type ModelIndex } from './models/fields-of.ts';
import type { Models } from './models/load-models.ts';
import { createFieldsOf } from './models/walk-fields.ts';
import { ContentMoved, pinRepository, type ReadProgress } from './pinned-read.ts';
import { storedFileOf } from './repository/file-finding.ts';
import { openSnapshot, type SnapshotState, type StoredSnapshot, tryOpenSnapshot } from './snapshot.ts';
import { createValidation } from './validate.ts';
import { draftSnapshot } from './write-snapshot.ts';

export interface ContentSourceOptions {
  /** The repository at Prismic. Undefined if Helios reads the embedded one. */
  readonly prismic: PrismicRepository | undefined;
  /** The folder of the snapshot: `.helios`. */
  readonly cacheFolder: string;
  readonly models: Models;
  readonly onProgress?: (progress: ReadProgress) => void;
  readonly repositoryFolder?: string;
  readonly network?: Fetch;
  readonly clock?: Clock;
  /** The waits of the run. */
  readonly waits?: Waits;
}

/** Opens the content of a repository at Prismic, or of the embedded one. Throws HeliosError. */
export function createContentSource(options: ContentSourceOptions): ContentSource {
  const { prismic, cacheFolder, models, onProgress = () => {}, clock = systemClock } = options;
  const waits = options.waits ?? createWaits({ clock });
  const network = options.network ?? globalThis.fetch.bind(globalThis);
  const repositoryFolder = options.repositoryFolder ?? embeddedFolder;
  const repository = connect({ prismic, models, cacheFolder, clock, waits, network, repositoryFolder });
  const file = join(cacheFolder, 'content.sqlite');
  return {
    kind: prismic ? 'prismic' : 'embedded',
    name: repository.name,
    fieldsOf: createFieldsOf(indexModels(models)),
    fileOf: prismic ? () => undefined : storedFileOf,
    fetch: () => fetchContent({ repository, file, models, onProgress, waits }),
    fetchMedia: (url) => repository.fetchMedia(url),
  };
}

/**
 * Increase this number when documents are accepted or validated differently. Helios then fetches all documents again.
 */
const rulesVersion = 2;
const maxRestarts = 5;
const firstBackOffMs = 300;

interface FetchContext {
  readonly repository: Repository;
  readonly file: string;
  readonly models: Models;
  readonly onProgress: (progress: ReadProgress) => void;
  readonly waits: Waits;
}

async function fetchContent(context: FetchContext): Promise<FetchedContent> {
  const { repository, file, models, onProgress, waits } = context;
  const rules = hash('sha256', `${rulesVersion}\n${canonicalJson(models)}`);
  const stored = tryOpenSnapshot(file, { verify: true });
  try {
    for (let restarts = 0; ; restarts += 1) {
      const pinned = await pinRepository(repository.connection);
      const state: SnapshotState = { source: repository.connection.endpoint, ...pinned.pin, models: rules };
      if (stored && isSame(stored.state, state)) return fetched(stored, { isFresh: false });
      try {
        const pages = pinned.readAll(onProgress);
        const base = stored?.state.models === rules ? stored : undefined;
        const snapshot = await replaceSnapshot({ file, stored, base, state, pages, models: indexModels(models) });
        return fetched(snapshot, { isFresh: true });
      } catch (error) {
        if (!(error instanceof ContentMoved)) throw error;
        if (restarts === maxRestarts) throw contentChanged(repository.name);
        const ms = backOffMs(restarts + 1, { firstMs: firstBackOffMs });
        const reason = `The content of ${repository.name} must be read again`;
        await waits.pause({ reason, ms }, () => contentChanged(repository.name));
      }
    }
  } catch (error) {
    stored?.close();
    throw error;
  }
}

function fetched(snapshot: StoredSnapshot, { isFresh }: { isFresh: boolean }): FetchedContent {
  return { snapshot, findings: snapshot.findings(), isFresh, documentCount: snapshot.documentCount };
}

function isSame(a: SnapshotState, b: SnapshotState): boolean {
  return canonicalJson(a) === canonicalJson(b);
}

interface Replacement {
  readonly file: string;
  readonly stored: StoredSnapshot | undefined;
  /** The stored snapshot, if its documents were accepted by the current rules and models. */
  readonly base: StoredSnapshot | undefined;
  readonly state: SnapshotState;
  readonly pages: AsyncIterable<readonly ReceivedDocument[]>;
  readonly models: ModelIndex;
}

/**
 * Validates and writes the documents whose hash has changed, page
 * by page. Removes documents that are no longer in the repository.
 */
async function replaceSnapshot({ file, stored, base, state, pages, models }: Replacement): Promise<StoredSnapshot> {
  const before = base?.hashes() ?? new Map<string, string>();
  const validate = createValidation(models);
  const present = new Set<string>();
  const unknown: string[] = [];
  const draft = draftSnapshot(file, { isUpdate: base !== undefined });
  try {
    for await (const documents of pages) {
      unknown.push(...documents.map(({ type }) => type).filter((type) => !models.types.has(type)));
      for (const document of documents.filter(({ type }) => models.types.has(type))) {
        const entry = hashed(acceptDocument(document, models));
        if (before.get(document.id) !== entry.hash) draft.add({ ...entry, findings: validate(entry.document) });
        present.add(document.id);
      }
    }
    // The stored snapshot is closed first, because some systems can't replace an open file.
    stored?.close();
    const removed = [...before.keys()].filter((id) => !present.has(id));
    draft.publish({ state, removed, findings: unknownTypes(unknown) });
  } finally {
    draft.discard();
  }
  return openSnapshot(file, { ref: state.ref });
}

/**
 * Returns a document with its JSON and its hash. An accepted document
 * has sorted keys and no addresses, so equal content has an equal hash.
 */
function hashed(document: ReceivedDocument): { document: ReceivedDocument; json: string; hash: string } {
  const json = JSON.stringify(document);
  return { document, json, hash: hash('sha256', json) };
}

function unknownTypes(unknown: readonly string[]): Finding[] {
  return [...Map.groupBy(unknown, (type) => type)].map(([type, { length }]) => ({
    code: 'invalid-document',
    severity: 'warning',
    message: `The type "${type}" has no model here. The export leaves out all of its documents (${length}).`,
    hint: 'If the documents belong to this site, add the model to content/models/customtypes.',
  }));
}

function contentChanged(name: string): HeliosError {
  return new HeliosError('content-changed', {
    message: `The content changed during each of ${maxRestarts + 1} attempts to read it.`,
    where: name,
    hint: 'An editor is publishing at the moment. Run the same command again in a while.',
  });
}
