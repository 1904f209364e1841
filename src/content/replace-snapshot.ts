import type { Seal } from '../disk/seal.ts';
import type { Finding } from '../site/finding.ts';
import { acceptDocument, type ReceivedDocument } from './accept-document.ts';
import { createDocumentFacts } from './document-facts.ts';
import { type LoggedEdit, logEdit } from './edit-log.ts';
import type { ModelIndex } from './models/fields-of.ts';
import { openSnapshot, type SnapshotState, type StoredSnapshot } from './snapshot.ts';
import { addEdit } from './snapshot-edits.ts';
import { type SnapshotEntry, writtenForm } from './snapshot-entry.ts';
import { createWrongValues } from './validate.ts';
import { withoutWrongValues } from './without-wrong-values.ts';
import { draftSnapshot, writeEdits } from './write-snapshot.ts';

export interface Replacement {
  readonly file: string;
  readonly seal: Seal;
  readonly stored: StoredSnapshot | undefined;
  readonly state: SnapshotState;
  readonly read: ContentRead;
  readonly models: ModelIndex;
}

/** What was read of a repository: every document, page by page, or the changed ones of `base`. */
export type ContentRead =
  | {
      readonly kind: 'whole';
      /** The stored snapshot, if its documents were accepted by the current rules and models. */
      readonly base: StoredSnapshot | undefined;
      readonly pages: AsyncIterable<readonly ReceivedDocument[]>;
      readonly atMs: number;
    }
  | { readonly kind: 'changes'; readonly base: StoredSnapshot; readonly documents: readonly ReceivedDocument[] };

/**
 * Validates and writes the documents whose hash has changed, page by page. After a read of everything it removes the
 * documents that are no longer in the repository. After a read of changes it logs which documents have changed.
 */
export async function replaceSnapshot(replacement: Replacement): Promise<StoredSnapshot> {
  const { file, state, read } = replacement;
  if (read.kind === 'whole') await storeWhole(replacement, read);
  else storeChanges(replacement, read);
  return openSnapshot(file, { ref: state.ref });
}

async function storeWhole(
  { file, seal, stored, state, models }: Replacement,
  { base, pages, atMs }: ContentRead & { kind: 'whole' },
): Promise<void> {
  const before = base?.hashes() ?? new Map<string, string>();
  const entryOf = createEntryOf(models);
  const present = new Set<string>();
  const unknown: string[] = [];
  let total = 0;
  const draft = draftSnapshot(file, { base, seal });
  try {
    for await (const documents of pages) {
      total += documents.length;
      unknown.push(...documents.map(({ type }) => type).filter((type) => !models.types.has(type)));
      for (const document of documents.filter(({ type }) => models.types.has(type))) {
        present.add(document.id);
        const entry = entryOf(document, before.get(document.id));
        if (entry) draft.add(entry);
      }
    }
    // The stored snapshot is closed first, because some systems can't replace an open file.
    stored?.close();
    const removed = [...before.keys()].filter((id) => !present.has(id));
    draft.publish({ state, removed, editLog: [], whole: { total, atMs, findings: unknownTypes(unknown) } });
  } finally {
    draft.discard();
  }
}

/** Adds changed documents to the edits of the stored snapshot, or writes its database anew if they are too many. */
function storeChanges(
  { file, seal, state, models }: Replacement,
  { base, documents }: ContentRead & { kind: 'changes' },
): void {
  const entryOf = createEntryOf(models);
  const known = documents.filter(({ type }) => models.types.has(type));
  const entries = known.flatMap((document) => entryOf(document, base.hashOf(document.id)) ?? []);
  const edit = editOf(entries, base);
  const edits = edit && addEdit(base, { state, entries, edit });
  if (edits) {
    base.close();
    writeEdits(file, edits, seal);
    return;
  }
  const editLog = logEdit(base.editLog(), edit);
  const draft = draftSnapshot(file, { base, seal });
  try {
    for (const entry of entries) draft.add(entry);
    base.close();
    draft.publish({ state, removed: [], editLog });
  } finally {
    draft.discard();
  }
}

/**
 * Creates the function that makes the entry of a document. It returns undefined if the document has the hash before. A
 * document with wrong values is stored without them, with its hash as it was received, so that a correction is a change.
 */
function createEntryOf(models: ModelIndex) {
  const wrongValuesIn = createWrongValues(models);
  const factsOf = createDocumentFacts(models);
  return (document: ReceivedDocument, hashBefore: string | undefined): SnapshotEntry | undefined => {
    const accepted = acceptDocument(document, models);
    const written = writtenForm(accepted);
    if (written.head.hash === hashBefore) return undefined;
    const wrong = wrongValuesIn(accepted);
    const findings = wrong.map(({ finding }) => finding);
    if (wrong.length === 0) return { ...written, facts: factsOf(accepted), findings };
    const keys = wrong.map((each) => each.keys);
    const sound = withoutWrongValues(accepted, keys, models);
    return { json: writtenForm(sound).json, head: written.head, facts: factsOf(sound), findings };
  };
}

/** The documents as they were before an edit. Undefined if one of them is new. */
function editOf(
  entries: readonly SnapshotEntry[],
  { ref, row }: Pick<StoredSnapshot, 'ref' | 'row'>,
): LoggedEdit | undefined {
  const before = entries.map(({ head }) => row(head.id)).filter((known) => known !== undefined);
  return before.length === entries.length ? { since: ref, before } : undefined;
}

function unknownTypes(unknown: readonly string[]): Finding[] {
  return [...Map.groupBy(unknown, (type) => type)].map(([type, { length }]) => ({
    code: 'invalid-document',
    severity: 'warning',
    message: `The type "${type}" has no model here. The export leaves out all of its documents (${length}).`,
    hint: 'If the documents belong to this site, add the model to content/models/customtypes.',
  }));
}
