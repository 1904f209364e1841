import { describe, expect, test } from 'vitest';
import { config } from '../../../../config/index.ts';
import type { Config } from '../../../../config/schema.ts';
import type { EarlierPages } from '../../../../src/export/plan/earlier-pages.ts';
import { planRoutes } from '../../../../src/export/plan/plan-routes.ts';
import { selectRoutes } from '../../../../src/export/plan/select-routes.ts';
import { findLocale } from '../../../../src/site/locale.ts';
import { type Sketch, snapshotOf } from '../../support/snapshot-of.ts';

const pathnames = (snapshot: ReturnType<typeof snapshotOf>, from: Config = config) =>
  planRoutes(snapshot, from).routes.map((route) => route.pathname);

test('A document has a route in its own locale and in no other', () => {
  const snapshot = snapshotOf({ type: 'page', uid: 'pricing' }, { type: 'page', uid: 'pricing', lang: 'da-dk' });
  expect(pathnames(snapshot)).toEqual(['/helios/da/pricing', '/helios/en/pricing']);
});

test('Home has the address of its locale', () => {
  expect(pathnames(snapshotOf({ type: 'page', uid: 'home', lang: 'sv-se' }))).toEqual(['/helios/se']);
});

test('The address of a page with a parent is below the parent’s', () => {
  const parent = { type: 'page', uid: 'templates', id: 'P' } as const;
  const child = { type: 'page', uid: 'invoice', data: { parent: { link_type: 'Document', id: 'P' } } } as const;
  expect(pathnames(snapshotOf(parent, child))).toEqual(['/helios/en/templates', '/helios/en/templates/invoice']);
});

test('The more specific rule for routes wins, whatever the order', () => {
  const routes = [...config.routes, { type: 'page', uid: 'home', lang: 'de-de', path: '/:lang/start' }];
  expect(pathnames(snapshotOf({ type: 'page', uid: 'home', lang: 'de-de' }), { ...config, routes })).toEqual([
    '/helios/de/start',
  ]);
});

test('A page for editors has an address outside the locales', () => {
  expect(pathnames(snapshotOf({ type: 'page', uid: 'preview' }))).toEqual(['/helios/preview']);
  expect(pathnames(snapshotOf({ type: 'page', uid: 'preview', lang: 'de-de' }))).toEqual(['/helios/de/preview']);
});

test.each([
  ['landing_page', '/helios/en/lp/x1'],
  ['ebook', '/helios/en/ebooks/x1'],
  ['customer_case', '/helios/en/customer-cases/x1'],
  ['partnership_case', '/helios/en/partnership-cases/x1'],
  ['partner', '/helios/en/partner/x1'],
  ['integration', '/helios/en/integrations/x1'],
  ['webinar', '/helios/en/webinars/x1'],
  ['legal_page', '/helios/en/legal/x1'],
] as const)('A document of the type %s has the address %s', (type, pathname) => {
  expect(pathnames(snapshotOf({ type, uid: 'x1' }))).toEqual([pathname]);
});

test('A job has its number as its address, in English alone', () => {
  const jobs = snapshotOf(
    { type: 'job', uid: '4018231' },
    { type: 'job', uid: 'accountant' },
    { type: 'job', uid: '4018232', lang: 'de-de' },
  );
  const plan = planRoutes(jobs, config);
  expect(plan.routes.map((route) => route.pathname)).toEqual(['/helios/en/careers/jobs/4018231']);
  expect(plan.findings).toMatchObject([
    { code: 'unsafe-uid', document: { uid: 'accountant' } },
    { code: 'no-document-found', document: { lang: 'de-de' } },
  ]);
});

test('A document that holds data has no route', () => {
  expect(pathnames(snapshotOf({ type: 'navigation' }))).toEqual([]);
});

test('Two documents on one path are both named in a finding, and the first has the path', () => {
  const rules = [...config.routes, { type: 'legal_page', uid: 'terms', path: '/:lang/pricing' }];
  const snapshot = snapshotOf({ type: 'page', uid: 'pricing', id: 'A' }, { type: 'legal_page', uid: 'terms', id: 'B' });
  const plan = planRoutes(snapshot, { ...config, routes: rules });
  expect(plan.routes).toHaveLength(1);
  expect(plan.findings).toMatchObject([
    { code: 'duplicate-pathname', document: { id: 'B' }, pathnames: ['/helios/en/pricing'] },
  ]);
  expect(plan.findings[0]?.message).toContain('(A)');
});

test.each(['../../etc/passwd', '..', '.', 'a/b', 'a\\b', 'Pricing', 'a b', '%2e%2e', 'a\u0000', '-', 'x'.repeat(121)])(
  'A UID that would leave its folder or break an address is refused: %j',
  (uid) => {
    const plan = planRoutes(snapshotOf({ type: 'page', uid }), config);
    expect(plan.routes).toEqual([]);
    expect(plan.findings).toMatchObject([{ code: 'unsafe-uid', document: { uid } }]);
  },
);

