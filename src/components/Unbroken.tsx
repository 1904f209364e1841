import type { ReactNode } from 'react';
import { keyed } from './keyed.ts';

/**
 * Text in which words with a single letter before a hyphen, such as "E-Mail", are never broken after that letter. The
 * style rule is in `base.css`: with a class of its own, pages with such a word would have other styles than their
 * neighbours.
 */
export function Unbroken({ text }: { readonly text: string }): ReactNode {
  if (!text.includes('-')) return text;
  const parts = text.split(shortPart);
  if (parts.length === 1) return text;
  return keyed(parts).map(({ key, item }) =>
    key % 2 === 0 ? (
      item
    ) : (
      <span key={key} data-unbroken>
        {item}
      </span>
    ),
  );
}

/** A letter, a hyphen and the letters after it. The group makes `split` keep the words, at the odd places. */
const shortPart = /((?<!\p{L})\p{L}-\p{L}+)/u;
