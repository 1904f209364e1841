import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createManifest, formatManifest } from '../../../../src/export/output/manifest.ts';
import { parseEarlierManifest, parseManifest } from '../../../../src/export/output/parse-manifest.ts';
import { isSafePath } from '../../../../src/export/output/safe-path.ts';
import { about, aboutCatalogue } from './small-site.ts';

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
  ].map((files) => createManifest(about, { files, hostFiles: files }));
  const text = one && formatManifest(one);
  expect(text).toBe(other && formatManifest(other));
  expect(parseManifest(text ?? '')).toEqual(one);
});

test('The manifest of an earlier version of Helios is that of a whole site with images', () => {
  const { leftOutPages, hasImages, ...earlier } = createManifest(about, { files: [], hostFiles: [] });
  expect(parseManifest(JSON.stringify(earlier))).toMatchObject({ leftOutPages: [], hasImages: true });
});

test('The manifest of a catalogue says what it is', () => {
  const { id, ...catalogue } = createManifest(aboutCatalogue, { files: [], hostFiles: [] });
  const text = formatManifest({ id, ...catalogue });
  expect(parseManifest(text)).toMatchObject({ id, isCatalogue: true, leftOutPages: ['/helios/en'] });
  expect(parseManifest(text.replace('"isCatalogue": true', '"isCatalogue": 1'))).toBeUndefined();
});

test('The manifest of an empty site is JSON too', () => {
  expect(parseManifest(formatManifest(createManifest(about, { files: [], hostFiles: [] })))?.hostFiles).toEqual([]);
});

test.each([
  '',
  '{',
  '[]',
  'null',
  '{"version":3,"files":[]}',
  '{"version":1,"files":[{"path":"../x","sha256":"","bytes":1}]}',
])('The text %j is no manifest of Helios', (text) => {
  expect(parseManifest(text)).toBeUndefined();
  expect(parseEarlierManifest(text)).toBeUndefined();
});

test('A manifest with a path that leaves its folder is no manifest of Helios', () => {
  const manifest = createManifest(about, { files: [file('a')], hostFiles: [] });
  expect(parseManifest(formatManifest({ ...manifest, hostFiles: [file('../a')] }))).toBeUndefined();
});

test('The release file is in the manifest and contains the id of the release', () => {
  const { id, files } = createManifest(about, { files: [file('a')], hostFiles: [] });
  const sha256 = createHash('sha256').update(`${id}\n`).digest('hex');
  expect(files.find(({ path }) => path === 'helios-release.txt')).toMatchObject({ sha256, bytes: 17 });
});

test.each([
  ['a', 'z'],
  ['a', 'b'],
  ['y', 'z'],
])('The release file has its place in the order of the files %s and %s', (...paths) => {
  const { files } = createManifest(about, { files: paths.map(file), hostFiles: [] });
  expect(files.map(({ path }) => path)).toEqual([...paths, 'helios-release.txt'].sort());
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
  const manifest = createManifest({ ...about, pages }, { files: [file('helios/en/index.html')], hostFiles: [] });
  expect(parseManifest(formatManifest(manifest))?.pages).toEqual(pages.toReversed());
});

test.each([undefined, 'all', [{ pathname: 'helios/en' }], [{ pathname: '/x', isIndexable: 'yes' }]])(
  'With the list of pages %j it is no manifest of Helios',
  (pages) => {
    const manifest = createManifest(about, { files: [file('helios/en/index.html')], hostFiles: [] });
    expect(parseManifest(JSON.stringify({ ...manifest, pages }))).toBeUndefined();
  },
);
