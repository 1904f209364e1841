import { expect, test } from 'vitest';
import { createTextBuffer } from '../../../../src/export/output/text-buffer.ts';

test('Texts and bytes in a row become the bytes of the whole, however long the text before was', () => {
  const { encode } = createTextBuffer();
  for (const text of ['a', 'žluťoučký 🌞'.repeat(1000), '', '–']) {
    const parts = [text, Buffer.from('é'), text];
    expect(encode(parts).toString()).toBe(`${text}é${text}`);
  }
});

test('The bytes of a text are in the memory of the text before, so that nobody may keep them', () => {
  const { encode } = createTextBuffer();
  const first = encode(['first']);
  encode(['other']);
  expect(first.toString()).toBe('other');
});
