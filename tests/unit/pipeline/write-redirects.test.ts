import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadRedirects } from '../../../src/pipeline/load-redirects.ts';
import { formatRedirect, writeRedirects } from '../../../src/pipeline/write-redirects.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';

const rule = (name: string) => ({ from: `/old-${name}`, to: `/new-${name}`, status: 301 as const });

test('Redirects are added to the file, which gets a heading when it is made', () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'config/redirects.csv');
  writeRedirects(folder.path, { added: [rule('a')], removed: [] });
  writeRedirects(folder.path, { added: [rule('b'), rule('c')], removed: [] });
  expect(readFileSync(file, 'utf8')).toBe('from,to,status\n/old-a,/new-a,301\n/old-b,/new-b,301\n/old-c,/new-c,301\n');
});

test('A last line without an end stays a line of its own', () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'config/redirects.csv');
  mkdirSync(join(folder.path, 'config'));
  writeFileSync(file, 'from,to,status\n/x,/y,302');
  writeRedirects(folder.path, { added: [rule('a')], removed: [] });
  expect(readFileSync(file, 'utf8')).toBe('from,to,status\n/x,/y,302\n/old-a,/new-a,301\n');
});

test('A table with semicolons gets rows with semicolons', () => {
  using folder = temporaryFolder();
  mkdirSync(join(folder.path, 'config'));
  writeFileSync(join(folder.path, 'config/redirects.csv'), 'from;to;status\r\n/x;/y;302\r\n');
  writeRedirects(folder.path, { added: [rule('a')], removed: [] });
  expect(loadRedirects(folder.path, { redirects: [] })).toMatchObject([
    { from: '/x', to: '/y', status: 302 },
    { from: '/old-a', to: '/new-a', status: 301 },
  ]);
});

test('The row of a redirect that is removed goes, and every other line stays as it was', () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'config/redirects.csv');
  mkdirSync(join(folder.path, 'config'));
  writeFileSync(file, 'from,to,status\r\n"/x, 1",/y,302\r\n\r\n"/old-a",/new-a,\r\n/old-b/,/new-b,301');
  writeRedirects(folder.path, { added: [rule('c')], removed: [rule('a'), rule('b'), rule('d')] });
  expect(readFileSync(file, 'utf8')).toBe('from,to,status\r\n"/x, 1",/y,302\r\n/old-c,/new-c,301\r\n');
});

test('Without redirects no file is made', () => {
  using folder = temporaryFolder();
  writeRedirects(folder.path, { added: [], removed: [] });
  expect(() => readFileSync(join(folder.path, 'config/redirects.csv'))).toThrow('ENOENT');
});

test('A file that cannot be written is an error that names the lines', () => {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, 'config'), 'This is no folder.');
  expect(() => writeRedirects(folder.path, { added: [rule('a')], removed: [] })).toThrow(
    expect.objectContaining({ code: 'output-unwritable', hint: expect.stringContaining('/old-a,/new-a,301') }),
  );
});

test('A comma in an address is quoted', () => {
  expect(formatRedirect({ from: '/a,b', to: '/c', status: 308 })).toBe('"/a,b",/c,308');
});
