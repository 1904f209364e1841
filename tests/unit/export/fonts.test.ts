import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fontSubsetsFor, loadFonts } from '../../../src/export/fonts.ts';
import { openStore } from '../../../src/export/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'helios-fonts-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the font comes in two hashed files with a rule each, and keeps both axes', async () => {
  const store = openStore(folder);
  const { files, css, pathnames } = await loadFonts({ store, pathPrefix: '/helios' });
  expect(pathnames.latin).toMatch(/^\/helios\/static\/archivo-latin-[0-9a-f]{10}\.woff2$/);
  expect(files.map((file) => `/${file.path}`)).toEqual([pathnames.latin, pathnames['latin-ext']]);
  expect(files[0]).toMatchObject({ type: 'font/woff2', cache: 'immutable' });
  expect(await Promise.all(files.map((file) => store.has(file.sha256)))).toEqual([true, true]);
  expect(css.match(/@font-face/g)).toHaveLength(2);
  for (const part of [
    'font-weight: 100 900',
    'font-stretch: 62% 125%',
    'font-display: swap',
    `url(${pathnames.latin})`,
  ]) {
    expect(css).toContain(part);
  }
  expect(css.indexOf('latin-ext')).toBeLessThan(css.indexOf(pathnames.latin));
});

test.each([
  ['', ['latin']],
  ['Kulud kontrolli all, ümberöö', ['latin']],
  ['Küsi pakkumist: tšekk ja žanr', ['latin', 'latin-ext']],
  ['Škoda', ['latin', 'latin-ext']],
  ['Œuvre, 9 €, “quotes” – done', ['latin']],
  ['日本語 fits no part', ['latin']],
])('%j needs %j', (text, expected) => {
  expect(fontSubsetsFor(text)).toEqual(expected);
});
