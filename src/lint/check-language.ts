import type { ContentText } from '../content/texts/content-text.ts';
import { wordsIn } from '../content/texts/readable-text.ts';
import type { Finding } from '../site/finding.ts';
import type { Tongue, Tongues } from './tongues.ts';

/**
 * The fewest words in lower case of a text that is checked. A text with fewer is a name or a label, which is the same
 * in several languages.
 */
const fewestWords = 2;
/**
 * The fewest letters of a text whose language is guessed. A shorter text is judged by its words alone, because a guess
 * would be unreliable.
 */
const fewestGuessedLetters = 25;
/** The fewest letters of a text if the guessed language has no dictionary that could confirm the guess. */
const fewestUnknownLetters = 50;
/**
 * How much larger the share of known words must be in the other language than in the locale's language, if the guess by
 * letters agrees.
 */
const leastDistance = 0.2;

/**
 * Reports a text that is in another language than its locale. Two signs must agree: the dictionary of the other
 * language knows clearly more of the words, and for a longer text a guess by the letters names that language.
 */
export function checkLanguage(text: ContentText, own: Tongue, tongues: Tongues): Finding[] {
  const words = wordsIn(text.text).filter((word) => word.length > 1 && !tongues.isOwnWord(word));
  if (text.kind === 'name' || words.filter(isLowerCase).length < fewestWords) return [];
  const other = otherTongue(text.text, words, own, tongues);
  return other ? [findingOf(text, own, other)] : [];
}

function otherTongue(text: string, words: readonly string[], own: Tongue, tongues: Tongues): Tongue | undefined {
  const known = shareOf(words, own);
  // The locale's language knows so many of the words that no other language can know clearly more. For most texts the
  // check ends here, without a guess, which takes longer.
  if (known !== undefined && !isBetter(1, known, leastDistance)) return undefined;
  const letters = words.join('').length;
  const guess = letters < fewestGuessedLetters ? undefined : tongues.guess(text);
  if (guess === own.language || (guess === undefined && known === undefined)) return undefined;
  if (guess !== undefined) {
    const guessed = tongues.of(guess);
    if (guessed?.speller === undefined)
      return letters >= fewestUnknownLetters && (known ?? 0) < 0.5 ? guessed : undefined;
    return isBetter(shareOf(words, guessed), known, leastDistance) ? guessed : undefined;
  }
  if (known === undefined || known > 0.4) return undefined;
  return tongues.all
    .filter(({ language }) => language !== own.language)
    .find((each) => isBetter(shareOf(words, each), known, 0.5));
}

function isLowerCase(word: string): boolean {
  return /^\p{Ll}/u.test(word);
}

/** True if the other language knows most of the words, and clearly more than the own. */
function isBetter(other: number | undefined, own: number | undefined, distance: number): boolean {
  return other !== undefined && other >= 0.75 && other - (own ?? 0.5) >= distance;
}

/** The share of words that a language knows, from 0 to 1. Undefined without a dictionary. */
function shareOf(words: readonly string[], { speller }: Tongue): number | undefined {
  return speller && words.filter((word) => speller.knows(word)).length / words.length;
}

function findingOf({ place, text, kind }: ContentText, own: Tongue, other: Tongue): Finding {
  return {
    code: 'wrong-language',
    severity: 'warning',
    message: `${kind === 'alt' ? 'An alternative text' : 'A text'} of ${place.lang} is in ${other.name}, not in ${own.name}: ${excerptOf(text)}`,
    document: place,
    hint: `Translate it into ${own.name}.`,
  };
}

/** The text in quotation marks, with at most 80 characters. */
export function excerptOf(text: string): string {
  return text.length > 80 ? `"${text.slice(0, 79)}…"` : `"${text}"`;
}
