import { hash } from 'node:crypto';
import type { Seal } from '../disk/seal.ts';
import type { Finding } from '../site/finding.ts';
import { acceptDocument, type ReceivedDocument } from './accept-document.ts';
import type { ContentChanges, DocumentRow } from './content-source.ts';
import { createDocumentFacts } from './document-facts.ts';
import type { ModelIndex } from './models/fields-of.ts';
import { openSnapshot, type SnapshotState, type StoredSnapshot } from './snapshot.ts';
import { createValidation } from './validate.ts';
import { draftSnapshot } from './write-snapshot.ts';

export interface Replacement {
  readonly file: string;
  readonly seal: Seal;
  readonly stored: StoredSnapshot | undefined;
  /** The stored snapshot, if its documents were accepted by the current rules and models. */
  readonly base: StoredSnapshot | undefined;
  readonly state: SnapshotState;
  readonly read: ContentRead;
  readonly models: ModelIndex;
}

/** What was read of a repository: every document, page by page, or the changed ones of `base`. */
export type ContentRead =
  | { readonly kind: 'whole'; readonly pages: AsyncIterable<readonly ReceivedDocument[]>; readonly atMs: number }
  | { readonly kind: 'changes'; readonly documents: readonly ReceivedDocument[] };

/** The snapshot in the place of the stored one, and what has changed, if changes alone were read. */
export interface ReplacedSnapshot {
  readonly snapshot: StoredSnapshot;
  readonly changes: ContentChanges | undefined;
}

/**
 * Validates and writes the documents whose hash has changed, page by page. After a read of everything it removes the
 * documents that are no longer in the repository.
 */
export async function replaceSnapshot(replacement: Replacement): Promise<ReplacedSnapshot> {
  const { file, seal, stored, base, state, read, models } = replacement;
  const before = base?.hashes() ?? new Map<string, string>();
  const validate = createValidation(models);
  const factsOf = createDocumentFacts(models);
  const present = new Set<string>();
  const unknown: string[] = [];
  const replaced = new Map<string, DocumentRow | undefined>();
  let total = 0;
  const draft = draftSnapshot(file, { isUpdate: base !== undefined, seal });
  try {
    for await (const documents of read.kind === 'whole' ? read.pages : [read.documents]) {
      total += documents.length;
      unknown.push(...documents.map(({ type }) => type).filter((type) => !models.types.has(type)));
      for (const document of documents.filter(({ type }) => models.types.has(type))) {
        const entry = hashed(acceptDocument(document, models));
        present.add(document.id);
        if (before.get(document.id) === entry.hash) continue;
        const facts = factsOf(entry.document);
        if (read.kind === 'changes') replaced.set(document.id, base?.row(document.id));
        draft.add({ ...entry, facts, findings: validate(entry.document) });
      }
    }
    // The stored snapshot is closed first, because some systems can't replace an open file.
    stored?.close();
    if (read.kind === 'changes') draft.publish({ state, removed: [] });
    else {
      const removed = [...before.keys()].filter((id) => !present.has(id));
      draft.publish({ state, removed, whole: { total, atMs: read.atMs, findings: unknownTypes(unknown) } });
    }
  } finally {
    draft.discard();
  }
  const snapshot = openSnapshot(file, { ref: state.ref });
  return { snapshot, changes: base && read.kind === 'changes' ? changesOf(replaced, { base, snapshot }) : undefined };
}

/** Undefined if one of the documents was not there before. */
function changesOf(
  replaced: ReadonlyMap<string, DocumentRow | undefined>,
  { base, snapshot }: Pick<ReplacedSnapshot, 'snapshot'> & { readonly base: Pick<StoredSnapshot, 'ref'> },
): ContentChanges | undefined {
  const documents = Array.from(replaced, ([id, before]) => ({ before, after: snapshot.row(id) }));
  const isChange = (each: (typeof documents)[number]) => each.before !== undefined && each.after !== undefined;
  // The cast is safe: both rows of each document are there.
  return documents.every(isChange)
    ? { since: base.ref, documents: documents as ContentChanges['documents'] }
    : undefined;
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
