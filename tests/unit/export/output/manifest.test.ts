import { expect, test } from 'vitest';
import { createManifest, formatManifest, isSafePath, parseManifest } from '../../../../src/export/output/manifest.ts';
import { about } from './small-site.ts';

const file = (path: string) => ({
  path,
  sha256: '0'.repeat(64),
  bytes: 1,
  type: 'text/plain',
  cache: 'revalidate' as const,
});

test('The manifest is the same text for the same files in any order, and is read back', () => {
  const [one, other] = [
    [file('b'), file('a')],
    [file('a'), file('b')],
  ].map((files) => createManifest(about, files));
  const text = one && formatManifest(one);
  expect(text).toBe(other && formatManifest(other));
  expect(parseManifest(text ?? '')).toEqual(one);
});

test('The manifest of an empty site is JSON too', () => {
  expect(parseManifest(formatManifest(createManifest(about, [])))?.files).toEqual([]);
});

test.each([
  '',
  '{',
  '[]',
  'null',
  '{"version":2,"files":[]}',
  '{"version":1,"files":[{"path":"../x","sha256":"","bytes":1}]}',
])('The text %j is no manifest of Helios', (text) => {
  expect(parseManifest(text)).toBeUndefined();
});

test.each(['a', 'helios/en/index.html', '_headers', 'static/chunk-AB12_x.js'])(
  'The manifest accepts the path %s',
  (path) => {
    expect(isSafePath(path)).toBe(true);
  },
);

test('The manifest lists its pages, and they are read back', () => {
  const document = { id: 'A', type: 'page', uid: null, lang: 'en-gb' };
  const rest = { role: undefined, isIndexable: true, lastModified: '2026-01-02', heldFrom: undefined };
  const pages = [
    { pathname: '/helios/en/b', document, ...rest },
    { pathname: '/helios/en', document, ...rest, heldFrom: 'x' },
  ];
  const manifest = createManifest({ ...about, pages }, [file('helios/en/index.html')]);
  expect(parseManifest(formatManifest(manifest))?.pages).toEqual(pages.toReversed());
});

test.each([undefined, 'all', [{ pathname: 'helios/en' }], [{ pathname: '/x', isIndexable: 'yes' }]])(
  'With the list of pages %j the pages follow from the files',
  (pages) => {
    const files = ['404.html', 'helios/en/index.html', 'helios/en/about/index.html'].map(file);
    const parsed = parseManifest(JSON.stringify({ ...about, version: 1, pages, files }));
    expect(parsed?.pages).toMatchObject([
      { pathname: '/helios/en', document: undefined },
      { pathname: '/helios/en/about', document: undefined },
    ]);
  },
);
