import { createHunspellFromStrings, type Hunspell } from 'hunspell-wasm';
import type { Dictionary } from './dictionaries.ts';

/** Checks words against the dictionary of a language and the site's own words. */
export interface Speller extends Disposable {
  knows(word: string): boolean;
  /** Known words that are similar, the likeliest first. */
  suggest(word: string): readonly string[];
}

/** Creates the speller of a dictionary. `own` has names and terms that the dictionary lacks. */
export async function createSpeller({ aff, dic }: Dictionary, own: Iterable<string>): Promise<Speller> {
  const decoder = new TextDecoder();
  const hunspell = await createHunspellFromStrings(decoder.decode(aff), decoder.decode(dic));
  for (const word of own) hunspell.addWord(plain(word));
  const known = new Map<string, boolean>();
  const knows = (word: string): boolean => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const answer = isKnown(word, hunspell);
    known.set(word, answer);
    return answer;
  };
  return {
    knows,
    suggest: (word) => hunspell.getSpellingSuggestions(plain(word)),
    [Symbol.dispose]: () => hunspell.dispose(),
  };
}

function isKnown(word: string, hunspell: Hunspell): boolean {
  if (isAbbreviation(word)) return true;
  // Dictionaries list abbreviations with their full stop, such as `MwSt.`, so the word is also looked up with one.
  const forms = [plain(word), `${plain(word)}.`, withoutGenitive(plain(word))];
  if (forms.some((form) => form !== undefined && hunspell.testSpelling(form))) return true;
  const parts = partsOf(word);
  return parts.length > 1 && parts.every((part) => part === '' || isKnown(part, hunspell));
}

/** True for a single letter and for capitals with an ending: `VAT`, `PDFs`. */
function isAbbreviation(word: string): boolean {
  return /^(?:\p{L}|[\p{Lu}\d]{2,}s?)$/u.test(word);
}

/** Replaces typographic apostrophes with straight ones, which dictionaries have. */
function plain(word: string): string {
  return word.replaceAll('’', "'");
}

/**
 * Removes the genitive ending of a name, because no dictionary lists such forms: `Nordvik's`, `Nordviks`. Returns
 * undefined for a word in lower case.
 */
function withoutGenitive(word: string): string | undefined {
  return /^(\p{Lu}.+?)'?s?$/u.exec(word)?.[1];
}

/** The parts of a compound with hyphens, and of a word after an elided article: `l’app`. */
function partsOf(word: string): string[] {
  return word.split(/[’'-]/);
}
