import { expect, test } from 'vitest';
import { decodeUtf8 } from '../../../src/site/utf8.ts';

test.each([
  ['Maß', 'Maß'],
  ['\uFEFFMaß', 'Maß'],
  ['a \uFFFD that somebody wrote', 'a \uFFFD that somebody wrote'],
  ['', ''],
])('The text %j is decoded without a byte order mark', (written, text) => {
  expect(decodeUtf8(Buffer.from(written))).toEqual({ text });
});

test.each([
  ['\xef', 1],
  ['one\ntwo\r\nthree \xef!\nfour \xef', 3],
  ['one\ntwo\xe2\x82', 2],
])('Other bytes are a fault in the first line that has them: %j', (bytes, faultyLine) => {
  expect(decodeUtf8(Buffer.from(bytes, 'latin1'))).toEqual({ faultyLine });
});
