import { expect, test } from 'vitest';
import { filesOf } from '../../../../src/export/render/page-record.ts';
import { patchFiles } from '../../../../src/pipeline/patch/patch-files.ts';
import { fileOf, versionsOf } from './versions.ts';

const release = fileOf('helios-release.txt');
const others = ['helios/en/demo.html', 'robots.txt'].map((path) => fileOf(path));

function patch(pages: Parameters<typeof patchFiles>[0]['pages'], sharedFiles: Record<string, number> = {}) {
  const before = pages.flatMap((page) => filesOf(page.before));
  const files = [...new Map([release, ...others, ...before].map((file) => [file.path, file])).values()];
  const made = pages.flatMap((page) => filesOf(page.after));
  const patched = patchFiles({ files, pages, made, sharedFiles });
  return { ...patched, paths: patched.files.map(({ path }) => path).sort() };
}

test('A page has its new bytes, and all others keep theirs', () => {
  const { files, paths } = patch([versionsOf('/pricing', {}, { html: 'after' })]);
  expect(paths).toEqual(['helios/en/demo.html', 'helios/en/pricing.html', 'robots.txt']);
  expect(files.find(({ path }) => path === 'helios/en/pricing.html')?.sha256).toBe('after');
});

test('A file that only the page had leaves the site, and one that it has now comes', () => {
  const { paths, added, removed } = patch([versionsOf('/pricing', { shared: ['old.css'] }, { shared: ['new.css'] })]);
  expect(paths).toEqual(['helios/en/demo.html', 'helios/en/pricing.html', 'new.css', 'robots.txt']);
  expect([[...added], [...removed]]).toEqual([['new.css'], ['old.css']]);
});

test('A file that another page has stays, until the last page has it no more', () => {
  const once = patch([versionsOf('/pricing', { shared: ['a.css'] }, { shared: ['b.css'] })], { 'a.css': 2 });
  expect(once.paths).toContain('a.css');
  expect(once.sharedFiles).toEqual({});
  const both = ['/pricing', '/faq'].map((path) => versionsOf(path, { shared: ['a.css'] }, { shared: ['b.css'] }));
  const twice = patch(both, { 'a.css': 2 });
  expect(twice.paths).not.toContain('a.css');
  expect(twice.sharedFiles).toEqual({ 'b.css': 2 });
});

test('A file that one page leaves and another one takes stays', () => {
  const pages = [versionsOf('/pricing', { shared: ['a.css'] }, {}), versionsOf('/faq', {}, { shared: ['a.css'] })];
  expect(patch(pages).paths).toContain('a.css');
});
