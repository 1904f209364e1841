import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../../../src/export/output/store.ts';
import { storePublicFiles } from '../../../../src/export/site-files/public-files.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';

const now = new Date('2026-11-22T12:00:00Z');

/** Stores a folder `public` with these files, after `change` has changed it. */
async function store(files: Readonly<Record<string, string>>, change: (folder: string) => void = () => {}) {
  using place = temporaryFolder();
  const folder = join(place.path, 'public');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  change(folder);
  const input = { folder, pathPrefix: '/helios', store: openStore(join(place.path, 'store')), now };
  const { files: stored, findings } = await storePublicFiles(input);
  return {
    types: Object.fromEntries(stored.map(({ path, type }) => [path, type])),
    stored,
    messages: findings.map(({ message }) => message),
    findings,
  };
}

test('Files go out with their types and are revalidated, and what systems leave behind is left out', async () => {
  const { types, stored, findings } = await store({
    'ads.txt': 'x',
    '.well-known/assetlinks.json': '[]',
    '.well-known/apple-app-site-association': '{"applinks":{}}',
    '.well-known/acme-challenge/token': 'abc',
    'google1.html': 'x',
    '.nojekyll': '',
    '.DS_Store': 'x',
    'a/._b': 'x',
    'a/Thumbs.db': 'x',
    '.gitkeep': '',
    'notes.txt~': 'x',
  });
  expect(findings).toEqual([]);
  expect(types).toEqual({
    '.nojekyll': 'application/octet-stream',
    '.well-known/acme-challenge/token': 'text/plain; charset=utf-8',
    '.well-known/apple-app-site-association': 'application/json',
    '.well-known/assetlinks.json': 'application/json',
    'ads.txt': 'text/plain; charset=utf-8',
    'google1.html': 'text/html; charset=utf-8',
  });
  expect(stored.every(({ cache }) => cache === 'revalidate')).toBe(true);
});

test('A name without an extension whose bytes are no text has no type of its own', async () => {
  const { types } = await store({ blob: '' }, (folder) =>
    writeFileSync(join(folder, 'blob'), Buffer.from([0xff, 0xfe, 0])),
  );
  expect(types).toEqual({ blob: 'application/octet-stream' });
});

test.each([
  ['.env', 'public/.env is hidden, because a name in its path begins with a dot.'],
  ['.git/config', 'public/.git/config is hidden'],
  ['.well-known/.secret', 'public/.well-known/.secret is hidden'],
  ['a b.txt', 'public/"a b.txt" has characters in its path'],
  ['a\n✓ b', 'public/"a\\n✓ b" has characters'],
  ['helios/static/logo.png', 'is below a folder of generated files'],
  ['helios/page-data/x.json', 'is below a folder of generated files'],
  ['index.html', 'public/index.html is never shown'],
  ['api/hubspot-submit-form', 'has the address to which forms send leads'],
  ['api/hubspot-submit-form/index.html', 'has the address to which forms send leads'],
])('The file %j of public is an error with its reason', async (path, message) => {
  const { types, findings } = await store({ 'ads.txt': 'x', [path]: 'x' });
  expect(types).toEqual({ 'ads.txt': 'text/plain; charset=utf-8' });
  expect(findings).toMatchObject([
    { code: 'public-file', severity: 'error', message: expect.stringContaining(message), hint: expect.any(String) },
  ]);
});

test('Links and pipes in public are errors and are never read', async () => {
  const { types, messages } = await store({ 'a.txt': 'x' }, (folder) => {
    symlinkSync('/etc/passwd', join(folder, 'passwd.txt'));
    symlinkSync('.', join(folder, 'loop'));
    symlinkSync('nowhere', join(folder, 'dead'));
    execFileSync('mkfifo', [join(folder, 'pipe')]);
  });
  expect(Object.keys(types)).toEqual(['a.txt']);
  expect(messages).toEqual([
    expect.stringContaining('public/dead is a link'),
    expect.stringContaining('public/loop is a link'),
    expect.stringContaining('public/passwd.txt is a link'),
    expect.stringContaining('public/pipe is no file'),
  ]);
});

test('A large file is a warning, and a file that is too large to be read an error', async () => {
  const { stored, findings } = await store({ 'film.mp4': '', 'disk.iso': '' }, (folder) => {
    truncateSync(join(folder, 'film.mp4'), 26 * 1024 * 1024);
    truncateSync(join(folder, 'disk.iso'), 2 * 1024 * 1024 * 1024);
  });
  expect(stored.map(({ path }) => path)).toEqual(['film.mp4']);
  expect(findings).toMatchObject([
    { severity: 'error', message: expect.stringContaining('public/disk.iso has more than 1 GiB') },
    { severity: 'warning', message: expect.stringContaining('public/film.mp4 has 26.0 MiB') },
  ]);
});

test('Without the folder there are no files, and a folder that is a link or a file is an error', async () => {
  expect(await store({})).toMatchObject({ stored: [], findings: [] });
  expect((await store({}, (folder) => writeFileSync(folder, 'x'))).messages).toEqual(['public/ is no folder.']);
  expect((await store({}, (folder) => symlinkSync('/etc', folder))).messages).toEqual([
    expect.stringContaining('public/ is a link'),
  ]);
});

test('More files without an extension than hosts take types are an error', async () => {
  const files = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`a${index}`, 'x']));
  expect((await store(files)).messages).toEqual([expect.stringContaining('public/ has 51 files without an extension')]);
});

test('A security.txt that has expired is a warning', async () => {
  const text = 'Contact: mailto:a@b.example\nExpires: 2026-01-01T00:00:00Z\n';
  const { stored, findings } = await store({ '.well-known/security.txt': text });
  expect(stored).toHaveLength(1);
  expect(findings).toMatchObject([{ severity: 'warning', where: 'public/.well-known/security.txt' }]);
});

test('A folder with an unsafe name is one finding, with the folders and files in it', async () => {
  const { messages, types } = await store({ 'a b/c/d.txt': 'x', 'a b/e f.txt': 'x', 'ads.txt': 'x' });
  expect(messages).toMatchObject([expect.stringMatching(/^public\/"a b" has characters/)]);
  expect(Object.keys(types)).toEqual(['ads.txt']);
});
