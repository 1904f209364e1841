import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { checkContent, checkDocument } from '../../../src/check/content.ts';
import type { Snapshot } from '../../../src/content/content-source.ts';
import { planRoutes } from '../../../src/export/plan/plan-routes.ts';
import { snapshotOf } from '../support/snapshot-of.ts';

const meta = { meta_title: 'Home', meta_description: 'All of it.' };

function check(snapshot: Snapshot) {
  const { routes, locales } = planRoutes(snapshot, config);
  const ofPages = routes.flatMap((route) => {
    const document = snapshot.document(route.documentId);
    return document ? checkDocument(route, document) : [];
  });
  return [...ofPages, ...checkContent(snapshot, locales)];
}

test('Missing meta data is a finding with its field', () => {
  const findings = check(snapshotOf({ type: 'page', uid: 'home', id: 'H', data: {} }));
  expect(findings).toMatchObject([
    { code: 'missing-meta', document: { id: 'H', field: 'meta_title' }, pathnames: ['/helios/en'] },
    { code: 'missing-meta', document: { id: 'H', field: 'meta_description' } },
  ]);
});

test('Meta data of blanks counts as missing', () => {
  expect(check(snapshotOf({ type: 'page', uid: 'home', data: { ...meta, meta_description: ' ' } }))).toHaveLength(1);
});

test('The title of a page replaces a missing meta title', () => {
  expect(
    check(snapshotOf({ type: 'page', uid: 'home', data: { title: 'Home', meta_description: 'All of it.' } })),
  ).toEqual([]);
});

test('A page that no search engine lists needs no description', () => {
  expect(check(snapshotOf({ type: 'page', uid: '404', data: { title: 'Not found' } }))).toEqual([]);
});

test('A translation group without the default locale is one finding', () => {
  const findings = check(
    snapshotOf(
      { type: 'page', uid: 'home', lang: 'da-dk', data: meta },
      { type: 'page', uid: 'home', lang: 'de-de', data: meta },
    ),
  );
  expect(findings).toMatchObject([
    { code: 'missing-default-locale', severity: 'warning', document: { lang: 'da-dk' } },
  ]);
  expect(findings[0]?.message).toBe(
    'The default locale en-gb does not have the page "home", which exists in da-dk, de-de.',
  );
});

test('A page of one market alone is tagged as local', () => {
  const local = { type: 'page', uid: 'datev', lang: 'de-de', data: meta, tags: ['local'] } as const;
  expect(check(snapshotOf(local))).toEqual([]);
});

test('A translation group with the default locale may lack the others', () => {
  expect(
    check(
      snapshotOf({ type: 'page', uid: 'home', data: meta }, { type: 'page', uid: 'home', lang: 'da-dk', data: meta }),
    ),
  ).toEqual([]);
});

test('A locale without a code is one finding, with the number of its documents', () => {
  const inPolish = (uid: string) => ({ type: 'page', uid, lang: 'pl-pl', data: meta }) as const;
  const inEnglish = (uid: string) => ({ type: 'page', uid, data: meta }) as const;
  const findings = check(snapshotOf(inEnglish('home'), inEnglish('about'), inPolish('home'), inPolish('about')));
  expect(findings).toMatchObject([{ code: 'missing-locale-code', document: { lang: 'pl-pl', uid: 'home' } }]);
  expect(findings[0]?.message).toContain('The export leaves out the page "home" and 1 more.');
});

const pages = (...uids: string[]) =>
  uids.flatMap((uid) => {
    const template = { home: 'home', preise: 'pricing' }[uid] ?? 'product';
    const group = uid;
    const shared = { type: 'page', uid, group, data: { ...meta, template } } as const;
    return [shared, { ...shared, lang: 'de-at' }];
  });

test('A secondary market may have home, pricing, legal, the pages for errors and the offline page', () => {
  const legal = { type: 'legal_page', uid: 'gdpr', data: meta } as const;
  expect(
    check(snapshotOf(...pages('home', 'preise', 'legal', '404', '500', 'offline'), legal, { ...legal, lang: 'de-at' })),
  ).toEqual([]);
});

test('A secondary market may have no page of another kind', () => {
  const findings = check(snapshotOf(...pages('expenses')));
  expect(findings).toMatchObject([
    {
      code: 'wrong-market',
      severity: 'error',
      document: { lang: 'de-at', uid: 'expenses' },
      pathnames: ['/helios/at/expenses'],
    },
  ]);
});
