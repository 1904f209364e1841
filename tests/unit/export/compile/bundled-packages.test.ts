import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadPackages, packageFoldersOf } from '../../../../src/export/compile/bundled-packages.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';

const licence = 'Copyright (c) The Sun\n';

/** A package on the disk. Returns its folder from the root. */
function writePackage(root: string, name: string, fields: object, file: string | undefined = 'LICENSE'): string {
  const folder = `node_modules/${name}`;
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, 'package.json'), JSON.stringify({ name, ...fields }));
  if (file) writeFileSync(join(root, folder, file), licence);
  return folder;
}

test('A package is in a bundle if one of its files has bytes there, also below another package', () => {
  const sources = {
    'src/runtime/late/late.ts': 40,
    'node_modules/react/index.js': 12,
    'node_modules/react/cjs/react.production.js': 900,
    'node_modules/left-out/index.js': 0,
    'node_modules/@preact/signals-core/dist/signals.mjs': 7,
    'node_modules/workbox-expiration/node_modules/idb/index.js': 9,
  };
  expect(packageFoldersOf(sources)).toEqual([
    'node_modules/react',
    'node_modules/@preact/signals-core',
    'node_modules/workbox-expiration/node_modules/idb',
  ]);
});

test('A package says its name, its licence with the text, and where it comes from', () => {
  using root = temporaryFolder();
  const url = 'git+https://git.example/sun.git';
  const folders = [
    writePackage(root.path, 'sun', { license: 'MIT', repository: { url } }),
    writePackage(root.path, 'moon', { license: 'Apache-2.0', homepage: 'https://moon.example' }, 'LICENCE.md'),
  ];
  expect(loadPackages(root.path, [...folders, ...folders])).toEqual([
    { name: 'moon', licence: 'Apache-2.0', source: 'https://moon.example', text: licence.trim() },
    { name: 'sun', licence: 'MIT', source: 'https://git.example/sun', text: licence.trim() },
  ]);
});

test('A package without a licence file that declares MIT and its author has the text of MIT with the author', () => {
  using root = temporaryFolder();
  const folder = writePackage(root.path, 'sun', { license: 'MIT', author: 'Sun Makers' }, '');
  const [sun] = loadPackages(root.path, [folder]);
  expect(sun?.text).toMatch(/^The MIT License\n\nCopyright \(c\) Sun Makers\n\nPermission is hereby granted/);
});

test.each([
  ['no licence file and another licence', { license: 'ISC', author: 'Sun Makers' }, ''],
  ['no licence file', { license: 'MIT' }, ''],
  ['no licence in its package.json', {}, 'LICENSE'],
])('A package with %s stops the compilation, because nobody may publish it', (_, fields, file) => {
  using root = temporaryFolder();
  const folder = writePackage(root.path, 'sun', fields, file);
  expect(() => loadPackages(root.path, [folder])).toThrow(
    expect.objectContaining({ code: 'compile-failed', where: folder, message: expect.stringContaining('sun') }),
  );
});
