import { existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readTextFile } from '../content/read-text-file.ts';

/** The folder of the site's own words: names and terms that dictionaries lack. */
export const wordsFolder = join(import.meta.dirname, '../../content/words');

/**
 * Reads the site's own words for a language from `all.txt` and `{language}.txt`: one word a line. A line that begins
 * with `#` is a comment. A word in lower case stands for its capitalized form too, because it may begin a sentence.
 */
export function loadSiteWords(language: string, folder: string = wordsFolder): readonly string[] {
  return ['all', language]
    .map((name) => join(folder, `${name}.txt`))
    .filter((file) => existsSync(file))
    .flatMap(linesIn)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/**
 * Adds words to the file of a language, sorted, each once. The comments of the file stay above the words. Writes
 * nothing if there are no words to add.
 */
export function addSiteWords(language: string, words: readonly string[], folder: string = wordsFolder): void {
  if (words.length === 0) return;
  const file = join(folder, `${language}.txt`);
  const before = existsSync(file) ? linesIn(file) : [];
  const comments = before.filter((line) => line.startsWith('#'));
  const known = before.filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const sorted = [...new Set([...known, ...words])].sort(new Intl.Collator('en').compare);
  writeFileSync(file, `${[...comments, ...sorted].join('\n')}\n`);
}

function linesIn(file: string): string[] {
  return readTextFile(file, `content/words/${basename(file)}`).split(/\r?\n/);
}
