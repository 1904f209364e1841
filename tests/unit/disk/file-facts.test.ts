import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createFileFacts } from '../../../src/disk/file-facts.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import { plainSeal } from '../support/seals.ts';

const anHourAhead = () => Date.now() + 3_600_000;

/** Reads the facts of a file in a process of its own. Says whether the process read the file. */
function look(file: string, cacheFile: string, { version = '1', now = anHourAhead } = {}) {
  let isRead = false;
  const facts = createFileFacts({ cache: { file: cacheFile, seal: plainSeal }, version, now });
  const text = facts.of(file, () => {
    isRead = true;
    return readFileSync(file, 'utf8');
  });
  facts.save();
  return { text, isRead };
}

function write(file: string, text: string): void {
  writeFileSync(file, text);
  utimesSync(file, 1_700_000_000, 1_700_000_000);
}

function world() {
  const folder = temporaryFolder();
  const [file, cacheFile] = [join(folder.path, 'a.json'), join(folder.path, 'cache', 'facts.json')];
  write(file, 'aaa');
  return { file, cacheFile, [Symbol.dispose]: () => folder[Symbol.dispose]() };
}

test('An unchanged file is read once, by later processes too', () => {
  using it = world();
  expect(look(it.file, it.cacheFile)).toEqual({ text: 'aaa', isRead: true });
  expect(look(it.file, it.cacheFile)).toEqual({ text: 'aaa', isRead: false });
});

test('A changed file of the same size and modification time is read again', () => {
  using it = world();
  look(it.file, it.cacheFile);
  write(it.file, 'bbb');
  expect(look(it.file, it.cacheFile)).toEqual({ text: 'bbb', isRead: true });
});

test('A file changed a moment ago is not trusted to stay', () => {
  using it = world();
  look(it.file, it.cacheFile, { now: Date.now });
  expect(look(it.file, it.cacheFile).isRead).toBe(true);
});

test('File facts of another version, and a damaged cache, are forgotten', () => {
  using it = world();
  look(it.file, it.cacheFile);
  expect(look(it.file, it.cacheFile, { version: '2' }).isRead).toBe(true);
  writeFileSync(it.cacheFile, '{"version":"2","files"');
  expect(look(it.file, it.cacheFile, { version: '2' })).toEqual({ text: 'aaa', isRead: true });
});

test('The facts of one file among hundreds are not worth writing all of them', () => {
  using it = world();
  const files = Array.from({ length: 300 }, (_, index) => join(dirname(it.file), `${index}.json`));
  for (const file of files) write(file, 'aaa');
  const readBy = (process: number) => {
    const facts = createFileFacts({ cache: { file: it.cacheFile, seal: plainSeal }, version: '1', now: anHourAhead });
    const read: string[] = [];
    for (const file of files) facts.of(file, () => read.push(file) + process);
    facts.save();
    return read.length;
  };
  expect([readBy(1), readBy(2)]).toEqual([300, 0]);
  const before = readFileSync(it.cacheFile, 'utf8');
  write(files[7] ?? '', 'bbb');
  expect([readBy(3), readFileSync(it.cacheFile, 'utf8') === before, readBy(4)]).toEqual([1, true, 1]);
  for (const file of files.slice(0, 20)) write(file, 'ccc');
  expect([readBy(5), readBy(6)]).toEqual([20, 0]);
});
