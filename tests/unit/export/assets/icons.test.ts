import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { config } from '../../../../config/index.ts';
import { loadIcons } from '../../../../src/export/assets/icons.ts';
import { openStore } from '../../../../src/export/output/store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'helios-icons-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const names = ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'];

function load() {
  const { site, locales } = config;
  const colors = { theme: '#06262d', background: '#ffffff' };
  return loadIcons({ folder, site, locales, colors, store: openStore(join(folder, 'store')) });
}

test('Icons are named by their bytes, and the web app manifest names them', async () => {
  for (const name of names) writeFileSync(join(folder, name), name);
  const { files, pathnames } = await load();
  expect(pathnames['icon-192.png']).toMatch(/^\/helios\/static\/icon-192-[0-9a-f]{10}\.png$/);
  expect(files.map(({ path }) => `/${path}`)).toEqual(expect.arrayContaining(Object.values(pathnames)));
  const manifest = files.find(({ path }) => `/${path}` === pathnames['site.webmanifest']);
  const text = Buffer.from((await openStore(join(folder, 'store')).get(manifest?.sha256 ?? '')) ?? []).toString();
  expect(JSON.parse(text)).toMatchObject({
    name: 'Helios',
    start_url: '/helios/en',
    icons: [
      { src: pathnames['icon-192.png'], sizes: '192x192' },
      { src: pathnames['icon-512.png'] },
      { type: 'image/svg+xml' },
    ],
  });
});

test('Browsers that ask for /favicon.ico find an icon at the root of the origin', async () => {
  for (const name of names) writeFileSync(join(folder, name), name);
  const { files } = await load();
  expect(files).toContainEqual(
    expect.objectContaining({ path: 'favicon.ico', type: 'image/vnd.microsoft.icon', cache: 'revalidate' }),
  );
});

test('The error for a missing icon names its path', async () => {
  await expect(load()).rejects.toMatchObject({ code: 'bad-config', where: join(folder, 'favicon.svg') });
});
