import { expect, test } from 'vitest';
import { config } from '../../../../config/index.ts';
import { planRedirects } from '../../../../src/export/plan/plan-redirects.ts';
import { planRoutes } from '../../../../src/export/plan/plan-routes.ts';
import type { TrailingSlash } from '../../../../src/rules/pathname.ts';
import type { Redirect } from '../../../../src/site/redirects.ts';
import { type Sketch, snapshotOf } from '../../support/snapshot-of.ts';

const pricing: Sketch = { type: 'page', uid: 'preise', lang: 'de-de', id: 'P' };

interface Row {
  readonly from?: string | null;
  readonly to?: object;
  readonly is_temporary?: boolean;
}

const web = (url: string) => ({ link_type: 'Web', url });
const page = { link_type: 'Document', id: 'P', type: 'page' };

/** A German list of redirects with these rows. */
function list(rows: readonly Row[], uid = 'moved'): Sketch {
  const redirects = rows.map((row) => ({ from: null, to: { link_type: 'Any' }, is_temporary: false, ...row }));
  // The types of the content are those of links that Prismic has resolved.
  return { type: 'redirect_list', uid, lang: 'de-de', id: uid, data: { redirects } } as unknown as Sketch;
}

function planOf(
  sketches: readonly Sketch[],
  written: readonly Redirect[] = [],
  malformed: readonly string[] = [],
  trailingSlash: TrailingSlash = 'never',
) {
  const snapshot = snapshotOf(pricing, ...sketches);
  const changed = { ...config, site: { ...config.site, trailingSlash } };
  const plan = planRoutes(snapshot, changed);
  return planRedirects({ written, snapshot, plan, config: changed, malformed: new Set(malformed) });
}

const written = (from: string, to: string, file = 'config/_redirects:1'): Redirect => ({
  from,
  to,
  status: 301,
  place: { file },
});

test('A list of the CMS has redirects in its own locale, to pages and to addresses', () => {
  const rows = [
    { from: '/alte-preise', to: page },
    { from: '/helios/at/alt/', to: web('https://blog.helios.example/x'), is_temporary: true },
    { from: 'https://www.helios.example/de/alt/*', to: web('/preise?a=1#b') },
  ];
  const { redirects, findings } = planOf([list(rows)]);
  expect(findings).toEqual([]);
  expect(redirects.map(({ from, to, status }) => `${from} ${to} ${status}`)).toEqual([
    '/helios/de/alte-preise /helios/de/preise 301',
    '/helios/at/alt https://blog.helios.example/x 302',
    '/helios/de/alt/* /helios/de/preise?a=1#b 301',
  ]);
  expect(redirects[0]?.place).toEqual({
    document: { id: 'moved', type: 'redirect_list', uid: 'moved', lang: 'de-de', field: 'redirects[0].from' },
  });
});

test.each([
  ['never', '/helios/de/preise/?a=1#b', '/helios/de/preise?a=1#b'],
  ['always', '/helios/de/preise?a=1#b', '/helios/de/preise/?a=1#b'],
  ['always', `${config.site.origin}/helios/de/preise`, `${config.site.origin}/helios/de/preise/`],
  ['legacy', '/helios/de/preise/', '/helios/de/preise/'],
  ['always', '/ads.txt', '/ads.txt'],
] as const)('Under the policy "%s" a redirect to %s leads to %s at once', (policy, to, target) => {
  expect(planOf([], [written('/alt', to)], [], policy).redirects.map((each) => each.to)).toEqual([target]);
});

test('An empty row of a list is no redirect', () => {
  expect(planOf([list([{}, { from: ' ' }])])).toEqual({ redirects: [], findings: [] });
});

test.each<[string, Row, string, string]>([
  ['no target', { from: '/alt' }, 'invalid-redirect', 'redirects[0].to'],
  ['no address', { to: page }, 'invalid-redirect', 'redirects[0].from'],
  ['an address of another site', { from: 'https://x.example/a', to: page }, 'invalid-redirect', 'redirects[0].from'],
  ['an address with a star inside', { from: '/a*b', to: page }, 'invalid-redirect', 'redirects[0].from'],
  ['an address with a query', { from: '/a?b=1', to: page }, 'invalid-redirect', 'redirects[0].from'],
  ['itself as the target', { from: '/preise', to: page }, 'invalid-redirect', 'redirects[0].to'],
  [
    'a file as the target',
    { from: '/a', to: { link_type: 'Media', url: 'https://x.example/a.pdf' } },
    'invalid-redirect',
    'redirects[0].to',
  ],
  [
    'a target that is unpublished',
    { from: '/a', to: { ...page, isBroken: true } },
    'broken-redirect',
    'redirects[0].to',
  ],
  ['a target without a page', { from: '/a', to: { ...page, id: 'Q' } }, 'broken-redirect', 'redirects[0].to'],
  ['a target that runs code', { from: '/a', to: web('javascript:alert(1)') }, 'broken-redirect', 'redirects[0].to'],
])('A row of a list with %s is an error at its field', (_, row, code, field) => {
  const { redirects, findings } = planOf([list([row])]);
  expect(redirects).toEqual([]);
  expect(findings).toEqual([
    expect.objectContaining({ code, severity: 'error', document: expect.objectContaining({ id: 'moved', field }) }),
  ]);
  expect(findings[0]).toMatchObject({ message: expect.stringMatching(/\.$/), hint: expect.stringMatching(/\.$/) });
});

test('A list that does not fit its model blocks publishing, because its redirects would be lost', () => {
  const broken = { ...list([]), data: { redirects: 'x' } } as unknown as Sketch;
  expect(planOf([broken], [], ['moved'])).toMatchObject({
    redirects: [],
    findings: [{ code: 'invalid-redirect', severity: 'error', document: { id: 'moved' } }],
  });
});

test('Two sources that contradict each other are an error that names both places', () => {
  const { redirects, findings } = planOf(
    [list([{ from: '/alt', to: page }])],
    [written('/helios/de/alt', '/helios/de'), written('/x', '/helios/de')],
  );
  expect(redirects).toHaveLength(2);
  expect(findings).toEqual([
    {
      code: 'redirect-conflict',
      severity: 'error',
      message:
        '/helios/de/alt is redirected to /helios/de (301) by config/_redirects:1, and to /helios/de/preise (301) by redirect_list "moved" (moved), de-de, redirects[0].from.',
      document: expect.objectContaining({ field: 'redirects[0].from' }),
      hint: 'Remove one of the two redirects.',
    },
  ]);
});

test('Two sources that say the same are one redirect', () => {
  const { redirects, findings } = planOf(
    [list([{ from: '/alt', to: page }])],
    [written('/helios/de/alt', '/helios/de/preise/'), written('/helios/de/alt', '/helios/de/preise')],
  );
  expect(findings).toEqual([]);
  expect(redirects.map(({ from, to }) => [from, to])).toEqual([['/helios/de/alt', '/helios/de/preise']]);
});

test('The most specific redirect comes first, whatever the order of the sources', () => {
  const rules = [written('/a/*', '/x'), written('/a/b/*', '/y'), written('/a/b/c', '/z')];
  expect(planOf([], rules).redirects.map(({ from }) => from)).toEqual(['/a/b/c', '/a/b/*', '/a/*']);
});
