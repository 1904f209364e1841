import type { ReactNode } from 'react';
import { keyed } from './keyed.ts';

/**
 * Text in which words and numbers with one or two letters or digits before a hyphen, such as "E-Mail", "au-delà" and
 * "20-14", are never broken after that hyphen, and an address that is longer than a line is broken after its "@", not
 * inside a word. The style rule is in `base.css`: with a class of its own, pages with such a word would have other
 * styles than their neighbours.
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
 * One or two letters or digits, a hyphen and the letters or digits after it, or the "@" of an address. After two letters
 * the rest is short, because a long compound such as "IT-Verantwortliche" may need its break. The group makes `split`
 * keep them, at the odd places.
 */
const shortPart =
  /((?<![\p{L}\p{N}])(?:[\p{L}\p{N}]-[\p{L}\p{N}]+|[\p{L}\p{N}]{2}-[\p{L}\p{N}]{1,8}(?![\p{L}\p{N}\xAD]))|(?<=\w)@(?=\w))/u;
