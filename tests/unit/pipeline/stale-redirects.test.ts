import { expect, test } from 'vitest';
import { staleRedirects, withRedirectHint } from '../../../src/pipeline/stale-redirects.ts';
import type { Finding } from '../../../src/site/finding.ts';
import type { Redirect } from '../../../src/site/redirects.ts';

const redirect = (from: string, file = 'config/redirects.csv:2'): Redirect => ({
  from,
  to: '/new',
  status: 301,
  place: { file },
});
const site = (planned: readonly string[], published: readonly string[]) => ({
  plan: { routes: planned.map((pathname) => ({ pathname })) },
  published: { manifest: { pages: published.map((pathname) => ({ pathname })) } },
});

test('A redirect of the table is stale if its address has a page again', () => {
  const [back, gone] = [redirect('/back'), redirect('/gone')];
  expect(staleRedirects([back, gone], site(['/back'], ['/new']))).toEqual([back]);
});

test('A redirect over a published page, one of another file and any redirect before the first release stay', () => {
  const { plan, published } = site(['/a'], ['/a']);
  expect(staleRedirects([redirect('/a')], { plan, published })).toEqual([]);
  expect(staleRedirects([redirect('/a', 'config/_redirects:1')], site(['/a'], []))).toEqual([]);
  expect(staleRedirects([redirect('/a')], { plan, published: undefined })).toEqual([]);
});

test('The finding about a stale redirect names the way out, and no other finding does', () => {
  const finding = (where: string): Finding => ({
    code: 'redirect-conflict',
    severity: 'error',
    message: 'It hides a page.',
    where,
    hint: 'Remove it.',
  });
  const stale = redirect('/back');
  const [own, other] = withRedirectHint(
    [finding('config/redirects.csv:2'), finding('config/redirects.csv:3')],
    [stale],
  );
  expect(own?.hint).toBe('Remove it. An export with --write-redirects removes it.');
  expect(other?.hint).toBe('Remove it.');
});
