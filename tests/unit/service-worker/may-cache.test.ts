import { expect, test } from 'vitest';
import { mayCache } from '../../../src/service-worker/may-cache.ts';
import type { Kind } from '../../../src/service-worker/requests.ts';

interface Answered {
  readonly status?: number;
  readonly redirected?: boolean;
  readonly headers?: Record<string, string>;
}

function keeps(kind: Kind, { status = 200, redirected = false, headers = {} }: Answered = {}): boolean {
  const type = kind === 'page' ? 'text/html; charset=utf-8' : 'text/javascript';
  return mayCache({ status, redirected, headers: new Headers({ 'content-type': type, ...headers }) }, kind);
}

test('The worker stores a page and a script as hosts send them', () => {
  const headers = { 'cache-control': 'public, max-age=0, must-revalidate', vary: 'Accept-Encoding' };
  expect([keeps('page', { headers }), keeps('asset', { headers })]).toEqual([true, true]);
});

test.each<[string, Answered]>([
  ['an error page', { status: 404 }],
  ['a failure', { status: 500 }],
  ['a part', { status: 206 }],
  ['an opaque answer', { status: 0 }],
  ['the end of a redirect', { redirected: true }],
  ['an answer for one visitor', { headers: { 'cache-control': 'private, max-age=60' } }],
  ['an answer not to be stored', { headers: { 'cache-control': 'No-Store' } }],
  ['an answer that goes by cookies', { headers: { vary: 'Accept-Encoding, Cookie' } }],
  ['an answer that goes by anything', { headers: { vary: '*' } }],
])('The worker does not store %s', (_, answered) => {
  expect(keeps('page', answered)).toBe(false);
});

test('The worker stores no page in place of a script, and no file as a page', () => {
  expect(keeps('asset', { headers: { 'content-type': 'text/html' } })).toBe(false);
  expect(keeps('page-data', { headers: { 'content-type': 'text/html' } })).toBe(false);
  expect(keeps('page', { headers: { 'content-type': 'application/pdf' } })).toBe(false);
});
