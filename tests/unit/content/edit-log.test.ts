import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DocumentRow } from '../../../src/content/content-source.ts';
import { editedSince, editLogTable, logEdit } from '../../../src/content/edit-log.ts';

let database: DatabaseSync;

beforeEach(() => {
  database = new DatabaseSync(':memory:');
  database.exec(editLogTable);
});
afterEach(() => database.close());

const row = (id: string, hash: string): DocumentRow => ({
  head: { id, type: 'page', uid: id, lang: 'en-gb', hash, lastPublished: '', alternates: [{ id: 'D', lang: 'de-de' }] },
  facts: { type: 'page', tags: [], data: {}, relationships: [], plurals: [] },
  findings: [],
});

const hashesSince = (ref: string) => {
  const edited = editedSince(database, ref);
  return edited && Object.fromEntries(Array.from(edited, ([id, { head }]) => [id, head.hash]));
};

test('The documents edited since a ref are those of all reads since, each as it was at the ref', () => {
  logEdit(database, { since: 'ref-1', before: [row('P', '1'), row('Q', '1')] });
  logEdit(database, { since: 'ref-2', before: [row('P', '2'), row('R', '1')] });
  expect(hashesSince('ref-1')).toEqual({ P: '1', Q: '1', R: '1' });
  expect(hashesSince('ref-2')).toEqual({ P: '2', R: '1' });
  expect(editedSince(database, 'ref-1')?.get('P')).toEqual(row('P', '1'));
  expect(hashesSince('ref-3')).toBeUndefined();
});

test('A ref that came back counts from the last time', () => {
  logEdit(database, { since: 'ref-1', before: [row('P', '1')] });
  logEdit(database, { since: 'ref-2', before: [row('P', '2')] });
  logEdit(database, { since: 'ref-1', before: [row('Q', '1')] });
  expect(hashesSince('ref-1')).toEqual({ Q: '1' });
});

test('After a read of everything nothing is known, nor after an edit of many documents, nor of a ref long ago', () => {
  logEdit(database, { since: 'ref-1', before: [row('P', '1')] });
  logEdit(database, undefined);
  expect(hashesSince('ref-1')).toBeUndefined();
  logEdit(database, { since: 'ref-1', before: Array.from({ length: 101 }, (_, at) => row(`P${at}`, '1')) });
  expect(hashesSince('ref-1')).toBeUndefined();
  for (let number = 1; number <= 60; number += 1) logEdit(database, { since: `ref-${number}`, before: [] });
  expect([hashesSince('ref-10'), hashesSince('ref-11')]).toEqual([undefined, {}]);
});
