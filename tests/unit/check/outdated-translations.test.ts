import { expect, test } from 'vitest';
import { outdatedTranslations } from '../../../src/check/outdated-translations.ts';
import { createIsOutdated } from '../../../src/check/translation-age.ts';
import { snapshotOf } from '../support/snapshot-of.ts';

const langs = new Set(['en-gb', 'de-de', 'fi-fi']);

/** The langs of the outdated strings, if the default locale now says `new`. */
function outdated(records: Readonly<Record<string, string>>, wanted: ReadonlySet<string> = langs): string[] {
  const strings = [...langs].map((lang) => ({ type: 'global_strings', lang, group: 'strings' }) as const);
  const snapshot = snapshotOf(...strings);
  const langOf = new Map(snapshot.heads().map(({ id, lang }) => [id, lang]));
  const recordOf = (id: string) => records[langOf.get(id) ?? ''];
  return outdatedTranslations({
    heads: snapshot.heads(),
    defaultLang: 'en-gb',
    langs: wanted,
    hasRecord: (id) => recordOf(id) !== undefined,
    isOutdated: createIsOutdated({ recordOf, hashOf: () => 'new', hasTrueDates: false }),
  }).map(({ lang }) => lang);
}

test('A document without a page is outdated if the texts of its record have changed', () => {
  expect(outdated({ 'de-de': 'old', 'fi-fi': 'old' })).toEqual(['de-de', 'fi-fi']);
  expect(outdated({ 'de-de': 'old', 'fi-fi': 'new' })).toEqual(['de-de']);
});

test('A translation without a record, and one of another locale than the wanted ones, is not listed', () => {
  expect(outdated({ 'de-de': 'old' }, new Set(['fi-fi']))).toEqual([]);
});

test('The documents of the default locale have nothing to be older than', () => {
  expect(outdated({ 'en-gb': 'old' })).toEqual([]);
});
