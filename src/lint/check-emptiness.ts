import type { ContentText } from '../content/texts/content-text.ts';
import type { Finding } from '../site/finding.ts';
import { excerptOf } from './check-language.ts';
import { phrases } from './phrases.ts';

/**
 * Reports a heading or a link that means nothing without the text around it, such as `More`: people who list the
 * headings of a page learn nothing from such a text.
 */
export function checkEmptiness({ kind, place, text }: ContentText, language: string): Finding[] {
  if (kind !== 'heading' && kind !== 'link') return [];
  const words = text
    .toLowerCase()
    .replace(/[\s.…!?:→›»]+$/u, '')
    .trim();
  if (!phrases[language]?.empty.includes(words)) return [];
  return [
    {
      code: 'empty-words',
      severity: 'warning',
      message: `A ${kind} says nothing alone: ${excerptOf(text)}`,
      document: place,
      hint: 'Name what is below it or behind it.',
    },
  ];
}
