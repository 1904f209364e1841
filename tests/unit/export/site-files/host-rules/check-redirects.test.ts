import { expect, test } from 'vitest';
import type { RedirectRule } from '../../../../../config/schema.ts';
import { rulesOf } from '../sample-input.ts';

test.each([
  ['from', 'old'],
  ['from', '//evil.example'],
  ['from', '/old\n/* https://evil.example 301'],
  ['from', '/old\r'],
  ['from', '/old new'],
  ['from', '/old,new'],
  ['from', '/old;}'],
  ['from', '/old"'],
  ['from', '/$host'],
  ['from', '/a*b'],
  ['from', '/:any'],
  ['from', '/helios/en/bills'],
  ['to', '//evil.example'],
  ['to', 'javascript:alert(1)'],
  ['to', '/new\nx'],
  ['to', '/new x'],
  ['to', '/$request_uri'],
  ['to', '/new";}'],
  ['to', '/:splat'],
  ['to', 'https://good.example@evil.example'],
  ['to', '/old'],
] as const)('A redirect is refused with its key: %s %j', (key, value) => {
  const redirects: RedirectRule[] = [{ from: '/old', to: '/new', status: 301, [key]: value }];
  expect(() => rulesOf({ redirects })).toThrow(`config/index.ts: redirects[0].${key} must be`);
});

test('Two redirects from the same address are refused', () => {
  const redirect = { from: '/old', to: '/new', status: 301 } as const;
  expect(() => rulesOf({ redirects: [redirect, { ...redirect, from: '/old/' }] })).toThrow('redirects[1].from');
});

test('A redirect to another host by two slashes is refused', () => {
  const redirect = { from: '/old/*', to: '/:splat', status: 301 } as const;
  expect(() => rulesOf({ redirects: [redirect] })).toThrow('redirects[0].to must be a path');
});

test.each([
  [
    ['/a', '/b'],
    ['/b', '/c'],
    ['/c', '/a'],
  ],
  [
    ['/a', '/b/?x=1#y'],
    ['/b', '/a/'],
  ],
  [
    ['/a/*', '/b/:splat'],
    ['/b/*', '/a/z/:splat'],
  ],
  [['/a/*', '/a/b']],
] as const)('Redirects in a circle are refused: %j %j %j', (...rules) => {
  const redirects = rules.map(([from, to]) => ({ from, to, status: 301 }) as const);
  expect(() => rulesOf({ redirects })).toThrow('redirects[0].to must be an address that leads to a page');
});
