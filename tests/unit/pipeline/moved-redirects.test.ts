import { expect, test } from 'vitest';
import { movedRedirects } from '../../../src/pipeline/moved-redirects.ts';
import type { Redirect } from '../../../src/site/redirects.ts';

const added = [{ from: '/helios/en/b', to: '/helios/en/c', status: 301 as const }];

function redirect(to: string, file = 'config/redirects.csv:2'): Redirect {
  return { from: '/helios/en/a', to, status: 302, place: { file } };
}

test.each(['/helios/en/b', '/helios/en/b/'])('A redirect to %s leads to where the page has moved', (to) => {
  const before = redirect(to);
  const after = { ...before, to: '/helios/en/c', place: { file: 'config/redirects.csv' } };
  expect(movedRedirects([before], added)).toEqual([{ before, after }]);
});

test('A redirect to another page, and one that stands elsewhere than in the file of exports, stays as it is', () => {
  const others = [redirect('/helios/en/d'), redirect('/helios/en/b', 'config/_redirects:2')];
  expect(movedRedirects(others, added)).toEqual([]);
});
