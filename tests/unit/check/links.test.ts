import { expect, test } from 'vitest';
import { checkLinks, type LinkedPage } from '../../../src/check/links.ts';
import type { HostRules } from '../../../src/site/host-rules.ts';
import { hostRules, link, notes, place } from './samples.ts';

const site = { origin: 'https://www.helios.example' };

/** A site whose first page has the links, beside the pages that are always there. */
function check(links: LinkedPage['notes']['links'], rules: Partial<HostRules> = {}, more: LinkedPage[] = []) {
  const pages = [
    { pathname: '/helios/en', notes: notes({ links, ids: ['main', 'fragen-ä'] }) },
    { pathname: '/helios/en/pricing', notes: notes({ ids: ['plans'] }) },
    { pathname: '/helios/en/legal/terms', notes: notes() },
    { pathname: '/helios/de/preise', notes: notes() },
    ...more,
  ];
  const paths = pages.map(({ pathname }) => `${pathname.slice(1)}.html`);
  const files = new Set([...paths, 'helios/static/terms.pdf', 'helios/en/404.html']);
  return checkLinks({ pages, files, hostRules: { ...hostRules, ...rules }, site });
}

test.each([
  '/helios/en/pricing',
  '/helios/en/pricing?plan=team#plans',
  '/helios/en/pricing/',
  'https://www.helios.example/helios/de/preise',
  '/helios/static/terms.pdf#page=2',
  '/',
  '#main',
  '#',
  '#TOP',
  '#fragen-%C3%A4',
  '#:~:text=money',
  'helios/../en/pricing',
])('The link %s leads somewhere', (href) => {
  expect(check([link(href)])).toMatchObject({ findings: [], checked: 1 });
});

test.each(['https://blog.helios.example/x', '//localhost/pricing', 'mailto:hello@helios.example', 'tel:+4512345678'])(
  'The link %s is not checked',
  (href) => {
    expect(check([link(href)])).toMatchObject({ findings: [], checked: 0 });
  },
);

test.each(['mailto:a@b.example,c@d.example?subject=Hello', 'mailto:?subject=Look', 'tel:020%207946%200018;ext=3'])(
  'The contact %s has a receiver',
  (href) => {
    expect(check([link(href)]).findings).toEqual([]);
  },
);

test.each([
  ['mailto:foo', 'This is not an email address.', 'Write an address such as mailto:hello@example.com.'],
  ['mailto:', 'This is not an email address.', 'Write an address such as mailto:hello@example.com.'],
  ['mailto:a@b.example,c', 'This is not an email address.', 'Write an address such as mailto:hello@example.com.'],
  ['tel:call%20me', 'This is not a telephone number.', 'Write a number such as tel:+442079460018.'],
])('The contact %s is broken', (href, reason, hint) => {
  expect(check([link(href)]).findings).toMatchObject([
    { code: 'broken-link', severity: 'error', message: `The link "More" leads to ${href}. ${reason}`, hint },
  ]);
});

test('A link by http to this site is followed as one by https', () => {
  const [sound, broken] = [
    'http://www.helios.example/helios/en/pricing',
    'http://www.helios.example/helios/en/nowhere',
  ];
  expect(check([link(sound)])).toMatchObject({ findings: [], checked: 1 });
  expect(check([link(broken)]).findings).toMatchObject([{ code: 'broken-link' }]);
});

test('A link to a page that is reported as missing is no finding of its own', () => {
  const pages = [{ pathname: '/helios/en', notes: notes({ links: [link('/helios/en/legal'), link('/helios/en/x')] }) }];
  const missing = new Set(['/helios/en/legal']);
  const { findings } = checkLinks({ pages, files: new Set(), hostRules, site, missing });
  expect(findings.map(({ message }) => message)).toEqual([expect.stringContaining('leads to /helios/en/x.')]);
});

test('The page of a link is known, and that of a broken link or a file is not', () => {
  const { targetOf } = check([]);
  const targets = ['/helios/en/pricing?a#plans', '/helios/en/nowhere', '/helios/static/terms.pdf', 'https://x.example'];
  expect(targets.map((href) => targetOf(href, '/helios/en'))).toEqual([
    '/helios/en/pricing',
    undefined,
    undefined,
    undefined,
  ]);
});