test('A page below one with a bad UID says that the UID is that of the other document', () => {
  const parent = { link_type: 'Document', id: 'P' };
  const snapshot = snapshotOf({ type: 'page', uid: 'a b', id: 'P' }, { type: 'page', uid: 'child', data: { parent } });
  const messages = planRoutes(snapshot, config).findings.map(({ message }) => message);
  expect(messages.sort()).toEqual(
    [
      'The UID "a b" can\'t be part of an address.',
      'The UID "a b" of a document above this one can\'t be part of an address.',
    ].sort(),
  );
});

test('Translations are alternates of each other by group, even under other UIDs', () => {
  const snapshot = snapshotOf(
    { type: 'page', uid: 'pricing', group: 'p' },
    { type: 'page', uid: 'preise', lang: 'de-de', group: 'p' },
  );
  for (const route of planRoutes(snapshot, config).routes) {
    expect(route.alternates.map((each) => each.pathname)).toEqual(['/helios/en/pricing', '/helios/de/preise']);
  }
});

test('The name of a page is its path in the default locale, or else in the first locale that has it', () => {
  const { routes } = planRoutes(
    snapshotOf(
      { type: 'page', uid: 'preise', lang: 'de-de', group: 'p' },
      { type: 'page', uid: 'pricing', group: 'p' },
      { type: 'ebook', uid: 'belege', lang: 'de-de', group: 'e' },
      { type: 'ebook', uid: 'justificatifs', lang: 'fr-fr', group: 'e' },
    ),
    config,
  );
  expect(routes.map(({ pathname, name }) => [pathname, name])).toEqual([
    ['/helios/de/ebooks/belege', '/ebooks/belege'],
    ['/helios/de/preise', '/pricing'],
    ['/helios/en/pricing', '/pricing'],
    ['/helios/fr/ebooks/justificatifs', '/ebooks/belege'],
  ]);
});

test('A locale held back by its editors is in no alternates and not indexable', () => {
  const snapshot = snapshotOf(
    { type: 'page', uid: 'home', group: 'h' },
    { type: 'page', uid: 'home', lang: 'fi-fi', group: 'h' },
    { type: 'locale_settings', lang: 'fi-fi', data: { is_pre_launch: true } },
  );
  const { routes, locales } = planRoutes(snapshot, config);
  expect(locales.find((locale) => locale.urlCode === 'fi')?.isPreLaunch).toBe(true);
  expect(routes.map((route) => [route.pathname, route.isIndexable, route.alternates.length])).toEqual([
    ['/helios/en', true, 1],
    ['/helios/fi', false, 0],
  ]);
});

test.each([
  ['404', 'not-found'],
  ['500', 'server-error'],
  ['offline', 'offline'],
])('The page %s is shown for other addresses, and is not indexed', (uid, kind) => {
  const { routes } = planRoutes(
    snapshotOf({ type: 'page', uid, group: uid }, { type: 'page', uid, lang: 'fi-fi', group: uid }),
    config,
  );
  const standIn = { kind, isIndexable: false, alternates: [] };
  expect(routes).toMatchObject([
    { ...standIn, pathname: `/helios/en/${uid}` },
    { ...standIn, pathname: `/helios/fi/${uid}` },
  ]);
});

const { routes, locales } = planRoutes(
  snapshotOf(
    { type: 'page', uid: 'home' },
    { type: 'page', uid: 'home', lang: 'nl-be' },
    { type: 'legal_page', uid: 'gdpr' },
  ),
  config,
);

test('A locale is found by its code in URLs or in Prismic, in upper or lower case', () => {
  expect(findLocale('NL-BE', locales).code).toBe('nl-be');
  expect(findLocale('se', locales).code).toBe('sv-se');
  expect(findLocale('en-gb', locales).urlCode).toBe('en');
});

test('A glob fits the path after the locale or the whole pathname', () => {
  const select = (...globs: string[]) =>
    selectRoutes(routes, { locales: [], routes: globs }, locales).map((route) => route.pathname);
  expect(select('/legal/*')).toEqual(['/helios/en/legal/gdpr']);
  expect(select('/')).toEqual(['/helios/en', '/helios/nl-be']);
  expect(select('/helios/en/**')).toEqual(['/helios/en', '/helios/en/legal/gdpr']);
  expect(select('/*')).toEqual(['/helios/en', '/helios/nl-be']);
  expect(select('/legal/**')).toEqual(['/helios/en/legal/gdpr']);
});

