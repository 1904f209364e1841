import type { StoredDocument } from '../../content/repository/stored-document.ts';
import type { PushState } from './push-state.ts';

interface Named {
  readonly id: string;
  readonly type: string;
  readonly lang: string;
  readonly uid: string | null;
}

/**
 * Adds the published documents of a repository to the state of a push. They are matched with local documents by locale,
 * type and UID. So a push updates a document that somebody made in the CMS, and does not create it a second time.
 */
export function withPublished(
  state: PushState,
  documents: readonly StoredDocument[],
  published: readonly Named[],
): PushState {
  const byName = new Map(published.map((document) => [nameOf(document), document.id]));
  const found = documents.flatMap((document) => {
    const id = byName.get(nameOf(document));
    const known = state.documents[document.id];
    return id === undefined || known?.id === id ? [] : [[document.id, { id, hash: '' }] as const];
  });
  return { ...state, documents: { ...state.documents, ...Object.fromEntries(found) } };
}

function nameOf({ type, lang, uid }: Named): string {
  return `${lang}/${type}/${uid ?? ''}`;
}
