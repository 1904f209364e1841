import type { Seal } from '../disk/seal.ts';
import type { Finding } from '../site/finding.ts';
import { acceptDocument, type ReceivedDocument } from './accept-document.ts';
import { createDocumentFacts } from './document-facts.ts';
import type { LoggedEdit } from './edit-log.ts';
import type { ModelIndex } from './models/fields-of.ts';
import { openSnapshot, type SnapshotState, type StoredSnapshot } from './snapshot.ts';
import { writtenForm } from './snapshot-entry.ts';
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

/**
 * Validates and writes the documents whose hash has changed, page by page. After a read of everything it removes the
 * documents that are no longer in the repository. After a read of changes it logs which documents have changed.
 */
export async function replaceSnapshot(replacement: Replacement): Promise<StoredSnapshot> {
  const { file, seal, stored, base, state, read, models } = replacement;
  const before = hashesBefore(base, read);
  const validate = createValidation(models);
  const factsOf = createDocumentFacts(models);
  const present = new Set<string>();
  const unknown: string[] = [];
  const replaced: string[] = [];
  let total = 0;
  const draft = draftSnapshot(file, { isUpdate: base !== undefined, seal });
  try {
    for await (const documents of read.kind === 'whole' ? read.pages : [read.documents]) {
      total += documents.length;
      unknown.push(...documents.map(({ type }) => type).filter((type) => !models.types.has(type)));
      for (const document of documents.filter(({ type }) => models.types.has(type))) {
        const accepted = acceptDocument(document, models);
        const written = writtenForm(accepted);
        present.add(document.id);
        if (before.get(document.id) === written.head.hash) continue;
        replaced.push(document.id);
        draft.add({ ...written, facts: factsOf(accepted), findings: validate(accepted) });
      }
    }
    const edit = base && read.kind === 'changes' ? editOf(replaced, base) : undefined;
    // The stored snapshot is closed first, because some systems can't replace an open file.
    stored?.close();
    if (read.kind === 'changes') draft.publish({ state, removed: [], edit });
    else {
      const removed = [...before.keys()].filter((id) => !present.has(id));
      draft.publish({ state, removed, whole: { total, atMs: read.atMs, findings: unknownTypes(unknown) } });
    }
  } finally {
    draft.discard();
  }
  return openSnapshot(file, { ref: state.ref });
}

/** The hashes of the stored documents: all of them, or those that were read again. */
function hashesBefore(base: StoredSnapshot | undefined, read: ContentRead): ReadonlyMap<string, string> {
  if (!base) return new Map();
  if (read.kind === 'whole') return base.hashes();
  return new Map(read.documents.flatMap(({ id }) => base.row(id)?.head ?? []).map(({ id, hash }) => [id, hash]));
}

/** The documents as they were before an edit. Undefined if one of them is new. */
function editOf(ids: readonly string[], base: Pick<StoredSnapshot, 'ref' | 'row'>): LoggedEdit | undefined {
  const before = ids.map(base.row).filter((row) => row !== undefined);
  return before.length === ids.length ? { since: base.ref, before } : undefined;
}

function unknownTypes(unknown: readonly string[]): Finding[] {
  return [...Map.groupBy(unknown, (type) => type)].map(([type, { length }]) => ({
    code: 'invalid-document',
    severity: 'warning',
    message: `The type "${type}" has no model here. The export leaves out all of its documents (${length}).`,
    hint: 'If the documents belong to this site, add the model to content/models/customtypes.',
  }));
}
