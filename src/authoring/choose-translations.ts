import type { DocumentHead } from '../content/content-source.ts';
import { isUntranslated, untranslatedTag } from '../content/meaning/untranslated.ts';
import { HeliosError } from '../site/helios-error.ts';
import { nearestText } from '../site/nearest-text.ts';
import { recordName } from './record-translations.ts';
import type { TranslationRecords } from './translation-records.ts';

export interface TranslationWish {
  /** The documents that were named: `de-de/page/pricing`. */
  readonly names: readonly string[];
  /** The Prismic codes of the locales that were named. */
  readonly langs: ReadonlySet<string>;
  readonly heads: readonly DocumentHead[];
  readonly records: TranslationRecords;
  /** The facts of a document, by its id. */
  factsOf(id: string): { readonly tags: readonly string[] } | undefined;
}

/** The names of documents, as the records have them. */
export interface ChosenTranslations {
  readonly chosen: ReadonlySet<string>;
  /** The documents of the wish that are copies still to be translated. */
  readonly untranslated: readonly string[];
}

/**
 * Chooses the translations to record: the named ones and those of the named locales, or all without a record if neither
 * is given. A copy that waits for its translation is never chosen. Throws HeliosError `bad-argument` if somebody names
 * such a copy, or a document that does not exist.
 */
export function chooseTranslations({ names, langs, heads, records, factsOf }: TranslationWish): ChosenTranslations {
  assertKnown(names, heads.map(recordName));
  const isAny = names.length + langs.size === 0;
  const isWanted = (head: DocumentHead) =>
    isAny ? records[recordName(head)] === undefined : langs.has(head.lang) || names.includes(recordName(head));
  const wanted = heads.filter(isWanted);
  const isCopy = ({ id }: DocumentHead) => isUntranslated(factsOf(id));
  const untranslated = wanted.filter(isCopy).map(recordName);
  assertTranslated(names, untranslated);
  return { chosen: new Set(wanted.filter((head) => !isCopy(head)).map(recordName)), untranslated };
}

function assertKnown(names: readonly string[], known: readonly string[]): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const meant = nearestText(unknown, known, (each) => each);
  throw new HeliosError('bad-argument', {
    message: `There is no document "${unknown}".`,
    where: 'helios content record',
    hint: meant ? `Did you mean ${meant}?` : 'Name a document by locale, type and UID: de-de/page/pricing.',
  });
}

function assertTranslated(names: readonly string[], untranslated: readonly string[]): void {
  const copy = names.find((name) => untranslated.includes(name));
  if (copy === undefined) return;
  throw new HeliosError('bad-argument', {
    message: `${copy} is a copy that waits for its translation: it has the tag "${untranslatedTag}".`,
    where: 'helios content record',
    hint: 'Translate its texts and remove the tag. Then record it.',
  });
}
