import type { ReactNode } from 'react';
import { keyed } from './keyed.ts';
import styles from './Phrases.module.css';
import { Unbroken } from './Unbroken.tsx';

/**
 * The text of a heading. Its sentences, or the parts between its commas, each stay on one line where the line has room:
 * "Sell on Tuesday. / No report on Sunday." If a word may be longer than the lines of the narrowest phones, the letters
 * are smaller there. Where a word is too long for other lines, editors give it a soft hyphen. The rule for phrases is in
 * `base.css`, as that of `Unbroken` is.
 */
export function Phrases({ text }: { readonly text: string }): ReactNode {
  const phrases = phrasesOf(text);
  const lines = phrases.length > 1 ? keyed(phrases).map(phrase) : <Unbroken text={text} />;
  return veryLongWord.test(text) ? <span className={styles.longWord}>{lines}</span> : lines;
}

/** "Monatsabschluss": fifteen letters are as wide as a narrow phone in the size of headings. A soft hyphen divides them. */
const veryLongWord = /\p{L}{15}/u;

function phrase({ key, item }: { readonly key: number; readonly item: string }) {
  return [
    // The space is outside of the phrases, so that the line may break at it.
    key > 0 && ' ',
    <span key={key} data-phrase>
      <Unbroken text={item} />
    </span>,
  ];
}

function phrasesOf(text: string): readonly string[] {
  const sentences = text.split(sentenceEnd);
  if (sentences.length > 1 && areShort(sentences, maxLetters.sentence)) return sentences;
  const clauses = sentences.flatMap((sentence) => sentence.split(clauseEnd));
  return areShort(clauses, maxLetters.clause) ? clauses : [text];
}

/**
 * Longer phrases need several lines in most places. They flow, so that the browser can balance the lines of all. A
 * clause that breaks inside would leave a stub, so the longest one fits on a line of a phone and beside a picture.
 */
const maxLetters = { sentence: 32, clause: 18 } as const;

function areShort(phrases: readonly string[], max: number): boolean {
  return phrases.every(({ length }) => length <= max);
}

/** The space after a sentence, not after "z." in "z. B.". A capital letter follows, perhaps after a mark that opens something. */
const sentenceEnd = /(?<=[!?…]|[\p{L}\p{N}]{2}\.) (?=[¿¡«„“"]?\p{Lu})/u;
const clauseEnd = /(?<=[,;:]) /u;
