import { hash } from 'node:crypto';
import type { DocumentHead } from '../../content/content-source.ts';
import { byText } from '../../site/by-text.ts';
import type { CodePart, CodeVersions } from '../../site/code-part.ts';
import { createRouteNames, type Route } from '../../site/route.ts';
import { memoize } from './memoize.ts';
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

/** A part of the code, or the styles, that a page asked for. */
export type CodeRead = Extract<Read, { kind: 'code' | 'styles' }>;

/** A read with the hash of its answer at the time of rendering. */
export type HashedRead = Read & { readonly hash: string };

/** Returns the hash of what a read returns now, or `none` if the content has nothing for it. */
export type ReadHash = (read: Read) => string;

/** The reads of a page, each once. */
export interface ReadSet extends Iterable<Read> {
  add(read: Read): void;
  /** The reads by their keys. */
  readonly byKey: ReadonlyMap<string, Read>;
}

export function createReadSet(reads: Iterable<Read> = []): ReadSet {
  const byKey = new Map<string, Read>();
  const add = (read: Read) => void byKey.set(readKey(read), read);
  for (const read of reads) add(read);
  return { add, byKey, [Symbol.iterator]: () => byKey.values() };
}

/**
 * Adds the current hashes to the reads, and sorts the reads, so that the order in which a template reads does not
 * matter. The reads in `except` are left out.
 */
export function hashReads(reads: ReadSet, readHash: ReadHash, except = createReadSet()): HashedRead[] {
  const keyed = [...reads.byKey].filter(([key]) => !except.byKey.has(key));
  return keyed.sort(byText(([key]) => key)).map(([, read]) => ({ ...read, hash: readHash(read) }));
}

/** The hashes of documents. A thread that renders asks for those of few documents, and so reads no list of all. */
export interface DocumentHashes {
  /** Undefined if there is no such document. */
  hashOf(id: string): string | undefined;
  hashesIn(list: ListName): readonly Pick<DocumentHead, 'id' | 'hash'>[];
}

/**
 * The hashes of documents, for a caller that has the metadata of all of them. The documents are indexed when the first is
 * asked for: an edit asks for none.
 */
export function hashesOf(heads: readonly DocumentHead[]): DocumentHashes {
  let byId: ReadonlyMap<string, string> | undefined;
  let byList: ReadonlyMap<string, readonly DocumentHead[]> | undefined;
  return {
    hashOf(id) {
      byId ??= new Map(heads.map((head) => [head.id, head.hash]));
      return byId.get(id);
    },
    hashesIn(list) {
      byList ??= Map.groupBy(heads, listKey);
      return byList.get(listKey(list)) ?? [];
    },
  };
}

/** The code of which pages are made. */
export interface CodeSources {
  readonly code: CodeVersions;
  readonly stylesOf: (selection: StyleSelection) => Pick<SelectedStyles, 'version'>;
}

/** Everything that a page is made from, except what all pages depend on (`CacheVersions`). */
export interface ReadSources extends CodeSources {
  readonly documents: DocumentHashes;
  readonly routes: readonly Route[];
  readonly now: Date;
}

/** Creates a function that returns the current hash of a part of the code, or of a selection of styles. */
export function createCodeHash({ code, stylesOf }: CodeSources): (read: CodeRead) => string {
  return (read) => (read.kind === 'code' ? (code.parts[read.part] ?? code.whole) : stylesOf(read.selection).version);
}

/**
 * Creates a function that returns the current hash of any read. An export reuses a page if the hashes of all its reads
 * are unchanged, and relies on nothing else: everything that a template can ask for must be a read.
 */
export function createReadHash({ documents, routes, now, code, stylesOf }: ReadSources): ReadHash {
  const routeNamed = createRouteNames(routes);
  // The routes are indexed when the first is asked for. The export of one page asks for few.
  let pathnames: ReadonlyMap<string, string> | undefined;
  const hashOfDocument = memoize(String, (id: string) => documents.hashOf(id) ?? 'none');
  const hashOfCode = createCodeHash({ code, stylesOf });
  const hashOfList = memoize(listKey, (list: ListName) => hashOfMembers(documents.hashesIn(list)));
  return (read) => {
    if (read.kind === 'document') return hashOfDocument(read.id);
    if (read.kind === 'route') {
      pathnames ??= new Map(routes.map((route) => [route.documentId, route.pathname]));
      return pathnames.get(read.documentId) ?? 'none';
    }
    if (read.kind === 'name') return hashOfDocument(routeNamed(read.lang, read.name)?.documentId ?? '');
    if (read.kind === 'moment') return new Date(read.iso) <= now ? 'past' : 'to come';
    if (read.kind === 'list') return hashOfList(read);
    return hashOfCode(read);
  };
}

interface ListName {
  readonly type: string;
  readonly lang: string;
}

function hashOfMembers(members: readonly Pick<DocumentHead, 'id' | 'hash'>[]): string {
  if (members.length === 0) return 'none';
  return hash('sha256', members.flatMap((member) => [member.id, member.hash]).join());
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
