import { expect, test } from 'vitest';
import { checkExportedRedirects, checkFileRedirects, checkRedirects } from '../../../src/check/redirects.ts';
import type { Redirect } from '../../../src/site/redirects.ts';
import { hostRules, place } from './samples.ts';

const pathnames = ['/helios/de', '/helios/en', '/helios/en/bills', '/helios/en/legal/gdpr', '/helios/en/pricing'];
const files: ReadonlySet<string> = new Set([...pathnames.map((pathname) => `${pathname.slice(1)}.html`), 'ads.txt']);

type Pair = readonly [from: string, to: string];

function inputOf(pairs: readonly Pair[]) {
  const redirects = pairs.map(
    ([from, to], index): Redirect => ({ from, to, status: 301, place: { file: `config/_redirects:${index + 1}` } }),
  );
  const rewrites = [{ from: '/helios/en/bills/*', to: '/helios/en/bills' }];
  return {
    redirects,
    hostRules: { ...hostRules, rewrites, redirects: [...hostRules.redirects, ...redirects] },
    pathnames,
    files,
    endpoints: ['/api/hubspot-submit-form'],
    site: { origin: 'https://www.helios.example' },
  };
}

const check = (...pairs: Pair[]) => checkRedirects(inputOf(pairs));

test.each<[string, Pair]>([
  ['a page', ['/old', '/helios/en/pricing']],
  ['a page, by its whole address', ['/old', 'https://www.helios.example/helios/en/pricing?a=1#b']],
  ['an address below a wildcard page', ['/old', '/helios/en/bills/7']],
  ['a file', ['/old', '/ads.txt']],
  ['the root', ['/old', '/']],
  ['another site', ['/old', 'https://blog.helios.example/x']],
  ['addresses that begin like a page', ['/terms/*', '/helios/en/legal/:splat']],
])('A redirect may lead to %s', (_, pair) => {
  expect(check(pair)).toEqual([]);
});

test('A redirect to an address without a page is an error with its place and the nearest page', () => {
  expect(check(['/x', '/helios/en'], ['/old', '/helios/en/prcing'])).toEqual([
    {
      code: 'broken-redirect',
      severity: 'error',
      message: 'The redirect from /old leads to /helios/en/prcing. No page has this address.',
      where: 'config/_redirects:2',
      hint: 'Did you mean /helios/en/pricing?',
    },
  ]);
});

test('A redirect of a folder is broken if no page is below its target', () => {
  expect(check(['/terms/*', '/helios/en/legals/:splat'])).toMatchObject([
    { code: 'broken-redirect', message: expect.stringContaining('No page has an address that begins so.') },
  ]);
});

test('A broken redirect of the CMS names document and field', () => {
  const { redirects, ...input } = inputOf([['/old', '/helios/en/nope']]);
  const document = place({ type: 'redirect_list', field: 'redirects[0].from' });
  const [finding] = checkRedirects({
    ...input,
    redirects: redirects.map((each) => ({ ...each, place: { document } })),
  });
  expect(finding).toMatchObject({ code: 'broken-redirect', document });
  expect(finding).not.toHaveProperty('where');
});

test.each<[string, readonly Pair[], string]>([
  [
    'two redirects',
    [
      ['/a', '/b'],
      ['/b', '/a'],
    ],
    '/a -> /b -> /a',
  ],
  [
    'three redirects',
    [
      ['/a', '/b'],
      ['/b', '/c?x=1#y'],
      ['/c', '/a/'],
    ],
    '/a -> /b -> /c?x=1 -> /a/',
  ],
  ['a folder into itself', [['/a/*', '/a/b/:splat']], '/a/* -> /a/b/:splat'],
  [
    'two folders',
    [
      ['/a/*', '/b/:splat'],
      ['/b/*', '/a/z/:splat'],
    ],
    '/a/* -> /b/:splat -> /a/z/:splat',
  ],
  [
    'a page of a folder',
    [
      ['/helios/en/b', '/x/b'],
      ['/x/*', '/helios/en/:splat'],
    ],
    '/helios/en/b -> /x/b -> /helios/en/b',
  ],
])('A circle is one error with its way: %s', (_, pairs, way) => {
  const findings = check(...pairs);
  expect(findings).toMatchObject([{ code: 'redirect-circle', severity: 'error', where: 'config/_redirects:1' }]);
  expect(findings[0]?.message).toBe(`Redirects lead in a circle: ${way}.`);
});

test('A redirect that is followed again with a shorter address is a chain and no circle', () => {
  const findings = check(['/z', '/helios/en/old/old/pricing'], ['/helios/en/old/*', '/helios/en/:splat']);
  expect(findings).toMatchObject([
    {
      code: 'redirect-chain',
      message: expect.stringContaining(
        '/z -> /helios/en/old/old/pricing -> /helios/en/old/pricing -> /helios/en/pricing.',
      ),
    },
  ]);
});

test('The hint of a circle names the places of its other redirects', () => {
  expect(check(['/x', '/a'], ['/a', '/b'], ['/b', '/a'])).toMatchObject([
    { where: 'config/_redirects:2', hint: expect.stringContaining('The others are in config/_redirects:3') },
  ]);
});

test('A chain is a warning with its way and its end', () => {
  expect(check(['/a', '/b'], ['/b', '/c'], ['/c', '/helios/en'])).toMatchObject([
    { code: 'redirect-chain', severity: 'warning', message: expect.stringContaining('/a -> /b -> /c -> /helios/en.') },
    { code: 'redirect-chain', hint: 'Write /helios/en as its target.', where: 'config/_redirects:2' },
  ]);
  expect(check(['/a', '/b'], ['/b', 'https://x.example/y'])).toMatchObject([
    { message: expect.stringContaining('/a -> /b -> https://x.example/y.') },
  ]);
});

