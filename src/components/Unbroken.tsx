import type { ReactNode } from 'react';
import { keyed } from './keyed.ts';

/**
 * Text whose words with a single letter before a hyphen, such as "E-Mail", never end a line with that letter. The rule is in
 * `base.css`: a class of its own would give pages with such a word other styles than their neighbours.
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
