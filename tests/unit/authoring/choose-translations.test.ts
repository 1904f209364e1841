import { expect, test } from 'vitest';
import { chooseTranslations } from '../../../src/authoring/choose-translations.ts';
import { snapshotOf } from '../support/snapshot-of.ts';

const snapshot = snapshotOf(
  { type: 'page', uid: 'pricing', group: 'p' },
  { type: 'page', uid: 'preise', lang: 'de-de', group: 'p' },
  { type: 'page', uid: 'karten', lang: 'de-de', group: 'c', tags: ['untranslated'] },
  { type: 'page', uid: 'tarifs', lang: 'fr-fr', group: 'p' },
);

const choose = (names: readonly string[], langs: readonly string[] = []) =>
  chooseTranslations({
    names,
    langs: new Set(langs),
    heads: snapshot.heads(),
    records: { 'fr-fr/page/tarifs': 'then' },
    factsOf: (id) => snapshot.facts(id),
  });

test('A copy that waits for its translation is not recorded as a translation', () => {
  expect(choose([]).untranslated).toEqual(['de-de/page/karten']);
  expect(choose([]).chosen).toEqual(new Set(['de-de/page/preise', 'en-gb/page/pricing']));
  expect(choose([], ['de-de'])).toEqual({
    chosen: new Set(['de-de/page/preise']),
    untranslated: ['de-de/page/karten'],
  });
});

test('Named translations are chosen, with a record or without one', () => {
  expect(choose(['fr-fr/page/tarifs'])).toEqual({ chosen: new Set(['fr-fr/page/tarifs']), untranslated: [] });
});

test.each([
  ['de-de/page/karten', 'it has the tag "untranslated"', 'remove the tag'],
  ['de-de/page/kartn', 'There is no document "de-de/page/kartn".', 'Did you mean de-de/page/karten?'],
])('A document that can not be recorded is refused by its name, with a way out: %s', (name, message, hint) => {
  expect(() => choose([name])).toThrow(
    expect.objectContaining({
      code: 'bad-argument',
      message: expect.stringContaining(message),
      hint: expect.stringContaining(hint),
    }),
  );
});
