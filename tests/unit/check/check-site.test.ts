import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { checkSite } from '../../../src/check/check-site.ts';
import { planRoutes } from '../../../src/export/plan/plan-routes.ts';
import { snapshotOf } from '../support/snapshot-of.ts';
import { hostRules, link, notes } from './samples.ts';

const shared = [
  'navigation',
  'pricing',
  'global_strings',
  'locale_settings',
  'disallowed_emails',
  'feature_flags',
] as const;
const snapshot = snapshotOf(
  ...['home', 'pricing', 'legal', '404'].map((uid) => ({
    type: 'page' as const,
    uid,
    data: { meta_title: uid, meta_description: `All of ${uid}.` },
  })),
  ...shared.map((type) => ({ type })),
  { type: 'signup_modal', data: { title: 'Sign up' } },
);
const english = { ...config, locales: config.locales.filter(({ isDefault }) => isDefault) };
const plan = planRoutes(snapshot, english);
const now = new Date('2026-11-22');
const compiled = { runtime: { boot: { pathname: '/boot.js', code: '' } } };
const site = {
  usualAppOrigin: config.site.appOrigin,
  config: english,
  snapshot,
  plan,
  now,
  published: [],
  compiled,
  hostRules,
};

const page = { path: 'helios/en/index.html', sha256: '', bytes: 0, type: '', cache: 'revalidate' as const };
const record = (links: Parameters<typeof link>[0][]) => ({
  pathname: '/helios/en',
  page,
  companions: [],
  notes: notes({
    links: links.map((href) => link(href)),
    findings: [{ code: 'missing-alt', severity: 'warning', message: 'No alt.' }],
  }),
});

test('The findings of a site are those of its pages and its links', () => {
  const checked = checkSite({ ...site, records: [record(['/helios/en', '/helios/en/nowhere'])], files: [page] });
  expect(checked.findings.map(({ code }) => code)).toEqual(['missing-alt', 'broken-link']);
  expect(checked.links).toBe(2);
});

test('A link to a planned page that is not exported this time is no fault', () => {
  const checked = checkSite({ ...site, records: [record(['/helios/en/pricing'])], files: [page] });
  expect(checked.findings.map(({ code }) => code)).toEqual(['missing-alt']);
});

test('The checks of the whole site parse no document of a page', () => {
  const document = () => {
    throw new Error('A document was parsed.');
  };
  const exported = { records: [record(['/helios/en/nowhere'])], files: [page] };
  const checked = checkSite({ ...site, ...exported, snapshot: { ...snapshot, document } });
  expect(checked.findings.map(({ code }) => code)).toEqual(['missing-alt', 'broken-link']);
});
