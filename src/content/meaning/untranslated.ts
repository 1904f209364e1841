/**
 * The tag of a document that `helios content new` copied from another locale. The translator removes it when all texts are
 * translated.
 */
export const untranslatedTag = 'untranslated';

/** True if the texts of a document wait for their translation. */
export function isUntranslated(document: { readonly tags: readonly string[] } | undefined): boolean {
  return document?.tags.includes(untranslatedTag) === true;
}
