import { createHash } from 'node:crypto';
import type { DocumentHead } from '../../content/content-source.ts';
import { byText } from '../../site/by-text.ts';
import type { CodePart, CodeVersions } from '../../site/code-part.ts';
import { createRouteNames, type Route } from '../../site/route.ts';
import type { SelectedStyles, StyleSelection } from './style-selection.ts';

/** A part of the content or of the code that a page asked for while it was rendered. */
export type Read =
  | { readonly kind: 'document'; readonly id: string }
  /** The pathname of a document's page. It changes when a UID, a parent or a route rule changes. */
  | { readonly kind: 'route'; readonly documentId: string }
  /** The document of the page that has this name in this locale. */
  | { readonly kind: 'name'; readonly lang: string; readonly name: string }
  /** All documents of a type in a locale, with their contents. */
  | { readonly kind: 'list'; readonly type: string; readonly lang: string }
  /** Whether the export takes place after a moment, an ISO date: whether an event is over. */
  | { readonly kind: 'moment'; readonly iso: string }
  /** The code of a page type, a slice, an island or a fragment. */
  | { readonly kind: 'code'; readonly part: CodePart }
  /** The CSS rules that a page selects. */
  | { readonly kind: 'styles'; readonly selection: StyleSelection };

/** A read with the hash of its answer at the time of rendering. */
export type HashedRead = Read & { readonly hash: string };

/** Returns the hash of what a read returns now, or `none` if the content has nothing for it. */
export type ReadHash = (read: Read) => string;

/** The reads of a page, each once. */
export interface ReadSet extends Iterable<Read> {
  add(read: Read): void;
  has(read: Read): boolean;
}

export function createReadSet(reads: Iterable<Read> = []): ReadSet {
  const byKey = new Map<string, Read>();
  const add = (read: Read) => void byKey.set(readKey(read), read);
  for (const read of reads) add(read);
  return { add, has: (read) => byKey.has(readKey(read)), [Symbol.iterator]: () => byKey.values() };
}

/**
 * Adds the current hashes to the reads, and sorts the reads, so that the order in which a template reads does not
 * matter. The reads in `except` are left out.
 */
export function hashReads(reads: Iterable<Read>, readHash: ReadHash, except = createReadSet()): HashedRead[] {
  const keyed = Array.from(reads, (read) => ({ key: readKey(read), read })).filter(({ read }) => !except.has(read));
  return keyed.sort(byText(({ key }) => key)).map(({ read }) => ({ ...read, hash: readHash(read) }));
}

/** Everything that a page is made from, except what all pages depend on (`CacheVersions`). */
export interface ReadSources {
  readonly heads: readonly DocumentHead[];
  readonly routes: readonly Route[];
  readonly now: Date;
  readonly code: CodeVersions;
  readonly stylesOf: (selection: StyleSelection) => Pick<SelectedStyles, 'version'>;
}

/**
 * Creates a function that returns the current hash of any read. An export reuses a page if the hashes of all its reads
 * are unchanged, and relies on nothing else: everything that a template can ask for must be a read.
 */
export function createReadHash({ heads, routes, now, code, stylesOf }: ReadSources): ReadHash {
  const documents = new Map(heads.map((head) => [head.id, head.hash]));
  const routeNamed = createRouteNames(routes);
  const pathnames = new Map(routes.map((route) => [route.documentId, route.pathname]));
  const lists = createListHash(heads);
  return (read) => {
    if (read.kind === 'document') return documents.get(read.id) ?? 'none';
    if (read.kind === 'route') return pathnames.get(read.documentId) ?? 'none';
    if (read.kind === 'name') return documents.get(routeNamed(read.lang, read.name)?.documentId ?? '') ?? 'none';
    if (read.kind === 'moment') return new Date(read.iso) <= now ? 'past' : 'to come';
    if (read.kind === 'code') return code.parts[read.part] ?? code.whole;
    if (read.kind === 'styles') return stylesOf(read.selection).version;
    return lists(read);
  };
}

interface ListName {
  readonly type: string;
  readonly lang: string;
}

/** Creates a function that hashes a list of documents at its first use. */
function createListHash(heads: readonly DocumentHead[]): (list: ListName) => string {
  const members = Map.groupBy(heads, listKey);
  const hashes = new Map<string, string>();
  return (list) => {
    const key = listKey(list);
    const known = hashes.get(key) ?? hashOf(members.get(key));
    hashes.set(key, known);
    return known;
  };
}

function hashOf(members: readonly DocumentHead[] | undefined): string {
  const text = members?.flatMap(({ id, hash }) => [id, hash]).join();
  return text === undefined ? 'none' : createHash('sha256').update(text).digest('hex');
}

/** Returns the key of a read. Reads of the same thing have the same key: `document:X1aB`, `list:page:de-de`. */
export function readKey(read: Read): string {
  if (read.kind === 'document') return `document:${read.id}`;
  if (read.kind === 'route') return `route:${read.documentId}`;
  if (read.kind === 'moment') return `moment:${read.iso}`;
  if (read.kind === 'code') return `code:${read.part}`;
  if (read.kind === 'styles') return `styles:${read.selection}`;
  return read.kind === 'name' ? `name:${read.lang}:${read.name}` : `list:${listKey(read)}`;
}

function listKey({ type, lang }: ListName): string {
  return `${type}:${lang}`;
}
