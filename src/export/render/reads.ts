import { createHash } from 'node:crypto';
import type { DocumentHead } from '../../content/content-source.ts';
import type { Route } from '../../site/route.ts';

/** The hash that a named read has now; `none` for something that isn't there. */
export type ReadHash = (read: string) => string;

export const read = {
  document: (id: string) => `document:${id}`,
  /** Where a document's page is: it changes when a UID, a parent or a route rule does. */
  route: (documentId: string) => `route:${documentId}`,
  /** The document a type has under a UID in a locale. */
  uid: (type: string, lang: string, uid: string) => `uid:${type}:${lang}:${uid}`,
  /** Which documents a type has in a locale, and what is in them. */
  list: (type: string, lang: string) => `list:${type}:${lang}`,
};

/**
 * Answers what each read of a page would give now. A page whose reads all have the hashes they had is the same page:
 * this is all that an incremental export rests on, so whatever a template can ask for must have a read here.
 */
export function createReadHash(heads: readonly DocumentHead[], routes: readonly Route[]): ReadHash {
  const documents = new Map(heads.map((head) => [head.id, head.hash]));
  const uids = new Map(heads.map(({ type, lang, uid, hash }) => [read.uid(type, lang, uid ?? ''), hash]));
  const pathnames = new Map(routes.map((route) => [route.documentId, route.pathname]));
  const lists = new Map<string, string[]>();
  for (const { type, lang, id, hash } of heads) {
    const key = read.list(type, lang);
    const members = lists.get(key);
    if (members) members.push(id, hash);
    else lists.set(key, [id, hash]);
  }
  const hashes = new Map<string, string>();
  const hashOfList = (name: string): string => {
    const known = hashes.get(name);
    if (known !== undefined) return known;
    const members = lists.get(name);
    const hash = members ? createHash('sha256').update(members.join()).digest('hex') : 'none';
    hashes.set(name, hash);
    return hash;
  };
  return (name) => {
    const [kind, ...rest] = name.split(':');
    const id = rest.join(':');
    if (kind === 'document') return documents.get(id) ?? 'none';
    if (kind === 'route') return pathnames.get(id) ?? 'none';
    if (kind === 'uid') return uids.get(name) ?? 'none';
    return hashOfList(name);
  };
}
