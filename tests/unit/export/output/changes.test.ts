import { expect, test } from 'vitest';
import { compareFiles } from '../../../../src/export/output/changes.ts';
import { createManifest } from '../../../../src/export/output/manifest.ts';
import type { SiteFile } from '../../../../src/export/output/site-file.ts';
import { about } from './small-site.ts';

const file = (path: string, digit = '0', cache: SiteFile['cache'] = 'revalidate'): SiteFile => ({
  path,
  sha256: digit.repeat(64),
  bytes: 1,
  type: 'text/plain',
  cache,
});
const manifestOf = (files: readonly SiteFile[], trailingSlash = 'never') =>
  createManifest({ ...about, trailingSlash }, { files, hostFiles: [] });

const before = [file('_headers'), file('helios/en.html'), file('gone.txt'), file('static/a-1.js', '0', 'immutable')];
const after = [
  file('_headers', '1'),
  file('helios/en.html', '1'),
  file('new.txt'),
  file('static/a-2.js', '1', 'immutable'),
];

test('Changed, added and removed files are told apart', () => {
  const [old, now] = [manifestOf(before), manifestOf(after)];
  expect(compareFiles(old, now)).toMatchObject({
    against: old.id,
    changed: ['_headers', 'helios-release.txt', 'helios/en.html'],
    added: ['new.txt', 'static/a-2.js'],
    removed: ['gone.txt', 'static/a-1.js'],
  });
});

test.each([
  ['never', ['/helios/en', '/helios/en.html']],
  ['legacy', ['/helios/en', '/helios/en.html', '/helios/en/']],
])('Under the policy "%s" a page is purged at %j, and no file with a hash in its name is', (policy, pages) => {
  const { addresses } = compareFiles(manifestOf(before, policy), manifestOf(after, policy));
  expect(addresses).toEqual(['/gone.txt', '/helios-release.txt', ...pages, '/new.txt']);
});

test('Under the policy "always" a page is purged at its address with a slash', () => {
  const [old, now] = ['0', '1'].map((digit) => manifestOf([file('helios/en/index.html', digit)], 'always'));
  expect(old && now && compareFiles(old, now).addresses).toEqual(['/helios-release.txt', '/helios/en/']);
});
