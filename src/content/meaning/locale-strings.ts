import type { KeyTextField, RichTextField } from '@prismicio/client';
import type { Finding } from '../../site/finding.ts';
import type { DocumentOf } from '../content-source.ts';

/** The texts of a locale that belong to no page: its `global_strings` document. */
export type GlobalStrings = DocumentOf<'global_strings'>['data'];
/** The key of a text without formatting or links. */
export type StringKey = KeyOf<KeyTextField>;
/** The key of a text that may contain links. */
export type RichStringKey = KeyOf<RichTextField>;
type KeyOf<Field> = {
  [Key in keyof GlobalStrings]: GlobalStrings[Key] extends Field ? Key : never;
}[keyof GlobalStrings];

/** Returns the text of a key. Returns undefined if the document is missing or has no such text. */
export function stringOf(strings: GlobalStrings | undefined, key: StringKey): string | undefined {
  const value = strings?.[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Returns the text with links of a key. Returns undefined if the document is missing or has no such text. */
export function richStringOf(strings: GlobalStrings | undefined, key: RichStringKey): RichTextField | undefined {
  const value = strings?.[key];
  return value && value.length > 0 ? value : undefined;
}

export interface LocaleStrings {
  readonly own: GlobalStrings | undefined;
  /** The strings of the default locale. */
  readonly fallback: GlobalStrings | undefined;
}

/**
 * Returns a locale's text of a key, else the default locale's, else an empty text. Pages never come from another
 * locale, but strings may, because a page with a missing label would be broken.
 */
export function localeString({ own, fallback }: LocaleStrings, key: StringKey): string {
  return stringOf(own, key) ?? stringOf(fallback, key) ?? '';
}

/** Returns the texts of several keys. `textOf` returns the text of one key. */
export function textsOf<Key extends StringKey>(
  keys: readonly Key[],
  textOf: (key: Key) => string,
): Readonly<Record<Key, string>> {
  // The cast is safe: the entries have exactly these keys, but the type of fromEntries can't express that.
  return Object.fromEntries(keys.map((key) => [key, textOf(key)])) as Record<Key, string>;
}

/**
 * Creates the finding for a missing text of a locale. `document`
 * is the `global_strings` document of the locale, if it has one.
 */
export function missingString(
  key: StringKey | RichStringKey,
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
