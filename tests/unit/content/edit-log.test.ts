import { expect, test } from 'vitest';
import type { DocumentRow } from '../../../src/content/content-source.ts';
import { type EditLog, editedSince, type LoggedEdit, logEdit } from '../../../src/content/edit-log.ts';

const row = (id: string, hash: string): DocumentRow => ({
  head: { id, type: 'page', uid: id, lang: 'en-gb', hash, lastPublished: '', alternates: [{ id: 'D', lang: 'de-de' }] },
  facts: { type: 'page', tags: [], data: {}, relationships: [], plurals: [], unfilled: [] },
  findings: [],
});

const logOf = (...edits: readonly (LoggedEdit | undefined)[]) => edits.reduce<EditLog>(logEdit, []);

const hashesSince = (log: EditLog, ref: string) => {
  const edited = editedSince(log, ref);
  return edited && Object.fromEntries(Array.from(edited, ([id, { head }]) => [id, head.hash]));
};

test('The documents edited since a ref are those of all reads since, each as it was at the ref', () => {
  const log = logOf(
    { since: 'ref-1', before: [row('P', '1'), row('Q', '1')] },
    { since: 'ref-2', before: [row('P', '2'), row('R', '1')] },
  );
  expect(hashesSince(log, 'ref-1')).toEqual({ P: '1', Q: '1', R: '1' });
  expect(hashesSince(log, 'ref-2')).toEqual({ P: '2', R: '1' });
  expect(editedSince(log, 'ref-1')?.get('P')).toEqual(row('P', '1'));
  expect(hashesSince(log, 'ref-3')).toBeUndefined();
});

test('A ref that came back counts from the last time', () => {
  const log = logOf(
    { since: 'ref-1', before: [row('P', '1')] },
    { since: 'ref-2', before: [row('P', '2')] },
    { since: 'ref-1', before: [row('Q', '1')] },
  );
  expect(hashesSince(log, 'ref-1')).toEqual({ Q: '1' });
});

test('After a read of everything nothing is known, nor after an edit of many documents, nor of a ref long ago', () => {
  const first = { since: 'ref-1', before: [row('P', '1')] };
  expect(hashesSince(logOf(first, undefined), 'ref-1')).toBeUndefined();
  const many = { since: 'ref-1', before: Array.from({ length: 101 }, (_, at) => row(`P${at}`, '1')) };
  expect(hashesSince(logOf(first, many), 'ref-1')).toBeUndefined();
  const log = logOf(...Array.from({ length: 60 }, (_, at) => ({ since: `ref-${at + 1}`, before: [] })));
  expect([hashesSince(log, 'ref-10'), hashesSince(log, 'ref-11')]).toEqual([undefined, {}]);
});
