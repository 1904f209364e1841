import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const media = new URL('../../../../content/media/', import.meta.url);
const guides = readdirSync(media).filter((name) => name.endsWith('.pdf'));

test.each(guides)('The titles of %s and its chapters, which readers and search engines show, have no tags', (name) => {
  const file = readFileSync(new URL(name, media), 'latin1');
  const titles = Array.from(file.matchAll(/\/Title\s*(?:\(((?:\\.|[^\\)])*)\)|<FEFF([0-9A-F]*)>)/g), ([, text, hex]) =>
    hex === undefined ? text : fromUtf16(hex),
  );
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.filter((title) => /<\w+>/.test(title ?? ''))).toEqual([]);
});

function fromUtf16(hex: string): string {
  return new TextDecoder('utf-16be').decode(Buffer.from(hex, 'hex'));
}
