import type { ContentText } from '../content/texts/content-text.ts';
import { wordsIn } from '../content/texts/readable-text.ts';
import type { Finding } from '../site/finding.ts';
import type { Tongue } from './tongues.ts';

/** The most suggestions that a finding names. */
const maxSuggestions = 3;

/** Suggestions take a fifth of a second each, and a locale with many unknown words has names rather than mistakes. */
const maxSuggestedWords = 10;

/** Reports each word of a locale that its dictionary and the site's own words lack: once, at its first place. */
export function checkSpelling(texts: readonly ContentText[], { language, name, speller }: Tongue): Finding[] {
  if (!speller) return [];
  const places = Map.groupBy(
    texts
      .filter(({ kind }) => kind !== 'name')
      .flatMap(({ place, text }) => wordsIn(text).map((word) => ({ word, place }))),
    ({ word }) => word,
  );
  const unknown = [...places].filter(([word]) => !speller.knows(word));
  const isSuggested = unknown.length <= maxSuggestedWords;
  return unknown.map(([word, [first, ...others]]) => {
    const suggestions = isSuggested ? speller.suggest(word).slice(0, maxSuggestions) : [];
    return {
      code: 'spelling',
      severity: 'warning',
      message: `"${word}" is in no dictionary of ${name}${others.length === 0 ? '' : ` (${others.length + 1} times)`}.`,
      ...(first && { document: first.place }),
      hint: hintFor(suggestions, language),
    };
  });
}

function hintFor(suggestions: readonly string[], language: string): string {
  const correct =
    suggestions.length > 0 ? `Did you mean ${suggestions.map((each) => `"${each}"`).join(' or ')}?` : 'Correct it.';
  return `${correct} If the word is right, add it to content/words/${language}.txt, or to all.txt if it is a name.`;
}
