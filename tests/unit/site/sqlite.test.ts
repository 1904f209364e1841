import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { isSqliteBusy, isSqliteFull, sqliteCode } from '../../../src/site/sqlite.ts';

function sqliteError(errcode: number): Error {
  return Object.assign(new Error('database error'), { code: 'ERR_SQLITE_ERROR', errcode });
}

test('An extended code of SQLite counts as its primary code', () => {
  // SQLITE_BUSY_SNAPSHOT and SQLITE_IOERR_WRITE.
  expect([517, 778].map((errcode) => sqliteCode(sqliteError(errcode)))).toEqual([5, 10]);
  expect([13, 778, 10, 266].map((errcode) => isSqliteFull(sqliteError(errcode)))).toEqual([true, true, false, false]);
  expect([5, 517, 13].map((errcode) => isSqliteBusy(sqliteError(errcode)))).toEqual([true, true, false]);
});

test('An error that SQLite did not throw has no code of SQLite', () => {
  const others = [new Error('database error'), Object.assign(new Error(), { code: 'ENOSPC', errcode: 13 }), undefined];
  expect(others.map((error) => [sqliteCode(error), isSqliteFull(error)])).toEqual(others.map(() => [undefined, false]));
});

test('A full database is recognised by the error that node:sqlite throws', () => {
  const database = new DatabaseSync(':memory:');
  database.exec('PRAGMA max_page_count = 1');
  let thrown: unknown;
  try {
    database.exec('CREATE TABLE one (x); CREATE TABLE two (x);');
  } catch (error) {
    thrown = error;
  }
  database.close();
  expect(isSqliteFull(thrown)).toBe(true);
});
