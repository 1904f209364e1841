import { expect, test } from 'vitest';
import { parseRedirects } from '../../../config/redirects.ts';

const inFile = (text: string) => parseRedirects([], { 'config/_redirects': text });
const inTable = (text: string) => parseRedirects([], { 'config/redirects.csv': text });

test('A redirect of the configuration has its key as its place', () => {
  expect(parseRedirects([{ from: '/old/', to: '/helios/en', status: 308 }], {})).toEqual([
    { from: '/old', to: '/helios/en', status: 308, place: { file: 'config/index.ts: redirects[0]' } },
  ]);
});

test('The file _redirects has comments, empty lines, and statuses that may be missing or forced', () => {
  const text = '# moved\r\n/a /b\n\n  /c\t https://x.example/d#e  302 # for now\r/f/* /g/:splat 301!\n';
  expect(inFile(text)).toEqual([
    { from: '/a', to: '/b', status: 301, place: { file: 'config/_redirects:2' } },
    { from: '/c', to: 'https://x.example/d#e', status: 302, place: { file: 'config/_redirects:4' } },
    { from: '/f/*', to: '/g/:splat', status: 301, place: { file: 'config/_redirects:5' } },
  ]);
});

test.each([
  ['/a', 'config/_redirects:2 must be an address and its target, got "/a".'],
  ['/a /b 200', 'config/_redirects:2: status must be one of 301, 302, 308, got "200".'],
  ['/a /b 301 Country=de', 'must be an address, its target and a status, got "Country=de".'],
  ['/a id=:id /b/:id 301', 'must be an address, its target and a status, got "id=:id".'],
  ['/news/:year /b 301', 'config/_redirects:2: from must be a path, with a * only at its end, got "/news/:year".'],
  ['https://old.example/* /b', 'config/_redirects:2: from must be a path'],
  ['/a //evil.example', 'config/_redirects:2: to must be a path or a web address, got "//evil.example".'],
])('The line "%s" of _redirects is refused with its number', (line, message) => {
  expect(() => inFile(`/x /y\n${line}\n`)).toThrow(message);
});

test('All wrong lines are named at once, and twenty of many', () => {
  expect(() => inFile('/a\n/b /c 999\n')).toThrow(/_redirects:1 must .*\n.*_redirects:2: status must/s);
  const many = Array.from({ length: 25 }, (_, index) => `/a${index}`).join('\n');
  expect(() => inFile(many)).toThrow(/_redirects:20 must .*\n {4}… and 5 more\./s);
});

test.each([
  ['with a head', 'from,to,status\n/a,/b,302\n', 2],
  ['without a head', '/a,/b,302', 1],
  ['of a spreadsheet', 'From;To;Status\r\n"/a"; "/b" ;302;\r\n;;\r\n', 2],
  ['with an empty line first', '\n/a,/b,302\n', 2],
])('A table %s has redirects with their lines', (_, text, line) => {
  expect(inTable(text)).toEqual([
    { from: '/a', to: '/b', status: 302, place: { file: `config/redirects.csv:${line}` } },
  ]);
});

test('A quoted cell may contain separators, quotation marks and line breaks, and lines are counted on', () => {
  expect(() => inTable('from,to,status\n"/a,\n""b""",/c,301\n/d,/e,5\n')).toThrow(
    /redirects\.csv:2: from must .* got "\/a,\\n\\"b\\""\..*\n.*redirects\.csv:4: status must .* got "5"/s,
  );
});

test.each(['/a', '/a,/b,301,x', '"/a,/b,301'])('The row %s is no redirect', (row) => {
  expect(() => inTable(`from,to,status\n${row}\n`)).toThrow('config/redirects.csv:2 must be a row of from,to,status');
});

test('Five thousand redirects are read in less than a second', () => {
  const rows = Array.from({ length: 5000 }, (_, index) => `/old-${index},/helios/en/new-${index},301`);
  const started = performance.now();
  expect(inTable(rows.join('\n'))).toHaveLength(5000);
  expect(performance.now() - started).toBeLessThan(1000);
});
