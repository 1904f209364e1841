import { eld } from 'eld/medium';

/** Guesses the language of a text: `de`. Returns undefined if the guess would be unreliable. */
export type GuessLanguage = (text: string) => string | undefined;

/** The names that the library has for languages where they differ from the site's. */
const otherNames: Readonly<Record<string, string>> = { nb: 'no' };

/**
 * Creates a function that guesses among the given languages only. For short texts this is far more reliable than a
 * guess among all languages.
 */
export function createGuess(languages: readonly string[]): GuessLanguage {
  const names = new Map(languages.map((language) => [otherNames[language] ?? language, language]));
  const detector = eld.newInstance();
  detector.setLanguageSubset([...names.keys()]);
  return (text) => {
    const result = detector.detect(text);
    return result.isReliable() ? names.get(result.language) : undefined;
  };
}
