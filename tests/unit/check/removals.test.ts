import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { checkRemovals, type RemovalCheckInput } from '../../../src/check/removals.ts';
import type { Removal } from '../../../src/export/plan/plan-removals.ts';
import type { Finding } from '../../../src/site/finding.ts';
import type { PageRole, PublishedPage } from '../../../src/site/published-page.ts';
import { localeOf } from './samples.ts';

const page = (name: string, { lang = 'en-gb', role }: { lang?: string; role?: PageRole } = {}): PublishedPage => ({
  pathname: `/helios/${name}`,
  document: { id: name, type: 'page', uid: name, lang },
  role,
  isIndexable: true,
  lastModified: '',
  heldFrom: undefined,
});

const removal = (removed: PublishedPage, rest: Partial<Removal> = {}): Removal => ({
  page: removed,
  cause: 'unpublished',
  reason: 'Its document was unpublished or deleted.',
  movedTo: undefined,
  isRedirected: false,
  redirect: undefined,
  ...rest,
});

const pages = (count: number) => Array.from({ length: count }, (_, index) => page(`p${index}`));

function messages(
  published: readonly PublishedPage[],
  removals: readonly Removal[],
  missing: RemovalCheckInput['missing'] = [],
): string[] {
  const findings = checkRemovals({ published, removals, locales: config.locales, missing });
  expect(findings.every(({ code, severity, hint }) => code === 'removed-pages' && severity === 'error' && hint)).toBe(
    true,
  );
  return findings.map(({ message }) => message);
}

test.each([
  [100, 5],
  [1000, 20],
  [10, 0],
])('Of %i pages %i may leave without a question', (total, allowed) => {
  const published = pages(total);
  const first = (count: number) => published.slice(0, count).map((each) => removal(each));
  expect(messages(published, first(allowed))).toEqual([]);
  expect(messages(published, first(allowed + 1))).toEqual([
    expect.stringContaining(`${allowed + 1} of ${total} pages would leave the site: document unpublished or deleted`),
  ]);
});

test('Pages that have moved count until they are redirected', () => {
  const published = pages(100);
  const moved = (isRedirected: boolean) =>
    published.slice(0, 30).map((each) => removal(each, { cause: 'uid-changed', movedTo: '/helios/new', isRedirected }));
  expect(messages(published, moved(true))).toEqual([]);
  expect(messages(published, moved(false))).toEqual([expect.stringContaining('UID changed (30)')]);
});

test('A redirect to elsewhere does not excuse the loss of a page', () => {
  const published = pages(10);
  expect(messages(published, [removal(published[0] ?? page('p0'), { isRedirected: true })])).toHaveLength(1);
});

test('A whole locale is one finding, whatever its pages are', () => {
  const finnish = [page('fi', { lang: 'fi-fi', role: 'home' }), page('fi/404', { lang: 'fi-fi', role: 'not-found' })];
  const removals = finnish.map((each) => removal(each));
  expect(messages([...pages(10), ...finnish], removals)).toEqual([
    'All 2 pages of Suomi (fi-fi) would leave the site: document unpublished or deleted (2).',
  ]);
});

test('A locale that is set to pre-launch is one finding, though its error pages stay', () => {
  const finnish = [page('fi', { lang: 'fi-fi', role: 'home' }), page('fi/404', { lang: 'fi-fi', role: 'not-found' })];
  const removals = finnish
    .slice(0, 1)
    .map((each) => removal(each, { cause: 'locale-pre-launch', reason: 'It is so.' }));
  expect(messages([...pages(100), ...finnish], removals)).toEqual([
    'All pages of Suomi (fi-fi) would leave the search engines, sitemaps and the locale selector. It is so.',
  ]);
});

test.each<[PageRole, string]>([
  ['home', 'home page'],
  ['pricing', 'pricing page'],
  ['not-found', '404 page'],
])('One page with the role %s is a finding', (role, name) => {
  const lost = page('lost', { role });
  expect(messages([...pages(100), lost], [removal(lost)])).toEqual([
    `The ${name} of United Kingdom (en-gb) (/helios/lost) would leave the site. Its document was unpublished or deleted.`,
  ]);
});

test('A home page or a locale that another error reports as missing is not reported again', () => {
  const lacking = (code: string, severity: Finding['severity']): RemovalCheckInput['missing'] => [
    { locale: localeOf(code), role: 'home', finding: { code: 'missing-page', severity, message: 'It has none.' } },
  ];
  const lost = page('lost', { role: 'home' });
  expect(messages([...pages(100), lost], [removal(lost)], lacking('en-gb', 'error'))).toEqual([]);
  expect(messages([...pages(100), lost], [removal(lost)], lacking('en-gb', 'warning'))).toHaveLength(1);
  const finnish = page('fi', { lang: 'fi-fi', role: 'home' });
  expect(messages([...pages(100), finnish], [removal(finnish)], lacking('fi-fi', 'error'))).toEqual([]);
});

test('A page whose cause is unknown is a finding', () => {
  const published = pages(100);
  const lost = removal(published[0] ?? page('p0'), { cause: 'unknown', reason: 'Nobody knows.' });
  expect(messages(published, [lost])).toEqual(["Helios can't tell why pages would leave the site: Nobody knows."]);
});
