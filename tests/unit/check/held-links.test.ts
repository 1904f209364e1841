import { expect, test } from 'vitest';
import { tolerateHeldLinks } from '../../../src/check/held-links.ts';
import type { Finding } from '../../../src/site/finding.ts';

const pathname = '/helios/en/pricing';
const broken: Finding = { code: 'broken-link', severity: 'error', message: 'Gone.', pathnames: [pathname] };
const held = [{ pathname, release: 'release-1' }];

test('A broken link is a warning if held pages alone have it, and says from which release the page is', () => {
  const elsewhere: Finding = { ...broken, pathnames: [pathname, '/helios/en'] };
  expect(tolerateHeldLinks([broken, elsewhere], held)).toEqual([
    {
      ...broken,
      severity: 'warning',
      message: 'Gone. The page is held as it was in the release release-1.',
      hint: expect.stringContaining('held-page'),
    },
    elsewhere,
  ]);
});

test.each<Finding>([
  { ...broken, pathnames: [] },
  { ...broken, code: 'missing-heading' },
])('A finding that is not about a link of a held page stays as it is: %j', (finding) => {
  expect(tolerateHeldLinks([finding], held)).toEqual([finding]);
});
