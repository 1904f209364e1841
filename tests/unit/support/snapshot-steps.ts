import type { ReceivedDocument } from '../../../src/content/accept-document.ts';
import { indexModels } from '../../../src/content/models/fields-of.ts';
import { type ContentRead, replaceSnapshot } from '../../../src/content/replace-snapshot.ts';
import { openSnapshot, type SnapshotState, type StoredSnapshot } from '../../../src/content/snapshot.ts';
import { smallModels } from '../../sites/small-models.ts';
import { article } from '../../sites/small-repository.ts';
import { plainSeal } from './seals.ts';

/** An article as the API sends it. */
export function titled(uid: string, title: unknown, date = '2026-02-02T03:04:05+0000'): ReceivedDocument {
  const { id, type, lang, tags } = article(uid);
  const dates = { first_publication_date: date, last_publication_date: date };
  return { id, type, lang, uid, tags: [...tags], ...dates, alternate_languages: [], data: { title: title as string } };
}

const idOf = (uid: string) => article(uid).id;

/** Stores a read of everything, as a snapshot of its own. */
export async function storeAll(file: string, ref: string, documents: readonly ReceivedDocument[]): Promise<void> {
  async function* pages() {
    yield documents;
  }
  await store(file, { ref, stored: undefined, read: { kind: 'whole', base: undefined, pages: pages(), atMs: 1 } });
}

/** Stores a read of changed documents. */
export async function storeChanged(file: string, ref: string, documents: readonly ReceivedDocument[]): Promise<void> {
  const base = openSnapshot(file);
  await store(file, { ref, stored: base, read: { kind: 'changes', base, documents } });
}

interface Step {
  readonly ref: string;
  readonly stored: StoredSnapshot | undefined;
  readonly read: ContentRead;
}

async function store(file: string, { ref, stored, read }: Step): Promise<void> {
  const state: SnapshotState = { source: 'here', ref, integrationFieldsRef: null, models: 'm' };
  const models = indexModels(smallModels);
  (await replaceSnapshot({ file, seal: plainSeal, stored, state, read, models })).close();
}

/** The ref of a snapshot, and the titles of some documents. */
export function titlesIn(snapshot: StoredSnapshot | undefined, ...uids: readonly string[]): readonly unknown[] {
  return [snapshot?.ref, ...uids.map((uid) => (snapshot?.document(idOf(uid))?.data as { title?: unknown })?.title)];
}
