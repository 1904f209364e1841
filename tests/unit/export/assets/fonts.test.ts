import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fontFaceRules, loadFonts } from '../../../../src/export/assets/fonts.ts';
import { openStore } from '../../../../src/export/output/store.ts';
import { createSubsetFinder } from '../../../../src/export/render/page-fonts.ts';

const folder = mkdtempSync(join(tmpdir(), 'helios-fonts-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('Each face of the font is a hashed file for each part, and has a rule with its weights and its width', async () => {
  const store = openStore(folder);
  const { files, parts } = await loadFonts({ store, pathPrefix: '/helios' });
  expect(parts.latin.faces.text).toMatch(/^\/helios\/static\/archivo-text-latin-[0-9a-f]{10}\.woff2$/);
  expect(files.map((file) => `/${file.path}`)).toEqual(
    Object.values(parts).flatMap(({ faces }) => Object.values(faces)),
  );
  expect(files[0]).toMatchObject({ type: 'font/woff2', cache: 'immutable' });
  expect(await Promise.all(files.map((file) => store.has(file.sha256)))).toEqual(files.map(() => true));
  const rules = fontFaceRules(['latin', 'latin-ext'], parts).split('@font-face').slice(1);
  expect(rules).toHaveLength(files.length);
  expect(rules[0]).toMatch(
    /^\{font-family:Archivo;font-weight:400 600;font-stretch:100%;font-display:swap;src:url\([^)]*archivo-text-latin-/,
  );
});

test('The basic part of the font alone has no range, and beside the other part each has its range', async () => {
  const { parts } = await loadFonts({ store: openStore(folder), pathPrefix: '' });
  expect(fontFaceRules(['latin'], parts)).not.toContain('unicode-range');
  expect(fontFaceRules(['latin', 'latin-ext'], parts).match(/unicode-range:U\+/g)).toHaveLength(4);
});

test.each([
  ['', ['latin']],
  ['Kulud kontrolli all, ümberöö', ['latin']],
  ['Küsi pakkumist: tšekk ja žanr', ['latin', 'latin-ext']],
  ['Škoda', ['latin', 'latin-ext']],
  ['Œuvre, 9 €, “quotes” – done', ['latin']],
  ['日本語 fits no part', ['latin']],
  ['<select><option value="PLN">Złoty</option></select><script>{"text":"Złoty"}</script>', ['latin']],
  ['<select><option value="PLN">Złoty</option></select><p>Złoty bleibt</p>', ['latin', 'latin-ext']],
])('The text %j needs the font parts %j', async (text, expected) => {
  const { parts } = await loadFonts({ store: openStore(folder), pathPrefix: '' });
  expect(createSubsetFinder(parts)(text)).toEqual(expected);
});
