import type { ContentText } from '../content/texts/content-text.ts';
import { wordsIn } from '../content/texts/readable-text.ts';
import type { Finding } from '../site/finding.ts';
import { excerptOf } from './check-language.ts';

/** The fewest words of a sentence that is checked. A shorter sentence is a phrase, which may be on several pages. */
const fewestWords = 8;

/** Slices that a site repeats on purpose: calls to action, questions, words of customers, and parts of tools. */
const repeatedSlices: ReadonlySet<string> = new Set([
  'cta',
  'faq',
  'form',
  'notice',
  'spreadsheet',
  'testimonial',
  'tool',
]);

/** Types whose documents share sentences on purpose, and those that are no pages. */
const repeatedTypes: ReadonlySet<string> = new Set([
  'global_strings',
  'job',
  'lead_form',
  'legal_page',
  'locale_settings',
  'navigation',
  'pricing',
  'product_scene',
  'signup_modal',
]);

/** Fields with which other pages introduce a page, so that their texts are on several pages. */
const repeatedFields: ReadonlySet<string> = new Set(['description', 'quote', 'summary', 'excerpt', 'meta_description']);

/** Reports each sentence that several pages of a locale share: once, at its first place. */
export function checkRepeats(texts: readonly ContentText[], htmlLang: string): Finding[] {
  const sentences = new Intl.Segmenter(htmlLang, { granularity: 'sentence' });
  const places = Map.groupBy(
    texts.filter(isOwnProse).flatMap(({ place, text }) =>
      Array.from(sentences.segment(text), ({ segment }) => ({
        place,
        sentence: segment.trim(),
        key: keyOf(segment),
      })),
    ),
    ({ key }) => key,
  );
  return [...places.values()].flatMap((group) => {
    const [first] = group;
    const ids = new Set(group.map(({ place }) => place.id));
    if (!first || first.key === '' || ids.size < 2) return [];
    const names = new Set(
      group
        .slice(1)
        .filter(({ place }) => place.id !== first.place.id)
        .map(({ place }) => `${place.type} "${place.uid}"`),
    );
    return {
      code: 'repeated-text',
      severity: 'warning',
      message: `A sentence is also on ${[...names].join(', ')}: ${excerptOf(first.sentence)}`,
      document: first.place,
      hint: 'Say it on one of the pages only, or in other words.',
    } satisfies Finding;
  });
}

function isOwnProse({ kind, place, slice, field }: ContentText): boolean {
  if (kind !== 'prose' || repeatedTypes.has(place.type) || repeatedFields.has(field)) return false;
  return slice === undefined || !repeatedSlices.has(slice);
}

/** The words of a sentence in lower case. Empty for a sentence that is too short to be checked. */
function keyOf(sentence: string): string {
  const words = wordsIn(sentence);
  return words.length < fewestWords ? '' : words.join(' ').toLowerCase();
}
