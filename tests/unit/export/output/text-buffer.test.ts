import { expect, test } from 'vitest';
import { createTextBuffer } from '../../../../src/export/output/text-buffer.ts';

test('Texts and bytes in a row become the bytes of the whole, however long the text before was', () => {
  const { encode } = createTextBuffer();
  for (const text of ['a', 'žluťoučký 🌞'.repeat(1000), '', '–']) {
    const parts = [text, Buffer.from('é'), text];
    const { bytes, ends } = encode(parts);
    expect(bytes.toString()).toBe(`${text}é${text}`);
    const length = Buffer.byteLength(text);
    expect(ends).toEqual([length, length + 2, length * 2 + 2]);
  }
});

test('The bytes of a text are in the memory of the text before, so that nobody may keep them', () => {
  const { encode } = createTextBuffer();
  const { bytes: first } = encode(['first']);
  encode(['other']);
  expect(first.toString()).toBe('other');
});

test('A long text gets memory of its own, and the next short one the memory of the short one before', () => {
  const { encode } = createTextBuffer();
  const short = encode(['short']).bytes;
  const long = encode(['–'.repeat(500_000), 'end']);
  expect(long.bytes.toString()).toBe(`${'–'.repeat(500_000)}end`);
  expect(long.ends).toEqual([1_500_000, 1_500_003]);
  expect(encode(['other']).bytes.buffer).toBe(short.buffer);
});
