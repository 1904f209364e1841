import { join } from 'node:path';
import type { PrismicRepository } from '../../config/environment.ts';
import { locales } from '../../config/locales.ts';
import type { Seals } from '../disk/seal.ts';
import { HeliosError } from '../site/helios-error.ts';
import type { ReceivedDocument } from './accept-document.ts';
import { connectPrismic, type NetworkOptions, type Repository, repositoryAt } from './api-repository.ts';
import type { KnownDocuments } from './changed-read.ts';
import type { Fetch } from './http-fetch.ts';
import type { Models } from './models/load-models.ts';
import type { Pin } from './pin.ts';
import type { ApiServer } from './repository/api-server.ts';
import type { RepositorySettings } from './repository/published.ts';
import { type FilesOptions, openFiles, type RepositoryFiles } from './repository/repository-files.ts';

export interface ConnectOptions extends NetworkOptions {
  /** The repository at Prismic. Undefined if Helios reads the embedded one. */
  readonly prismic: PrismicRepository | undefined;
  readonly models: Models;
  readonly cacheFolder: string;
  readonly seals: Seals;
  /** The folder with the embedded repository's files. */
  readonly repositoryFolder: string;
}

export const embeddedFolder = join(import.meta.dirname, '../../content');

/** Connects to a repository at Prismic or to the embedded one. Callers use both in the same way. */
export function connect(options: ConnectOptions): Repository {
  const { prismic } = options;
  return prismic ? connectPrismic(prismic, options) : connectEmbedded(options);
}

function connectEmbedded({ models, repositoryFolder, clock, waits, ...options }: ConnectOptions): Repository {
  const settings = embeddedSettings();
  const cache = { folder: options.cacheFolder, seal: options.seals('file-facts') };
  const files = { folder: repositoryFolder, cache, settings, models };
  let opened: (() => RepositoryFiles) | undefined;
  let listed: RepositoryFiles | undefined;
  const list = () => {
    opened ??= openFiles(files);
    listed = opened();
    return listed;
  };
  let apiServer: Promise<ApiServer> | undefined;
  const fetch: Fetch = async (input, init) => {
    apiServer ??= serveFiles(files);
    return (await apiServer).answer(new Request(input, init));
  };
  const repository = repositoryAt({
    name: 'embedded content',
    repository: settings.name,
    endpoint: `${settings.origin}/api/v2`,
    token: undefined,
    transport: fetch,
    clock,
    waits,
  });
  return {
    ...repository,
    fetchPin: async () => refOfFiles(list) ?? repository.fetchPin(),
    async *readAll(pin, onProgress) {
      try {
        yield* repository.readAll(pin, onProgress);
      } finally {
        // From now on the snapshot has the documents. The server is needed for media only.
        (await apiServer)?.forgetDocuments();
      }
    },
    readChanges: (pin, known) => readFiles(listed ?? list(), pin, known, files),
  };
}

async function serveFiles(files: FilesOptions): Promise<ApiServer> {
  const { createApiServer } = await import('./repository/api-server.ts');
  const { openRepository } = await import('./repository/open-repository.ts');
  return createApiServer({ ...files, current: () => openRepository(files) });
}

/**
 * Reads the documents of the embedded files that were edited, or of all embedded files if an edit concerns more than
 * its own document. An edited file keeps its date of publication, so that the API can't tell which files have changed.
 * Returns undefined if a document is new or gone.
 */
async function readFiles(
  files: RepositoryFiles,
  pin: Pin,
  known: KnownDocuments,
  options: FilesOptions,
): Promise<readonly ReceivedDocument[] | undefined> {
  if (files.ref !== pin.ref) return undefined;
  const { editedDocuments } = await import('./repository/edited-documents.ts');
  const edited = editedDocuments(files, known, options);
  if (!edited) return readAllFiles(options, pin, known);
  const { storeLastRead } = await import('./repository/last-read.ts');
  storeLastRead(files, options);
  return edited.map((document) => ({ ...document }));
}

/**
 * Reads the documents of all files. Returns undefined if a document is new or gone, or if the files changed meanwhile.
 */
async function readAllFiles(files: FilesOptions, pin: Pin, known: KnownDocuments) {
  const { openRepository } = await import('./repository/open-repository.ts');
  const { VersionGone } = await import('./repository/published.ts');
  const version = openRepository(files);
  if (version.ref !== pin.ref) return undefined;
  try {
    const documents = version.documents();
    const areKnown = documents.length === known.total && documents.every(({ id }) => known.has(id));
    return areKnown ? documents.map((document) => ({ ...document })) : undefined;
  } catch (error) {
    if (error instanceof VersionGone) return undefined;
    throw error;
  }
}

/**
 * Returns the ref of the embedded files without a server or a request, because most runs find the files unchanged.
 * Returns undefined if the files change while they are listed. The ref is then requested from the API, with retries.
 */
function refOfFiles(list: () => RepositoryFiles): Pin | undefined {
  try {
    return { ref: list().ref, integrationFieldsRef: null };
  } catch (error) {
    if (error instanceof HeliosError) throw error;
    return undefined;
  }
}

/** The settings of the embedded repository, as Prismic would store them. */
export function embeddedSettings(name = 'helios'): RepositorySettings {
  const ordered = locales.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
  const languages = ordered.map(({ code, languageName, countryName }) => ({
    id: code,
    name: `${languageName} - ${countryName}`,
  }));
  return { name, languages, origin: `https://${name}.cdn.prismic.io` };
}
