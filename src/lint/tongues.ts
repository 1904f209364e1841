import type { Locale } from '../site/locale.ts';
import { dictionaryOf, loadDictionary } from './dictionaries.ts';
import { createGuess } from './language-guess.ts';
import { loadSiteWords } from './site-words.ts';
import { createSpeller, type Speller } from './speller.ts';

/** A language of the site with its words. */
export interface Tongue {
  /** ISO 639-1: `nb`. */
  readonly language: string;
  /** The name in English: `German`. */
  readonly name: string;
  /** Undefined for a language without a dictionary. */
  readonly speller: Speller | undefined;
}

/** All languages of the site. */
export interface Tongues extends Disposable {
  /** Each language once, that of the default locale first. */
  readonly all: readonly Tongue[];
  /** The language of a locale by its Prismic code, or of the first locale that has the language. */
  of(key: string): Tongue | undefined;
  /** Guesses the language of a text among those of the site: `de`. */
  guess(text: string): string | undefined;
  /** True for names and terms of the site, which are the same in several languages. */
  isOwnWord(word: string): boolean;
}

/** Loads the dictionaries of the locales. `names` are the words of names in the content. */
export async function openTongues(locales: readonly Locale[], names: readonly string[]): Promise<Tongues> {
  const spellers = new Map<string, Speller>();
  for (const locale of locales) {
    const key = dictionaryOf(locale);
    if (key === undefined || spellers.has(key)) continue;
    const own = [...loadSiteWords(locale.language), ...names];
    spellers.set(key, await createSpeller(await loadDictionary(key), own));
  }
  const tongues = locales.map((locale) => ({ code: locale.code, ...tongueOf(locale, spellers) }));
  const all = [...new Map(tongues.map((tongue) => [tongue.language, tongue] as const).reverse()).values()].reverse();
  const byKey = new Map([
    ...all.map((tongue) => [tongue.language, tongue] as const),
    ...tongues.map((tongue) => [tongue.code, tongue] as const),
  ]);
  const ownWords = new Set([...loadSiteWords('all'), ...names]);
  const guess = createGuess(all.map(({ language }) => language));
  return {
    all,
    of: (key) => byKey.get(key),
    guess,
    isOwnWord: (word) => ownWords.has(word),
    [Symbol.dispose]() {
      for (const speller of spellers.values()) speller[Symbol.dispose]();
    },
  };
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

function tongueOf(locale: Locale, spellers: ReadonlyMap<string, Speller>): Tongue {
  const { language } = locale;
  return {
    language,
    name: languageNames.of(language) ?? language,
    speller: spellers.get(dictionaryOf(locale) ?? ''),
  };
}
