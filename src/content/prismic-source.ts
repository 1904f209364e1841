import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { PrismicRepository } from '../../config/environment.ts';
import type { Seal, Seals } from '../disk/seal.ts';
import { type Clock, systemClock } from '../site/clock.ts';
import type { Finding } from '../site/finding.ts';
import { HeliosError } from '../site/helios-error.ts';
import { backOffMs } from '../site/retry-after.ts';
import { createWaits, type Waits } from '../site/waits.ts';
import { removeAbandonedDrafts } from './abandoned-drafts.ts';
import { acceptanceVersion } from './acceptance-version.ts';
import type { Repository } from './api-repository.ts';
import { changesSince } from './changes-since.ts';
import { connect, embeddedFolder } from './connect.ts';
import type { ContentSource, FetchedContent } from './content-source.ts';
import type { Fetch } from './http-fetch.ts';
import { canonicalJson } from './json.ts';
import { indexModels } from './models/fields-of.ts';
import type { Models } from './models/load-models.ts';
import { BrokenRead, type Pin, type ReadProgress } from './pin.ts';
import type { ContentRead } from './replace-snapshot.ts';
import { findStoredFile } from './repository/stored-file.ts';
import { type SnapshotState, type StoredSnapshot, tryOpenSnapshot } from './snapshot.ts';

export interface ContentSourceOptions {
  /** The repository at Prismic. Undefined if Helios reads the embedded one. */
  readonly prismic: PrismicRepository | undefined;
  /** The folder of the snapshot: `.helios`. */
  readonly cacheFolder: string;
  /** The seals of the files in that folder. */
  readonly seals: Seals;
  readonly models: Models;
  readonly onProgress?: (progress: ReadProgress) => void;
  readonly repositoryFolder?: string;
  readonly network?: Fetch;
  readonly clock?: Clock;
  /** The waits of the run. */
  readonly waits?: Waits;
  /** The refs of what is published now, if the repository was asked for them already. */
  readonly pin?: Pin;
  /** True if nobody has touched the snapshot since Helios wrote it. Then the seal of its database is not checked. */
  readonly isUntouched?: boolean;
}

/** Opens the content of a repository at Prismic, or of the embedded one. Throws HeliosError. */
export function createContentSource(options: ContentSourceOptions): ContentSource {
  const {
    prismic,
    cacheFolder,
    seals,
    models,
    onProgress = () => {},
    clock = systemClock,
    isUntouched = false,
  } = options;
  const waits = options.waits ?? createWaits({ clock });
  const network = options.network ?? globalThis.fetch.bind(globalThis);
  const repositoryFolder = options.repositoryFolder ?? embeddedFolder;
  const repository = connect({ prismic, models, cacheFolder, seals, clock, waits, network, repositoryFolder });
  const file = join(cacheFolder, 'content.sqlite');
  return {
    kind: prismic ? 'prismic' : 'embedded',
    name: repository.name,
    fileOf: (document) => (prismic ? undefined : findStoredFile(document, repositoryFolder)),
    fetchRef: async () => (await repository.fetchPin()).ref,
    fetch() {
      const seal = seals('snapshot');
      return fetchContent({ repository, file, seal, models, onProgress, waits, clock, pin: options.pin, isUntouched });
    },
    fetchMedia: (url) => repository.fetchMedia(url),
  };
}

/** The number of attempts to read content whose ref changes each time. */
const maxAttempts = 6;
/** The number of attempts to read content that contradicts itself although its ref stays the same. */
const maxContradictions = 3;
const firstBackOffMs = 300;

interface FetchContext {
  readonly repository: Repository;
  readonly file: string;
  readonly seal: Seal;
  readonly models: Models;
  readonly onProgress: (progress: ReadProgress) => void;
  readonly waits: Waits;
  readonly clock: Clock;
  readonly pin: Pin | undefined;
  readonly isUntouched: boolean;
}

