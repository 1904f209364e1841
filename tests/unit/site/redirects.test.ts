import { expect, test } from 'vitest';
import { parseAddresses } from '../../../src/site/redirects.ts';

const parsed = (from: string, to: string) => parseAddresses({ from, to });

test.each([
  ['/old', '/helios/en', '/old', '/helios/en'],
  ['/old/', '/helios/en?a=1#b', '/old', '/helios/en?a=1#b'],
  ['/old/*', '/new/:splat', '/old/*', '/new/:splat'],
  ['/über uns', '/helios/de/ueber', '/%C3%BCber%20uns', '/helios/de/ueber'],
  ['/%c3%bcber%20uns', 'https://blog.example/größe', '/%C3%BCber%20uns', 'https://blog.example/gr%C3%B6%C3%9Fe'],
])('A redirect from %s to %s is written as hosts compare it', (from, to, ...written) => {
  expect(parsed(from, to)).toEqual({ ok: true, from: written[0], to: written[1] });
});

test.each([
  'old',
  '//evil.example',
  '/a//b',
  '/a/../b',
  '/%2e%2e/b',
  '/old\n/* https://evil.example 301',
  '/old%0a/*',
  '/old\r',
  '/old,new',
  '/old;}',
  '/old"',
  '/old%22',
  '/$host',
  '/a*b',
  '/:any',
  '/old?a=1',
  '/100%',
])('A redirect from %j is refused', (from) => {
  expect(parsed(from, '/new')).toMatchObject({ ok: false, fault: { part: 'from', expected: expect.any(String) } });
});

test.each([
  '//evil.example',
  'javascript:alert(1)',
  '/new\nx',
  '/new x',
  '/$request_uri',
  '/new";}',
  '/:splat',
  'https://good.example@evil.example',
  '/old',
  '/old/',
  `/${'a'.repeat(1000)}`,
  '',
])('A redirect to %j is refused', (to) => {
  expect(parsed('/old', to)).toMatchObject({ ok: false, fault: { part: 'to', expected: expect.any(String) } });
});

test('A redirect whose target is nothing but the rest of the address could lead to another host', () => {
  expect(parsed('/old/*', '/:splat')).toMatchObject({ ok: false, fault: { part: 'to' } });
});

test.each(['https://blog.example:splat', 'https://blog:splat.example/', 'https://blog.example:80:splat/'])(
  'A redirect to %s has the rest of the address in the name of the host, so it could lead to another host',
  (to) => expect(parsed('/old*', to)).toMatchObject({ ok: false, fault: { part: 'to' } }),
);

test.each(['https://blog.example/:splat', 'https://blog.example/?from=:splat', 'https://blog.example'])(
  'A redirect from an address with a * may lead to %s',
  (to) => expect(parsed('/old/*', to)).toMatchObject({ ok: true, to }),
);
