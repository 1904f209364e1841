import { expect, test } from 'vitest';
import { config } from '../../../../config/index.ts';
import { planRoutes } from '../../../../src/export/plan/plan-routes.ts';
import { createReadHash, hashesOf, type Read, type ReadSources } from '../../../../src/export/render/reads.ts';
import { type Sketch, snapshotOf } from '../../support/snapshot-of.ts';

const now = new Date('2027-01-21T10:00Z');

/** A site without documents, whose code has one part. */
const noSources: ReadSources = {
  documents: hashesOf([]),
  routes: [],
  now,
  code: { frame: 'frame', parts: { 'slice:hero': 'one' }, whole: 'whole' },
  stylesOf: (selection) => ({ version: selection }),
};

/** The hash of a read in a site of these documents. */
function hashIn(read: Read, ...sketches: Sketch[]): string {
  const snapshot = snapshotOf(...sketches);
  const documents = hashesOf(snapshot.heads());
  return createReadHash({ ...noSources, documents, routes: planRoutes(snapshot, config).routes })(read);
}

const pricing: Sketch = { type: 'page', uid: 'pricing', id: 'P', data: { title: 'Pricing' } };
const strings: Sketch = { type: 'global_strings', id: 'S' };

test('A page is rendered again if a document that it read has other content', () => {
  const read: Read = { kind: 'document', id: 'P' };
  expect(hashIn(read, pricing)).toBe(hashIn(read, pricing, strings));
  expect(hashIn(read, pricing)).not.toBe(hashIn(read, { ...pricing, data: { title: 'Prices' } }));
  expect(hashIn(read)).toBe('none');
});

test('A page is rendered again if a page that it links to has moved, not if that page has changed', () => {
  const read: Read = { kind: 'route', documentId: 'P' };
  expect(hashIn(read, pricing)).toBe(hashIn(read, { ...pricing, data: { title: 'Prices' } }));
  expect(hashIn(read, pricing)).not.toBe(hashIn(read, { ...pricing, uid: 'prices' }));
});

test('A page is rendered again if the page that it read by its name is another or has changed', () => {
  const read: Read = { kind: 'name', lang: 'en-gb', name: '/pricing' };
  expect(hashIn(read, pricing)).toBe(hashIn(read, pricing, { type: 'page', uid: 'about' }));
  expect(hashIn(read, pricing)).not.toBe(hashIn(read, { ...pricing, data: { title: 'Prices' } }));
  expect(hashIn(read)).toBe('none');
});

test('A page is rendered again if a list that it read has another or a changed member in its own locale', () => {
  const read: Read = { kind: 'list', type: 'page', lang: 'en-gb' };
  const other: Sketch = { type: 'page', uid: 'about', id: 'A' };
  expect(hashIn(read, pricing)).not.toBe(hashIn(read, pricing, other));
  expect(hashIn(read, pricing)).toBe(hashIn(read, pricing, { ...other, lang: 'de-de' }));
  expect(hashIn(read, pricing)).not.toBe(hashIn(read, { ...pricing, data: { title: 'Prices' } }));
});

test('A page is rendered again when a moment that it asked for has passed, and not before', () => {
  const at = (iso: string, time: Date) => createReadHash({ ...noSources, now: time })({ kind: 'moment', iso });
  const later = new Date('2027-01-21T11:00Z');
  expect(at('2027-01-21T10:30:00.000Z', now)).not.toBe(at('2027-01-21T10:30:00.000Z', later));
  expect(at('2027-01-21T11:30:00.000Z', now)).toBe(at('2027-01-21T11:30:00.000Z', later));
  expect(at('2027-01-21T09:30:00.000Z', now)).toBe(at('2027-01-21T09:30:00.000Z', later));
});

test('A page is rendered again if the code of a part that it uses has changed, and any code for a part without a version', () => {
  const hero: Read = { kind: 'code', part: 'slice:hero' };
  const edited = {
    ...noSources,
    code: { ...noSources.code, parts: { 'slice:hero': 'two' }, whole: 'edited' },
  } as const;
  expect(createReadHash(edited)(hero)).not.toBe(createReadHash(noSources)(hero));
  const other = { ...noSources, code: { ...noSources.code, whole: 'edited' } };
  expect(createReadHash(other)(hero)).toBe(createReadHash(noSources)(hero));
  const unknown: Read = { kind: 'code', part: 'slice:unknown' };
  expect(createReadHash(other)(unknown)).not.toBe(createReadHash(noSources)(unknown));
});
