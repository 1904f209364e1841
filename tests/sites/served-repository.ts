import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { embeddedFolder, embeddedSettings } from '../../src/content/connect.ts';
import { loadModels } from '../../src/content/models/load-models.ts';
import { createApiServer } from '../../src/content/repository/api-server.ts';
import { examineMedia, type MediaFile } from '../../src/content/repository/media.ts';
import { createVersion, expandContent } from '../../src/content/repository/publish.ts';
import type { RepositorySettings, Version } from '../../src/content/repository/published.ts';
import { createRefOf } from '../../src/content/repository/ref.ts';
import type { StoredDocument } from '../../src/content/repository/stored-document.ts';
import { type ContentServer, type Fault, serveContent } from './content-server.ts';
import { documentId } from './small-repository.ts';

/** A document whose fields a test may change. */
export type EditableDocument = Omit<StoredDocument, 'data'> & { data: Fields };
// The content may have any shape, since tests break it on purpose.
export type Fields = { [field: string]: Value };
export type Value = null | boolean | number | string | Value[] | Fields;

/** Changes the documents in place, or gives other ones. */
export type Edit = (documents: EditableDocument[]) => EditableDocument[] | undefined;

export interface ServedRepositoryOptions {
  /** Prismic locales whose documents are served. The others are not launched, so that nothing links to them. */
  readonly locales?: readonly string[] | 'all';
  /** Locales of the CMS that the configuration lacks. */
  readonly strangers?: readonly string[];
  readonly edit?: Edit;
  /** Other bytes for files of the media library, by their names. */
  readonly media?: Readonly<Record<string, Uint8Array>>;
  /** Makes the repository private. */
  readonly token?: string;
  onRequest?(url: URL, index: number): Fault | undefined;
}

export interface ServedRepository extends AsyncDisposable {
  readonly origin: string;
  readonly requests: ContentServer['requests'];
  /** Environment variables that make a command read this repository. */
  readonly environment: Readonly<Record<string, string>>;
  /** The ref of what is published now. */
  readonly ref: string;
  /** Publishes a new version, made from the one before. */
  publish(edit: Edit): void;
  /** Makes every earlier ref expire. */
  retire(): void;
}