async function fetchContent(context: FetchContext): Promise<FetchedContent> {
  const { repository, file, seal, models, clock, isUntouched } = context;
  removeAbandonedDrafts(file);
  const rules = hash('sha256', `${acceptanceVersion()}\n${JSON.stringify(models)}`);
  const stored = tryOpenSnapshot(file, { seal, isUntouched });
  // A snapshot without documents is not relied on: the repository may have answered wrongly for a moment.
  const known = stored && stored.documentCount > 0 ? stored : undefined;
  const fetchAt = async (pin: Pin) => {
    const state: SnapshotState = { source: repository.endpoint, ...pin, models: rules };
    const { name } = repository;
    if (known && isSame(known.state, state)) {
      return fetched(known, { name, isFresh: false });
    }
    const base = known?.state.models === rules ? known : undefined;
    const atMs = clock.now();
    const documents = await changesSince({ base, state, repository, models, nowMs: atMs });
    const read: ContentRead =
      base && documents
        ? { kind: 'changes', base, documents }
        : { kind: 'whole', base, pages: repository.readAll(pin, context.onProgress), atMs };
    const { replaceSnapshot } = await import('./replace-snapshot.ts');
    const snapshot = await replaceSnapshot({
      file,
      seal,
      stored,
      state,
      read,
      models: indexModels(models),
    });
    return fetched(snapshot, { name, isFresh: true });
  };
  try {
    return await readWhole(fetchAt, context);
  } catch (error) {
    stored?.close();
    throw error;
  }
}

/** Reads the content, and again from the beginning if the read breaks. Throws HeliosError. */
async function readWhole<Content>(
  read: (pin: Pin) => Promise<Content>,
  { repository, waits, pin: known }: FetchContext,
): Promise<Content> {
  let contradictions = 0;
  let pin = known ?? (await repository.fetchPin());
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await read(pin);
    } catch (error) {
      if (!(error instanceof BrokenRead)) throw error;
      const broken: Broken = { name: repository.name, seen: error.message, attempts, pin };
      const ms = backOffMs(attempts, { firstMs: firstBackOffMs });
      const isLast = attempts === maxAttempts || ms > waits.leftMs;
      const reason = `The content of ${repository.name} must be read again, because the last read broke`;
      if (!isLast) await waits.pause({ reason, ms }, () => contradictory(broken));
      const next = await repository.fetchPin();
      const hasMoved = canonicalJson(next) !== canonicalJson(pin);
      contradictions += hasMoved ? 0 : 1;
      if (isLast || contradictions === maxContradictions)
        throw hasMoved ? contentChanged(broken, next) : contradictory(broken);
      pin = next;
    }
  }
}

interface HowFetched {
  readonly name: string;
  readonly isFresh: boolean;
}

function fetched(snapshot: StoredSnapshot, { name, isFresh }: HowFetched): FetchedContent {
  const { documentCount, changesSince } = snapshot;
  const findings = [...(documentCount === 0 ? [emptyRepository(name)] : []), ...snapshot.findings()];
  const { ref, integrationFieldsRef } = snapshot.state;
  return { snapshot, pin: { ref, integrationFieldsRef }, findings, isFresh, changesSince, documentCount };
}

function emptyRepository(name: string): Finding {
  return {
    code: 'empty-site',
    severity: 'error',
    message: `The repository ${name} has no published document of a type that this site knows.`,
    hint: 'Publish the documents in the CMS, or set HELIOS_PRISMIC_REPOSITORY to the repository that has them.',
  };
}

function isSame(a: SnapshotState, b: SnapshotState): boolean {
  return canonicalJson(a) === canonicalJson(b);
}

interface Broken {
  readonly name: string;
  /** The fault of the last attempt, in a sentence. */
  readonly seen: string;
  readonly attempts: number;
  readonly pin: Pin;
}

function contentChanged({ name, seen, attempts, pin }: Broken, now: Pin): HeliosError {
  return new HeliosError('content-changed', {
    message: `Helios could not read the content in ${attempts} attempts, and its ref has changed from ${refText(pin)} to ${refText(now)}: someone is publishing. ${seen}`,
    where: name,
    hint: 'Run the same command again when the editors have finished.',
  });
}

function contradictory({ name, seen, attempts, pin }: Broken): HeliosError {
  const times = attempts === 1 ? 'in an attempt' : `in ${attempts} attempts`;
  return new HeliosError('repository-answer', {
    message: `Helios could not read the content ${times}. ${seen} The ref ${refText(pin)} did not change, so nobody has published meanwhile.`,
    where: name,
    hint: 'Run the same command again. If the error stays, check the proxies and caches between this machine and the repository.',
  });
}

function refText({ ref, integrationFieldsRef }: Pin): string {
  return integrationFieldsRef === null ? ref : `${ref} with the integration fields ${integrationFieldsRef}`;
}
