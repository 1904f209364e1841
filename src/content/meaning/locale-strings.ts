import type { Finding } from '../../site/finding.ts';
import type { DocumentOf } from '../content-source.ts';

/** The texts of a locale that belong to no page: its `global_strings` document. */
export type GlobalStrings = DocumentOf<'global_strings'>['data'];
export type StringKey = keyof GlobalStrings;

/** The text under a key; undefined where the document is missing, or has no text there. */
export function stringOf(strings: GlobalStrings | undefined, key: StringKey): string | undefined {
  const value = strings?.[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export interface LocaleStrings {
  readonly own: GlobalStrings | undefined;
  /** The default locale's. */
  readonly fallback: GlobalStrings | undefined;
}

/**
 * A locale's text under a key, else the default locale's, else an empty text. Pages do not fall back to another locale;
 * strings do, because a page with a missing label would be broken.
 */
export function localeString({ own, fallback }: LocaleStrings, key: StringKey): string {
  return stringOf(own, key) ?? stringOf(fallback, key) ?? '';
}

/** Several texts at once, by their keys. `textOf` gives each one. */
export function textsOf<Key extends StringKey>(
  keys: readonly Key[],
  textOf: (key: Key) => string,
): Readonly<Record<Key, string>> {
  // The entries have exactly these keys, which the type of fromEntries can't say.
  return Object.fromEntries(keys.map((key) => [key, textOf(key)])) as Record<Key, string>;
}

/** The finding for a text that a locale does not have. `document` is the locale's own, if it has one. */
export function missingString(
  key: StringKey,
  { locale, document }: { readonly locale: string; readonly document: DocumentOf<'global_strings'> | undefined },
): Finding {
  return {
    code: 'missing-string',
    severity: 'warning',
    message: `The string "${key}" has no text in ${locale}. The page shows the text of the default locale.`,
    ...(document && {
      document: { id: document.id, type: document.type, uid: null, lang: document.lang, field: key },
    }),
    hint: 'Fill in the field in the global strings of this locale.',
  };
}