test('A glob may name alternatives, and leave pages out', () => {
  const select = (...globs: string[]) =>
    selectRoutes(routes, { locales: [], routes: globs }, locales).map((route) => route.pathname);
  expect(select('/{,legal/{gdpr,dsr}}')).toEqual(['/helios/en', '/helios/en/legal/gdpr', '/helios/nl-be']);
  expect(select('/**', '!/legal/*')).toEqual(['/helios/en', '/helios/nl-be']);
  expect(select('!/helios/en/legal/**')).toEqual(['/helios/en', '/helios/nl-be']);
  expect(() => select('!/legl/**')).toThrow('No page fits "!/legl/**".');
  // A job for each locale may leave out pages that not every locale has.
  const belgian = selectRoutes(routes, { locales: ['nl-be'], routes: ['!/legal/**'] }, locales);
  expect(belgian.map(({ pathname }) => pathname)).toEqual(['/helios/nl-be']);
  expect(() => select('/legal/**', '!/legal/gdpr')).toThrow('No page fits "/legal/**", "!/legal/gdpr".');
});

test('An unknown locale and a glob for nothing are errors with the choices', () => {
  expect(() => selectRoutes(routes, { locales: ['xx'], routes: [] }, locales)).toThrow(/no locale "xx"/);
  expect(() => selectRoutes(routes, { locales: [], routes: ['/nowhere'] }, locales)).toThrow(
    /No page fits "\/nowhere"/,
  );
  expect(() => selectRoutes(routes, { locales: ['en'], routes: ['/nowhere'] }, locales)).toThrow(
    /No page in en fits "\/nowhere"/,
  );
});

test('A misspelt glob beside a good one is refused, with the nearest path', () => {
  const select = (...globs: string[]) => selectRoutes(routes, { locales: ['nl-be'], routes: globs }, locales);
  const refusal = (message: string, hint: string) =>
    expect.objectContaining({ message, hint: expect.stringContaining(hint) });
  expect(() => select('/', '/legal/gdrp', '/legl/*')).toThrow(
    refusal('No page fits "/legal/gdrp", "/legl/*".', 'Did you mean /legal/gdpr?'),
  );
  expect(() => select('/', '!/legal/gdrp')).toThrow(
    refusal('No page fits "!/legal/gdrp".', 'Did you mean /legal/gdpr?'),
  );
  expect(() => select('/helios/en/legal/gdrp', '/')).toThrow(
    refusal('No page fits "/helios/en/legal/gdrp".', 'Did you mean /helios/en/legal/gdpr?'),
  );
  // A job for each locale may name pages that not every locale has.
  expect(select('/', '/legal/gdpr').map(({ pathname }) => pathname)).toEqual(['/helios/nl-be']);
});

test('A locale without any page is an error about the locale', () => {
  expect(() => selectRoutes(routes, { locales: ['se'], routes: [] }, locales)).toThrow(
    expect.objectContaining({ message: 'The content has no page in se.', where: '--locale' }),
  );
});

describe('documents with errors whose pages are published', () => {
  const planned = (documents: readonly Sketch[], earlier: EarlierPages) => {
    const { routes, findings } = planRoutes(snapshotOf(...documents), config, earlier);
    return {
      pages: routes.map(({ pathname, documentId }) => `${pathname} ${documentId}`),
      codes: findings.map(({ code }) => code),
    };
  };
  const earlier = (pathnames: Record<string, string>, ...invalid: string[]): EarlierPages => ({
    pathnameOf: (id) => pathnames[id],
    isInvalid: (id) => invalid.includes(id),
  });

  test('A document with an unsafe UID keeps its published address, and the error is told', () => {
    const documents: Sketch[] = [{ type: 'page', uid: '../x', id: 'A' }];
    expect(planned(documents, earlier({ A: '/helios/en/about' }))).toEqual({
      pages: ['/helios/en/about A'],
      codes: ['unsafe-uid'],
    });
  });

  test('An invalid document with a new UID keeps its published address', () => {
    const documents: Sketch[] = [{ type: 'page', uid: 'about-us', id: 'A' }];
    expect(planned(documents, earlier({ A: '/helios/en/about' }, 'A')).pages).toEqual(['/helios/en/about A']);
    expect(planned(documents, earlier({ A: '/helios/en/about' })).pages).toEqual(['/helios/en/about-us A']);
    expect(planned(documents, earlier({}, 'A')).pages).toEqual(['/helios/en/about-us A']);
  });

  test('An address that two documents want stays with the one that has it, and the other keeps its own', () => {
    const newer = { type: 'page', uid: 'about', id: 'B' } as const;
    const older = { type: 'page', uid: 'about', id: 'C' } as const;
    const pathnames = { B: '/helios/en/team', C: '/helios/en/about' };
    expect(planned([newer, older], earlier(pathnames))).toEqual({
      pages: ['/helios/en/about C', '/helios/en/team B'],
      codes: ['duplicate-pathname'],
    });
  });
});
