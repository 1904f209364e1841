import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recordTranslations } from '../../../src/authoring/record-translations.ts';
import { loadRecords, writeRecords } from '../../../src/authoring/translation-records.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import { snapshotOf } from '../support/snapshot-of.ts';

const heads = snapshotOf(
  { type: 'page', uid: 'pricing', id: 'A', group: 'p' },
  { type: 'page', uid: 'preise', lang: 'de-de', group: 'p' },
  { type: 'page', uid: 'tarifs', lang: 'fr-fr', group: 'p' },
  { type: 'page', uid: 'lokal', lang: 'de-de', group: 'l' },
).heads();

const record = (records: Record<string, string>, chosen: string) =>
  recordTranslations({
    heads,
    defaultLang: 'en-gb',
    records,
    isChosen: ({ lang }) => lang === chosen,
    hashOf: (id) => `now ${id}`,
  });

test('The chosen translations are recorded, the others stay as they were, with a record or without one', () => {
  const before = { 'de-de/page/preise': 'then', 'fr-fr/page/tarifs': 'then', 'de-de/page/weg': 'then' };
  expect(record(before, 'de-de')).toEqual({ 'de-de/page/preise': 'now A', 'fr-fr/page/tarifs': 'then' });
  expect(record({}, 'fr-fr')).toEqual({ 'fr-fr/page/tarifs': 'now A' });
});

test('The file of records is sorted, with one record a line', () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'translations.json');
  expect(loadRecords(file)).toEqual({});
  writeRecords(file, { b: '2', a: '1' });
  expect(readFileSync(file, 'utf8')).toBe('{\n  "a": "1",\n  "b": "2"\n}\n');
  expect(loadRecords(file)).toEqual({ a: '1', b: '2' });
  writeFileSync(file, '{"a":1}');
  expect(() => loadRecords(file)).toThrow(expect.objectContaining({ code: 'invalid-content' }));
});