test('A broken link is a finding with its document, locale and field', () => {
  const { findings } = check([link('/helios/en/nowhere')]);
  expect(findings).toEqual([
    {
      code: 'broken-link',
      severity: 'error',
      message: 'The link "More" leads to /helios/en/nowhere. No page has this address.',
      document: place(),
      pathnames: ['/helios/en'],
      hint: 'Choose another page, or publish the missing one.',
    },
  ]);
});

test('A broken link is one finding for its field, with every page it is on', () => {
  const other = { pathname: '/helios/en/about', notes: notes({ links: [link('/helios/en/nowhere')] }) };
  const { findings } = check([link('/helios/en/nowhere'), link('/helios/en/nowhere?again')], {}, [other]);
  expect(findings.map((finding) => finding.pathnames)).toEqual([['/helios/en', '/helios/en/about']]);
});

test('The links of a shell count for each page that has it, and lead from each of them', () => {
  const shellLinks = ['/helios/en/pricing#plans', '/helios/de/preise', 'https://x.example'].map((href) => link(href));
  const more = ['/helios/en/a', '/helios/en/b'].map((pathname) => ({ pathname, notes: notes({ shellLinks }) }));
  const { findings, checked, targets } = check([link('/helios/en/a')], {}, more);
  expect({ findings, checked }).toEqual({ findings: [], checked: 5 });
  for (const { pathname } of more) {
    const sets = targets.get(pathname) ?? [];
    expect(sets.flatMap((set) => [...set])).toEqual(['/helios/en/pricing', '/helios/de/preise']);
  }
});

test.each(['/helios/en/nowhere', '#nowhere', 'nowhere'])(
  'A broken link %s of a shell is one finding with all pages that have the shell',
  (href) => {
    const shellLinks = [link('/helios/en'), link(href)];
    const more = ['/helios/en/a', '/helios/en/b'].map((pathname) => ({ pathname, notes: notes({ shellLinks }) }));
    const { findings, checked } = check([], {}, more);
    expect(findings.flatMap(({ pathnames }) => pathnames)).toEqual(['/helios/en/a', '/helios/en/b']);
    expect(checked).toBe(4);
  },
);

test('A broken link in two fields is a finding for each field', () => {
  const fields = ['links[0]', 'links[1]'];
  const { findings } = check(fields.map((field) => link('/helios/en/nowhere', place({ field }))));
  expect(findings.map(({ document }) => document?.field)).toEqual(fields);
});

test('A broken link of a template says that no document has it', () => {
  const { findings } = check([{ ...link('/helios/en/nowhere'), from: undefined }]);
  expect(findings[0]?.message).toContain('The link "More" in a template');
  expect(findings[0]).not.toHaveProperty('document');
});

test.each([
  ['/helios/en/prcing', '/helios/en/pricing'],
  ['/helios/en/terms', '/helios/en/legal/terms'],
  ['/helios/de/preis', '/helios/de/preise'],
  ['/pricing', '/helios/en/pricing'],
])('The finding for a broken link to %s proposes %s', (href, meant) => {
  expect(check([link(href)]).findings[0]?.hint).toBe(`Did you mean ${meant}?`);
});

test.each(['https://', '/helios/en/%zz'])('The finding for %s says that it is no address', (href) => {
  expect(check([link(href)]).findings[0]?.message).toContain('This is not a valid address.');
});

test('The finding for half an address of another site says what a whole one looks like', () => {
  expect(check([link('https://')]).findings[0]?.hint).toContain('Write a whole address, such as https://');
});

test('Redirects and wildcard pages count as the host treats them', () => {
  const redirects = [
    { from: '/old', to: '/helios/en/pricing/', status: 301 as const },
    { from: '/app', to: 'https://app.helios.example', status: 302 as const },
  ];
  const rewrites = [{ from: '/helios/en/bills/*', to: '/helios/en/pricing' }];
  const hrefs = ['/old', '/app', '/helios/en/bills/7'];
  expect(
    check(
      hrefs.map((href) => link(href)),
      { redirects, rewrites },
    ),
  ).toMatchObject({ findings: [], checked: 3 });
});

