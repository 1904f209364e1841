import { expect, test } from 'vitest';
import { createSeals } from '../../../../../src/disk/seal.ts';
import { readEntry, writeEntry } from '../../../../../src/export/images/shared/shared-entry.ts';

const [ours, theirs, plain] = ['k'.repeat(32), 'l'.repeat(32), undefined].map((key) =>
  createSeals(key)('shared-images'),
);
const seal = ours ?? expect.fail();
const name = `linux-x64/ab/ab${'0'.repeat(62)}`;
const image = { bytes: Buffer.from('the bytes of an image\nand a second line'), losesAnimation: true };
const entry = writeEntry(name, image, seal);

test('An entry gives back the image that was written', () => {
  expect(readEntry(name, entry, seal)).toMatchObject({ bytes: image.bytes, losesAnimation: true });
  const empty = { bytes: new Uint8Array(), losesAnimation: false };
  expect(readEntry(name, writeEntry(name, empty, seal), seal)).toMatchObject({ losesAnimation: false });
});

test('An entry that was sealed with another key, or without one, is not believed', () => {
  for (const other of [theirs, plain]) {
    expect(readEntry(name, writeEntry(name, image, other ?? expect.fail()), seal)).toBeUndefined();
  }
});

test('An entry that was moved to another name is not believed', () => {
  expect(readEntry(name.replace('linux', 'win32'), entry, seal)).toBeUndefined();
});

test('A seal of another cache is not believed', () => {
  const pages = createSeals('k'.repeat(32))('pages');
  expect(readEntry(name, writeEntry(name, image, pages), seal)).toBeUndefined();
});

test.each([
  ['has more bytes', Buffer.concat([entry, Buffer.from('x')])],
  ['is empty', Buffer.alloc(0)],
  ['has no line', Buffer.alloc(5000, 'x')],
  ['is a page of a proxy', Buffer.from('<!doctype html>\n<title>Sign in</title>')],
  [
    'says that the original is no animation',
    Buffer.from(Buffer.from(entry).toString('latin1').replace(' 1 ', ' 0 '), 'latin1'),
  ],
  [
    'has another image below the line',
    Buffer.from(Buffer.from(entry).toString('latin1').replace('the bytes', 'The bytes'), 'latin1'),
  ],
])('An entry that %s is not believed', (_, damaged) => {
  expect(readEntry(name, damaged, seal)).toBeUndefined();
});
