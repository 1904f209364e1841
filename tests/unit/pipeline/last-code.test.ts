import { expect, test } from 'vitest';
import type { HashedRead } from '../../../src/export/render/reads.ts';
import {
  describeCode,
  type HashedCode,
  hasSameCode,
  type LastCode,
  pagesWithChanged,
  withNewCode,
} from '../../../src/pipeline/last-code.ts';

const code = (part: string, hash = '1'): HashedCode => ({ kind: 'code', part: `slice:${part}`, hash });
const styles = (selection: string): HashedCode => ({ kind: 'styles', selection, hash: '1' });
const document: HashedRead = { kind: 'document', id: 'D', hash: '1' };
const page = (pathname: string, shellReads: readonly HashedRead[], ...reads: readonly HashedRead[]) => ({
  pathname,
  notes: { shellReads, reads },
});

const shell = [document, code('banner')];
const versions = { shared: 's', styles: 't', scripts: 'u' };
const pages = [
  page('/a', shell, code('hero'), document, styles('en latin a b')),
  page('/b', shell, code('hero'), styles('en latin a')),
  page('/c', [code('banner')], code('hero'), document, styles('en latin a b')),
  page('/d', [], code('quote')),
];
const pagesOf = (last: LastCode, part: string, hash?: string) => {
  const wanted = JSON.stringify(code(part, hash));
  return [...pagesWithChanged(last, (read) => JSON.stringify(read) === wanted)].sort();
};

test('Pages with the same code and styles are listed together, and each read once', () => {
  const last = describeCode(pages, versions);
  expect(last.users.map((users) => users.pages)).toEqual([['/a', '/c'], ['/b'], ['/d']]);
  expect(last.reads).toHaveLength(5);
  expect(last.versions).toBe(versions);
});

test('The pages with a changed part are those that read it, and those whose shell reads it', () => {
  const last = describeCode(pages, versions);
  expect(pagesOf(last, 'hero')).toEqual(['/a', '/b', '/c']);
  expect(pagesOf(last, 'banner')).toEqual(['/a', '/b', '/c']);
  expect(pagesOf(last, 'quote')).toEqual(['/d']);
  expect(pagesOf(last, 'faq')).toEqual([]);
  const changedStyles = pagesWithChanged(last, (read) => read.kind === 'styles' && read.selection === 'en latin a');
  expect([...changedStyles]).toEqual(['/b']);
});

test('New versions of pages replace the old ones, and reads that no page has any more are dropped', () => {
  const edited = [page('/d', shell, code('quote', '2')), page('/b', shell, code('hero'), styles('en latin a b'))];
  const last = withNewCode(describeCode(pages, versions), edited, { ...versions, styles: 'u' });
  expect(pagesOf(last, 'quote')).toEqual([]);
  expect(pagesOf(last, 'quote', '2')).toEqual(['/d']);
  expect(pagesOf(last, 'banner')).toEqual(['/a', '/b', '/c', '/d']);
  expect(last.reads.filter((read) => read.kind === 'styles')).toHaveLength(1);
  expect(last.versions.styles).toBe('u');
  const again = pages.map((each) => edited.find(({ pathname }) => pathname === each.pathname) ?? each);
  const users = (described: LastCode) => described.users.map((each) => each.pages.toSorted().join()).sort();
  expect(users(last)).toEqual(users(describeCode(again, versions)));
});

test('Versions of a page have the same code if the parts, the styles and their hashes are the same', () => {
  const before = page('/a', shell, code('hero'), styles('en latin a'));
  const edited: HashedRead = { ...document, hash: '2' };
  expect(hasSameCode(before, page('/a', [edited, code('banner')], code('hero'), styles('en latin a')))).toBe(true);
  expect(hasSameCode(before, page('/a', shell, code('hero', '2'), styles('en latin a')))).toBe(false);
  expect(hasSameCode(before, page('/a', shell, code('hero'), styles('en latin b')))).toBe(false);
});