test('A redirect that leads nowhere, or in a circle, breaks the link', () => {
  const redirects = [
    { from: '/old', to: '/helios/en/gone', status: 301 as const },
    { from: '/a', to: '/b', status: 301 as const },
    { from: '/b', to: '/a', status: 301 as const },
  ];
  const { findings } = check([link('/old'), link('/a')], { redirects });
  expect(findings[0]?.message).toContain('/old. It redirects to /helios/en/gone, and no page has that address.');
  expect(findings[1]?.message).toContain('/a. It redirects in a circle.');
});

test('A fragment must be an id of the page it is on', () => {
  const { findings, broken } = check([link('/helios/en/pricing#faq'), link('#plans')]);
  expect([...broken]).toEqual(['/helios/en/pricing#faq', '/helios/en#plans']);
  expect(findings.map(({ code, message }) => [code, message])).toEqual([
    ['broken-fragment', 'The link "More" leads to /helios/en/pricing#faq. The page has no element with the id "faq".'],
    ['broken-fragment', 'The link "More" leads to /helios/en#plans. The page has no element with the id "plans".'],
  ]);
});

test('A link without a slash at its end still arrives where the policy is "always"', () => {
  expect(check([link('/helios/en/pricing')], { trailingSlash: 'always' }).findings).toEqual([]);
});

test('Two hundred thousand references take no more look-ups than there are addresses', () => {
  const links = Array.from({ length: 200 }, (_, index) => link(`/helios/en/p${(index * 37) % 1200}#main`));
  const more = Array.from({ length: 1000 }, (_, index) => ({
    pathname: `/helios/en/p${index}`,
    notes: notes({ links, ids: ['main'] }),
  }));
  const { checked, findings } = check([], {}, more);
  expect(checked).toBe(200_000);
  expect(findings.every(({ pathnames }) => pathnames?.length === 1000)).toBe(true);
});

test('A link to a page that a redirect hides is sound, since the redirect is a finding of its own', () => {
  const redirects = [{ from: '/helios/en/pricing', to: '/helios/en/prices', status: 301 as const }];
  const { findings, targetOf } = check([link('/helios/en/pricing#plans')], { redirects });
  expect(findings).toEqual([]);
  expect(targetOf('/helios/en/pricing', '/helios/en')).toBe('/helios/en/pricing');
});

test('A link to a page that a part leaves out is counted apart, and is no finding', () => {
  const pages = [
    {
      pathname: '/helios/en',
      notes: notes({
        links: ['/helios/de', '/helios/de/#x', '/raus', '/helios/at', '#gone'].map((href) => link(href)),
      }),
    },
  ];
  const redirects = [{ from: '/raus', to: '/helios/de', status: 301 as const }];
  const leftOut = new Set(['/helios/de']);
  const files = new Set(['helios/en/index.html']);
  const result = checkLinks({ pages, files, hostRules: { ...hostRules, redirects }, site, leftOut });
  expect(result).toMatchObject({ checked: 2, leftOut: 3 });
  expect([...result.broken]).toEqual(['/helios/at', '/helios/en#gone']);
  expect(['/helios/de?a=1', '/raus', '/helios/en', '/helios/at'].map((href) => result.isLeftOut(href))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('A link of a page without notes is not said to be in a template', () => {
  const pages = [{ pathname: '/helios/en', notes: notes({ links: [{ ...link('/x'), from: undefined }] }) }];
  const untraced = new Set(['/helios/en']);
  const { findings } = checkLinks({ pages, files: new Set(), hostRules, site, untraced });
  expect(findings[0]?.message).toMatch(/^The link "More" leads to/);
});

test('A broken link in rich text names its words and their paragraph', () => {
  const { findings } = check([{ ...link('/helios/en/nowhere'), text: 'prices', paragraph: 'See the prices …' }]);
  expect(findings[0]?.message).toMatch(/^The link "prices" in the text "See the prices …" leads to/);
});