test('A redirect may not hide a page or a file', () => {
  expect(check(['/helios/en/pricing', '/helios/en'])).toMatchObject([
    {
      code: 'redirect-conflict',
      message: expect.stringContaining('hides /helios/en/pricing.'),
      pathnames: ['/helios/en/pricing'],
    },
  ]);
  expect(check(['/ads.txt', '/helios/en'])).toMatchObject([{ code: 'redirect-conflict' }]);
  expect(check(['/helios/en/*', '/helios/de'])).toMatchObject([
    { message: expect.stringContaining('hides /helios/en/bills and 2 more.') },
  ]);
});

test('The pages that a redirect hides are as many as its finding lists, in the form of all numbers', () => {
  const pages = Array.from({ length: 1200 }, (_, index) => `/helios/en/p${index}`);
  const [finding] = checkRedirects({ ...inputOf([['/*', '/helios/en/p0']]), pathnames: pages });
  expect(finding?.pathnames).toHaveLength(1200);
  expect(finding?.message).toMatch(/ hides \/helios\/en\/p0 and 1 199 more, and \d addresses of no page\.$/);
});

test('Redirects to files are checked once the files are known', () => {
  const pairs: Pair[] = [
    ['/a', '/helios/static/a.pdf'],
    ['/b', '/helios/static/b'],
    ['/c', '/ads.txt'],
    ['/d', '/helios/en/nope'],
  ];
  expect(check(...pairs)).toMatchObject([{ message: expect.stringContaining('/d') }]);
  const all = new Set([...files, 'helios/static/a.pdf']);
  expect(checkFileRedirects({ ...inputOf(pairs), files: all })).toMatchObject([
    { code: 'broken-redirect', where: 'config/_redirects:2' },
  ]);
});

test('The redirects of an exported site are errors without a place, and its chains are none', () => {
  const { hostRules: rules, site } = inputOf([
    ['/a', '/b'],
    ['/b', '/helios/en'],
    ['/old', '/helios/en/nope'],
    ['/c', '/d'],
    ['/d', '/c'],
    ['/file', '/helios/static/gone.pdf'],
  ]);
  const pages = pathnames.map((pathname) => ({ pathname }));
  const findings = checkExportedRedirects({ hostRules: rules, pages, files, leftOut: new Set(), site });
  expect(findings.map(({ code, where }) => [code, where])).toEqual([
    ['broken-redirect', 'helios-host.json'],
    ['redirect-circle', 'helios-host.json'],
    ['broken-redirect', 'helios-host.json'],
  ]);
});

test('A redirect of a part may lead to a page that the part leaves out', () => {
  const { hostRules: rules, site } = inputOf([
    ['/old', '/helios/de/preise'],
    ['/lost', '/helios/de/nirgends'],
  ]);
  const exported = { hostRules: rules, pages: [], files, leftOut: new Set(['/helios/de/preise']), site };
  expect(checkExportedRedirects(exported)).toMatchObject([{ message: expect.stringContaining('/lost') }]);
});

test('Five thousand redirects, in one chain too, are checked', () => {
  const flat = Array.from({ length: 5000 }, (_, index): Pair => [`/old-${index}`, '/helios/en/pricing']);
  expect(check(...flat)).toEqual([]);
  const chain = Array.from({ length: 1000 }, (_, index): Pair => [`/a${index}`, `/a${index + 1}`]);
  const [first] = check(...chain);
  expect(first?.message).toContain('/a0 -> /a1 -> /a2 -> /a3 -> /a4 -> /a5 -> /a6 -> /a7 -> /a8 -> … -> /a1000.');
});

test('A redirect that hides a page is one finding, although it leads in a circle or to nowhere', () => {
  const conflict = [expect.objectContaining({ code: 'redirect-conflict', where: 'config/_redirects:1' })];
  expect(check(['/helios/en/pricing', '/helios/en/prices'])).toEqual(conflict);
  expect(check(['/helios/en/pricing', '/helios/en/prices'], ['/helios/en/prices', '/helios/en/pricing'])).toEqual(
    conflict,
  );
});

test('A redirect that hides files, or the address that takes leads, is one finding, once they are known', () => {
  const generated = new Set([...files, 'robots.txt', 'sw.js', 'helios/static/a.js', 'helios/static/b.js']);
  const target = '/helios/en';
  const pairs: Pair[] = [
    ['/api/*', target],
    ['/ads.txt', target],
    ['/robots.txt', target],
    ['/helios/static/*', target],
    ['/old', target],
    ['/helios/en*', '/helios/de'],
  ];
  const planned = check(...pairs);
  const hides = (address: string) => ({
    code: 'redirect-conflict',
    message: expect.stringMatching(`hides ${address}(?: and \\d more)?\\.`),
  });
  expect(planned).toMatchObject(['/api/hubspot-submit-form', '/ads.txt', '/helios/en'].map(hides));
  const later = checkFileRedirects({ ...inputOf(pairs), files: generated }, planned);
  expect(later).toMatchObject(['/robots.txt', '/helios/static/a.js'].map(hides));
});

test('No finding suggests the address that the redirect begins at', () => {
  const [finding] = check(['/helios/en/pricing2', '/helios/en/pricing3']);
  expect(finding).toMatchObject({ code: 'broken-redirect', hint: 'Did you mean /helios/en/pricing?' });
});
