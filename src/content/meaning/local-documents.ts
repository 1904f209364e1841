/** Editors give this tag to documents for one market only, which need no translation. */
export const localTag = 'local';

/** True if an editor says that a document is for its own market alone. */
export function isLocal(document: { readonly tags: readonly string[] } | undefined): boolean {
  return document?.tags.includes(localTag) === true;
}
