import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCacheDatabase } from '../../../../src/export/output/cache-database.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';

let temporary: ReturnType<typeof temporaryFolder>;
let file: string;
beforeEach(() => {
  temporary = temporaryFolder();
  file = join(temporary.path, 'pages.sqlite');
});
afterEach(() => temporary[Symbol.dispose]());

const layout = { version: 1, tables: ['CREATE TABLE pages (key TEXT PRIMARY KEY)'] };

/** Adds a key, and returns all keys. */
function addTo(path: string, key: string): unknown[] {
  const database = openCacheDatabase(path, layout);
  try {
    return database.run((prepare) => {
      prepare('INSERT INTO pages VALUES (?)').run(key);
      return prepare('SELECT key FROM pages ORDER BY key')
        .all()
        .map((row) => row.key);
    });
  } finally {
    database.close();
  }
}

/** Makes a database one that SQLite may only read, as for a user who may not write the file. */
function makeReadOnly(path: string): void {
  // The version of writing in the header: https://www.sqlite.org/fileformat.html#file_format_version_numbers
  const handle = openSync(path, 'r+');
  writeSync(handle, Buffer.from([9]), 0, 1, 18);
  closeSync(handle);
}

test('A cache is there again when it is opened the next time', () => {
  expect(addTo(file, 'a')).toEqual(['a']);
  expect(addTo(file, 'b')).toEqual(['a', 'b']);
});

test.each<[string, () => void]>([
  ['no database', () => writeFileSync(file, 'not a database, by any means')],
  ['a folder', () => mkdirSync(join(file, 'mine'), { recursive: true })],
  ['a database of another layout', () => openCacheDatabase(file, { ...layout, version: 2 }).close()],
  [
    'a database that may only be read',
    () => {
      addTo(file, 'before');
      makeReadOnly(file);
    },
  ],
])('A file that is %s is replaced by an empty cache', (_, prepare) => {
  prepare();
  expect(addTo(file, 'a')).toEqual(['a']);
});
