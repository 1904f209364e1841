import { expect, test } from 'vitest';
import { checkUntranslated } from '../../../src/check/untranslated.ts';
import { checkUntranslatedTexts } from '../../../src/lint/check-untranslated.ts';
import { textOf } from '../lint/_together/sample-text.ts';
import { localeOf } from '../support/sample-page.ts';
import { snapshotOf } from '../support/snapshot-of.ts';

const snapshot = snapshotOf(
  { type: 'page', uid: 'cards', id: 'A', group: 'c' },
  { type: 'page', uid: 'karten', id: 'B', group: 'c', lang: 'de-de', tags: ['untranslated'] },
);

test('A document that waits for its translation is an error of its locale', () => {
  expect(checkUntranslated(snapshot, [localeOf('de')])).toMatchObject([
    { code: 'untranslated', severity: 'error', document: { uid: 'karten', lang: 'de-de' } },
  ]);
  expect(checkUntranslated(snapshot, [localeOf('en')])).toEqual([]);
});

test('Each text that is still the copied one is named', () => {
  const place = { id: 'B', type: 'page', uid: 'karten', lang: 'de-de' };
  const texts = [
    textOf('Cards for teams', { place: { ...place, field: 'title' } }),
    textOf('Karten für alle', { place: { ...place, field: 'body' } }),
    textOf('Nordvik Film', { kind: 'name', place: { ...place, field: 'company' } }),
  ];
  const source = ['Cards for teams', 'Cards for all', 'Nordvik Film'].map((text) => textOf(text));
  const findings = checkUntranslatedTexts(texts, snapshot, (id) => (id === 'A' ? source : []));
  expect(findings.map(({ document }) => document?.field)).toEqual(['title']);
});
