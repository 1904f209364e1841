import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fontFaces, loadFonts } from '../../../../src/export/assets/fonts.ts';
import { openStore } from '../../../../src/export/output/store.ts';
import { createSubsetFinder } from '../../../../src/export/render/page-fonts.ts';

const folder = mkdtempSync(join(tmpdir(), 'helios-fonts-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('The font is two hashed files with a rule each, and has both axes', async () => {
  const store = openStore(folder);
  const { files, parts } = await loadFonts({ store, pathPrefix: '/helios' });
  expect(parts.latin.pathname).toMatch(/^\/helios\/static\/archivo-latin-[0-9a-f]{10}\.woff2$/);
  expect(files.map((file) => `/${file.path}`)).toEqual([parts.latin.pathname, parts['latin-ext'].pathname]);
  expect(files[0]).toMatchObject({ type: 'font/woff2', cache: 'immutable' });
  expect(await Promise.all(files.map((file) => store.has(file.sha256)))).toEqual([true, true]);
  const css = fontFaces(['latin', 'latin-ext'], parts);
  expect(css.match(/@font-face/g)).toHaveLength(2);
  for (const part of [
    'font-weight:100 900',
    'font-stretch:62% 125%',
    'font-display:swap',
    `url(${parts.latin.pathname})`,
  ]) {
    expect(css).toContain(part);
  }
  expect(css.indexOf('latin-ext')).toBeLessThan(css.indexOf(parts.latin.pathname));
});

test('The basic part of the font alone has no range, and beside the other part each has its range', async () => {
  const { parts } = await loadFonts({ store: openStore(folder), pathPrefix: '' });
  expect(fontFaces(['latin'], parts)).not.toContain('unicode-range');
  expect(fontFaces(['latin', 'latin-ext'], parts).match(/unicode-range:U\+/g)).toHaveLength(2);
});

test.each([
  ['', ['latin']],
  ['Kulud kontrolli all, ümberöö', ['latin']],
  ['Küsi pakkumist: tšekk ja žanr', ['latin', 'latin-ext']],
  ['Škoda', ['latin', 'latin-ext']],
  ['Œuvre, 9 €, “quotes” – done', ['latin']],
  ['日本語 fits no part', ['latin']],
])('The text %j needs the font parts %j', async (text, expected) => {
  const { parts } = await loadFonts({ store: openStore(folder), pathPrefix: '' });
  expect(createSubsetFinder(parts)(text)).toEqual(expected);
});