/** The embedded repository, cut to a few locales, behind a real socket, its documents open to change. */
export async function serveRepository(options: ServedRepositoryOptions = {}): Promise<ServedRepository> {
  const { locales = ['en-gb', 'de-de'], strangers = [], edit = () => undefined, token } = options;
  const media = readMedia(options.media);
  const models = loadModels();
  let documents: EditableDocument[] = readDocuments(locales);
  let version: Version | undefined;
  const current = () => version ?? raise('Nothing is published yet.');
  const base = embeddedSettings('helios-test');
  const languages = [...base.languages, ...strangers.map((id) => ({ id, name: id }))];
  const refs = new Set<string>();
  // The server's address is a part of its settings, and known only once it listens.
  let settings: RepositorySettings = { ...base, languages };
  const apiServer = createApiServer({ settings, models, current, ...(token !== undefined && { token }) });
  const server = await serveContent({
    answer: (request) => apiServer.answer(request),
    onRequest: (url, index) => options.onRequest?.(url, index),
  });
  settings = { ...settings, origin: server.origin };

  const publish = (change: Edit) => {
    const draft = structuredClone(documents);
    documents = published(change(draft) ?? draft, documents);
    version = versionOf(documents as StoredDocument[], { media, settings, models });
    refs.add(version.ref);
  };
  publish(edit);
  return {
    origin: server.origin,
    requests: server.requests,
    environment: {
      HELIOS_PRISMIC_REPOSITORY: 'helios-test',
      HELIOS_PRISMIC_ENDPOINT: `${server.origin}/api/v2`,
      ...(token !== undefined && { HELIOS_PRISMIC_TOKEN: token }),
    },
    get ref() {
      return current().ref;
    },
    publish,
    retire() {
      for (const ref of refs) apiServer.retire(ref);
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

/** Gives each document that has changed the date of its publication, as Prismic does: the latest of all. */
function published(documents: readonly EditableDocument[], before: readonly EditableDocument[]): EditableDocument[] {
  const known = new Map(before.map((each) => [each.id, JSON.stringify(each)]));
  const isChanged = (each: EditableDocument) => known.has(each.id) && known.get(each.id) !== JSON.stringify(each);
  const newest = Math.max(0, ...documents.map((each) => Date.parse(each.last_publication_date)));
  const date = new Date(newest + 1000).toISOString().replace('.000Z', '+0000');
  return documents.map((each) => (isChanged(each) ? { ...each, last_publication_date: date } : each));
}

/** The document at this place. */
export function pick(
  documents: readonly EditableDocument[],
  lang: string,
  type: string,
  uid?: string,
): EditableDocument {
  const found = documents.find((each) => each.lang === lang && each.type === type && (!uid || each.uid === uid));
  return found ?? raise(`There is no ${type} ${uid ?? ''} in ${lang}.`);
}

function readDocuments(wanted: readonly string[] | 'all'): EditableDocument[] {
  const folder = join(embeddedFolder, 'documents');
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  // Most files are neither wanted nor settings, and are not read: `de-de/page/home.json`.
  const [isWanted, isSettings] = [(name: string) => wanted.includes(name.split(sep)[0] ?? ''), /\blocale_settings\b/];
  const files = all.filter((name) => wanted === 'all' || isWanted(name) || isSettings.test(name));
  const documents = files.sort().map((name): EditableDocument => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  return documents.flatMap((document) => {
    if (wanted === 'all' || wanted.includes(document.lang)) return [document];
    if (document.type !== 'locale_settings') return [];
    return [{ ...document, data: { ...document.data, is_pre_launch: true, consent_body: [] } }];
  });
}

function readMedia(others: ServedRepositoryOptions['media'] = {}): MediaFile[] {
  const folder = join(embeddedFolder, 'media');
  return readdirSync(folder).map((name) => {
    const bytes = others[name] ?? readFileSync(join(folder, name));
    return { name, ...examineMedia(bytes), load: () => bytes };
  });
}

function versionOf(
  documents: readonly StoredDocument[],
  { media, ...options }: { media: MediaFile[]; settings: RepositorySettings; models: ReturnType<typeof loadModels> },
): Version {
  const ref = createRefOf(options)({ documents: documents.map((document) => JSON.stringify(document)), media });
  const content = {
    documents: documents.map((document) => ({ path: pathOf(document), document })),
    media: new Map(media.map((file) => [file.name, file])),
  };
  return createVersion({ ref, media, settings: options.settings }, () => expandContent(content, [], options));
}

/** The path of the document's file. A UID that can't be a file name is replaced. */
function pathOf({ lang, type, uid }: StoredDocument): string {
  return `${lang}/${type}/${uid === null ? type : /^[\w-]+$/.test(uid) ? uid : 'unsafe'}.json`;
}

function raise(message: string): never {
  throw new Error(message);
}

/** Sets the field at a path as findings write it: `setField(document, 'slices[0].primary.heading', 'Hello')`. */
export function setField(document: EditableDocument, path: string, value: Value): void {
  const keys = path.match(/[^.[\]]+/g) ?? [];
  const last = keys.pop() ?? raise('A path has at least one field.');
  let holder: Value = document.data;
  for (const key of keys) holder = memberOf(holder, key);
  if (Array.isArray(holder)) holder[Number(last)] = value;
  else if (typeof holder === 'object' && holder !== null) holder[last] = value;
}

function memberOf(holder: Value, key: string): Value {
  const member = Array.isArray(holder) ? holder[Number(key)] : typeof holder === 'object' ? holder?.[key] : undefined;
  return member ?? raise(`There is nothing at "${key}".`);
}

/** A copy of a document under another UID, in no translation group. */
export function copyOf(
  document: EditableDocument,
  uid: string,
  change: Partial<EditableDocument> = {},
): EditableDocument {
  const { group: _, ...rest } = structuredClone(document);
  const lang = change.lang ?? document.lang;
  return { ...rest, id: documentId(`${lang}-${uid}`), uid, ...change };
}
