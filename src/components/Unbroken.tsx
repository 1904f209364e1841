import type { ReactNode } from 'react';
import { keyed } from './keyed.ts';

/**
 * Text in which words with a single letter before a hyphen, such as "E-Mail", are never broken after that letter, and
 * an address that is longer than a line is broken after its "@", not inside a word. The
 * style rule is in `base.css`: with a class of its own, pages with such a word would have other styles than their
 * neighbours.
 */
export function Unbroken({ text }: { readonly text: string }): ReactNode {
  if (!/[-@]/.test(text)) return text;
  const parts = text.split(shortPart);
  if (parts.length === 1) return text;
  return keyed(parts).map(({ key, item }) =>
    key % 2 === 0 ? item : item === '@' ? [item, <wbr key={key} />] : unbroken(key, item),
  );
}

function unbroken(key: number, word: string) {
  return (
    <span key={key} data-unbroken>
      {word}
    </span>
  );
}

/**
 * A letter, a hyphen and the letters after it, or the "@" of an address. The group makes `split` keep them, at the odd
 * places.
 */
const shortPart = /((?<!\p{L})\p{L}-\p{L}+|(?<=\w)@(?=\w))/u;
