import { createHash } from 'node:crypto';
import type { DocumentHead } from '../../content/content-source.ts';
import type { Route } from '../../site/route.ts';

/** One thing of the content that a page asked for while it was rendered. */
export type Read =
  | { readonly kind: 'document'; readonly id: string }
  /** Where a document's page is: it changes when a UID, a parent or a route rule does. */
  | { readonly kind: 'route'; readonly documentId: string }
  /** The document a type has under a UID in a locale. */
  | { readonly kind: 'uid'; readonly type: string; readonly lang: string; readonly uid: string }
  /** Which documents a type has in a locale, and what is in them. */
  | { readonly kind: 'list'; readonly type: string; readonly lang: string };

/** A read with the hash its answer had then. */
export type HashedRead = Read & { readonly hash: string };

/** The hash that the answer to a read has now; `none` for something that isn't there. */
export type ReadHash = (read: Read) => string;

/** The reads of a page, each once. */
export interface ReadSet extends Iterable<Read> {
  add(read: Read): void;
}

export function createReadSet(reads: Iterable<Read> = []): ReadSet {
  const byKey = new Map<string, Read>();
  const add = (read: Read) => void byKey.set(readKey(read), read);
  for (const read of reads) add(read);
  return { add, [Symbol.iterator]: () => byKey.values() };
}

/** The reads with the hashes they have now, in an order that depends on nothing but themselves. */
export function hashReads(reads: Iterable<Read>, readHash: ReadHash): HashedRead[] {
  const keyed = Array.from(reads, (read) => ({ key: readKey(read), read }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ read }) => ({ ...read, hash: readHash(read) }));
}

/**
 * Answers which hash each read has now. A page whose reads all have the hashes they had is the same page: incremental
 * exports rest on this alone, so whatever a template can ask for must be a read.
 */
export function createReadHash(heads: readonly DocumentHead[], routes: readonly Route[]): ReadHash {
  const documents = new Map(heads.map((head) => [head.id, head.hash]));
  const uids = new Map(heads.map(({ type, lang, uid, hash }) => [uidKey({ type, lang, uid: uid ?? '' }), hash]));
  const pathnames = new Map(routes.map((route) => [route.documentId, route.pathname]));
  const lists = createListHash(heads);
  return (read) => {
    if (read.kind === 'document') return documents.get(read.id) ?? 'none';
    if (read.kind === 'route') return pathnames.get(read.documentId) ?? 'none';
    if (read.kind === 'uid') return uids.get(uidKey(read)) ?? 'none';
    return lists(read);
  };
}

interface ListName {
  readonly type: string;
  readonly lang: string;
}

/** Hashes a list when it is first asked for. */
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

function readKey(read: Read): string {
  if (read.kind === 'document') return `document:${read.id}`;
  if (read.kind === 'route') return `route:${read.documentId}`;
  return read.kind === 'uid' ? `uid:${uidKey(read)}` : `list:${listKey(read)}`;
}

function uidKey({ type, lang, uid }: ListName & { readonly uid: string }): string {
  return `${type}:${lang}:${uid}`;
}

function listKey({ type, lang }: ListName): string {
  return `${type}:${lang}`;
}
