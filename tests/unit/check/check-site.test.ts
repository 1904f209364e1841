import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { checkSite } from '../../../src/check/check-site.ts';
import { planRoutes } from '../../../src/export/plan/plan-routes.ts';
import { snapshotOf } from '../support/snapshot-of.ts';
import { hostRules, link, notes, route } from './samples.ts';

const shared = ['navigation', 'pricing', 'global_strings', 'locale_settings'] as const;
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
const compiled = { runtime: { boot: { pathname: '/boot.js', code: '' } } };
const audit = checkSite({ config: english, snapshot, plan, published: [], compiled });

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
  const checked = audit.site({ records: [record(['/helios/en', '/helios/en/nowhere'])], files: [page], hostRules });
  expect(checked.findings.map(({ code }) => code)).toEqual(['missing-alt', 'broken-link']);
  expect(checked.links).toBe(2);
});

test('A link to a planned page that is not exported this time is no fault', () => {
  const checked = audit.site({ records: [record(['/helios/en/pricing'])], files: [page], hostRules });
  expect(checked.findings.map(({ code }) => code)).toEqual(['missing-alt']);
});

test('A page is checked for its markup and for its bytes', () => {
  const codes = audit.page(`<p>Not a page.${randomBytes(60_000).toString('base64')}`, route()).map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set(['invalid-page', 'over-budget']));
});

test('The checks of the whole site parse no document of a page', () => {
  const document = () => {
    throw new Error('A document was parsed.');
  };
  const blind = checkSite({ published: [], config: english, snapshot: { ...snapshot, document }, plan, compiled });
  const exported = { records: [record(['/helios/en/nowhere'])], files: [page], hostRules };
  expect(blind.site(exported).findings.map(({ code }) => code)).toEqual(['missing-alt', 'broken-link']);
});
