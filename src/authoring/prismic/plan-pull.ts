import { canonicalJson, type JsonObject } from '../../content/json.ts';
import type { StoredDocument } from '../../content/repository/stored-document.ts';
import { documentPlaceText } from '../../site/finding.ts';
import { HeliosError } from '../../site/helios-error.ts';
import { type LocalNames, mediaIn, storedData } from './stored-form.ts';

/** A document of the Content API. */
export interface RemoteDocument {
  readonly id: string;
  readonly type: string;
  readonly lang: string;
  readonly uid: string | null;
  readonly tags: readonly string[];
  readonly first_publication_date: string;
  readonly last_publication_date: string;
  readonly alternate_languages: readonly { readonly id: string; readonly lang: string }[];
  readonly data: JsonObject;
}

export interface PullInput {
  readonly remote: readonly RemoteDocument[];
  /** The local documents: each as its file has it, and as the API would return it if the repository had it. */
  readonly local: readonly { readonly stored: StoredDocument; readonly published: RemoteDocument }[];
  readonly names: LocalNames;
  /** The Prismic code of the master locale, whose documents name the groups. */
  readonly masterLang: string;
}

/** What a pull does. */
export interface PullPlan {
  /** New and changed documents. */
  readonly writes: readonly StoredDocument[];
  /** Addresses of the files that these documents show or offer. */
  readonly media: readonly string[];
  /** Files whose documents the repository does not have. They stay. */
  readonly others: readonly StoredDocument[];
  readonly unchanged: number;
}

/**
 * Plans a pull. A file whose document has the same content as at Prismic is not written. Throws HeliosError
 * `repository-answer` for a document that would be written outside the folder of documents.
 */
export function planPull({ remote, local, names, masterLang }: PullInput): PullPlan {
  for (const document of remote) assertFileName(document);
  const files = new Map(local.map((entry) => [entry.stored.id, entry]));
  const incoming = remote.map((document) => ({
    document,
    stored: storedOf(document, { names, remote, masterLang, files }),
  }));
  const changed = incoming.filter(({ stored }) => {
    const file = files.get(stored.id);
    return !file || contentOf(stored) !== contentOf({ ...file.stored, data: storedData(file.published.data, names) });
  });
  const there = new Set(incoming.map(({ stored }) => stored.id));
  return {
    writes: changed.map(({ stored }) => stored),
    media: [...new Set(changed.flatMap(({ document }) => mediaIn(document.data)))],
    others: local.map(({ stored }) => stored).filter(({ id }) => !there.has(id)),
    unchanged: incoming.length - changed.length,
  };
}

/** The locale, the type and the UID of a document are the names of its folders and its file. */
function assertFileName(document: RemoteDocument): void {
  const { lang, type, uid } = document;
  const unsafe = [lang, type, uid ?? type].find((name) => !/^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u.test(name));
  if (unsafe === undefined) return;
  throw new HeliosError('repository-answer', {
    message: `${JSON.stringify(unsafe)} can't be the name of a file or a folder, so no document was written.`,
    where: documentPlaceText(document),
    hint: 'Change the UID of the document in Prismic, or leave its locale out with --locale.',
  });
}

/**
 * Returns the parts of a document that are compared to find a change. Dates are left out, because they change with
 * every publication, even of the same content.
 */
function contentOf({ type, lang, uid, tags, group, data }: StoredDocument): string {
  return canonicalJson({ type, lang, uid, tags, group, data });
}

interface StoreScope extends Pick<PullInput, 'names' | 'remote' | 'masterLang'> {
  readonly files: ReadonlyMap<string, { readonly stored: StoredDocument }>;
}

function storedOf(document: RemoteDocument, scope: StoreScope): StoredDocument {
  const { type, lang, uid, tags, first_publication_date, last_publication_date, data } = document;
  const id = scope.names.idOf(document.id);
  const group = groupOf(document, scope);
  return {
    id,
    type,
    lang,
    uid,
    tags: [...tags],
    ...(group !== undefined && { group }),
    first_publication_date,
    last_publication_date,
    data: storedData(data, scope.names),
  };
}

/**
 * The translation group of a document: the group in its file, else the group in the file of a translation, else the
 * name of its master. A document without translations needs no group.
 */
function groupOf(document: RemoteDocument, { names, remote, masterLang, files }: StoreScope): string | undefined {
  const members = [document.id, ...document.alternate_languages.map(({ id }) => id)];
  const known = members.flatMap((id) => files.get(names.idOf(id))?.stored.group ?? []);
  if (known[0] !== undefined || members.length === 1) return known[0];
  const documents = members.flatMap((id) => remote.find((each) => each.id === id) ?? []);
  const { type, uid } = documents.find(({ lang }) => lang === masterLang) ?? document;
  return `${type}/${uid ?? type}`;
}
