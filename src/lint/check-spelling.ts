import type { ContentText } from '../content/texts/content-text.ts';
import { wordsIn } from '../content/texts/readable-text.ts';
import type { Finding } from '../site/finding.ts';
import type { Tongue } from './tongues.ts';

/** The maximum number of suggestions in a finding. */
const maxSuggestions = 3;

/**
 * The maximum number of unknown words in a locale for which suggestions are searched: each search takes 0.2 s, and
 * where there are more unknown words, most are names and not mistakes.
 */
const maxSuggestedWords = 10;

/** A word that the dictionary of its language and the site's own words lack. */
export interface UnknownWord {
  readonly word: string;
  /** The places that have it, in the order of the texts. */
  readonly places: readonly ContentText['place'][];
}

/** Finds the unknown words in the texts of a locale, each once. Empty for a language without a dictionary. */
export function unknownWords(texts: readonly ContentText[], { speller }: Tongue): UnknownWord[] {
  if (!speller) return [];
  const words = Map.groupBy(
    texts
      .filter(({ kind }) => kind !== 'name')
      .flatMap(({ place, text }) => wordsIn(text).map((word) => ({ word, place }))),
    ({ word }) => word,
  );
  return [...words]
    .filter(([word]) => !speller.knows(word))
    .map(([word, found]) => ({ word, places: found.map(({ place }) => place) }));
}

/** Reports unknown words, each at its first place. */
export function checkSpelling(unknown: readonly UnknownWord[], { language, name, speller }: Tongue): Finding[] {
  const suggest = (word: string) =>
    unknown.length > maxSuggestedWords ? [] : (speller?.suggest(word).slice(0, maxSuggestions) ?? []);
  return unknown.map(({ word, places: [first, ...others] }) => ({
    code: 'spelling',
    severity: 'warning',
    message: `"${word}" is in no dictionary of ${name}${others.length === 0 ? '' : ` (${others.length + 1} times)`}.`,
    ...(first && { document: first }),
    hint: hintFor(suggest(word), language),
  }));
}

function hintFor(suggestions: readonly string[], language: string): string {
  const correct =
    suggestions.length > 0 ? `Did you mean ${suggestions.map((each) => `"${each}"`).join(' or ')}?` : 'Correct it.';
  return `${correct} If the word is right, add it to content/words/${language}.txt, or to all.txt if it is a name.`;
}
