import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { checkLinkAdvice } from '../../../src/check/link-advice.ts';
import { planRoutes } from '../../../src/export/plan/plan-routes.ts';
import { type Sketch, snapshotOf } from '../support/snapshot-of.ts';
import { link, notes, place } from './samples.ts';

const sketches: readonly Sketch[] = [
  { type: 'page', uid: 'about' },
  { type: 'page', uid: 'about', lang: 'de-de' },
  { type: 'page', uid: 'messe', lang: 'de-de' },
  { type: 'page', uid: 'local', lang: 'de-de', tags: ['local'] },
  { type: 'job', uid: '4101' },
];
const snapshot = snapshotOf(...sketches);
const { routes } = planRoutes(snapshot, config);

function check(pathname: string, ...links: readonly ReturnType<typeof link>[]) {
  return checkPages({ pathname, notes: notes({ links }) });
}

function checkPages(...pages: Parameters<typeof checkLinkAdvice>[0]['pages']) {
  return adviceFor(pages, config.site);
}

function adviceFor(
  pages: Parameters<typeof checkLinkAdvice>[0]['pages'],
  site: Parameters<typeof checkLinkAdvice>[0]['site'],
) {
  return checkLinkAdvice({
    pages,
    routes,
    rules: config.routes,
    snapshot,
    site,
    targetOf: (href) => href,
  }).map(({ code, severity, message, hint }) => ({ code, severity, message, hint }));
}

test('A link to the own site by http is a warning, one to another site is none', () => {
  expect(check('/helios/en/about', link('http://www.helios.example/x'), link('http://other.example/x'))).toMatchObject([
    { code: 'insecure-link', severity: 'warning', message: expect.stringContaining('http://www.helios.example/x') },
  ]);
});

test("A link to the visitor's own computer is a warning", () => {
  const own = ['http://localhost:3000/x', 'https://preview.localhost/', 'http://127.0.0.1:8080/', 'http://[::1]/'];
  expect(check('/helios/en/about', ...own.map((href) => link(href)))).toMatchObject(
    own.map((href) => ({
      code: 'insecure-link',
      severity: 'warning',
      message: expect.stringContaining(`the visitor's own computer: ${href}`),
    })),
  );
  const others = ['https://localhost.example/', 'https://127.example/', 'https://example.com/?to=http://localhost/'];
  expect(check('/helios/en/about', ...others.map((href) => link(href)))).toEqual([]);
});

test('A link to a product on the own computer is no mistake where its origin is set so', () => {
  const links = [link('http://127.0.0.1:9000/register'), link('http://127.0.0.1:9001/register')];
  const page = { pathname: '/helios/en/about', notes: notes({ links }) };
  expect(adviceFor([page], { ...config.site, appOrigin: 'http://127.0.0.1:9000' })).toMatchObject([
    { code: 'insecure-link', message: expect.stringContaining('http://127.0.0.1:9001/register') },
  ]);
});

test('A link of a shell is a warning on the pages of the locales for which it is wrong', () => {
  const shellLinks = [link('/helios/de/about')];
  const pathnames = ['/helios/de/about', '/helios/en/about', '/helios/en/careers/jobs/4101'];
  const pages = pathnames.map((pathname) => ({ pathname, notes: notes({ shellLinks }) }));
  const told = { code: 'other-locale-link', message: expect.stringContaining('/helios/de/about, a page of de-de') };
  expect(checkPages(...pages)).toMatchObject([told, told]);
});

test('A link to a page of another locale names the page of the own locale', () => {
  expect(check('/helios/en/about', link('/helios/de/about'))).toEqual([
    {
      code: 'other-locale-link',
      severity: 'warning',
      message: 'The link "More" leads from a page of en-gb to /helios/de/about, a page of de-de.',
      hint: 'Did you mean /helios/en/about?',
    },
  ]);
});

test('A link to a page without a translation says what to do', () => {
  expect(check('/helios/en/about', link('/helios/de/messe'))).toMatchObject([
    { hint: expect.stringContaining('tag its document "local"') },
  ]);
});

test('Pages for one locale alone may be linked from everywhere: local ones, and jobs, which are English only', () => {
  expect(check('/helios/en/about', link('/helios/de/local'))).toEqual([]);
  expect(check('/helios/de/about', link('/helios/en/careers/jobs/4101'))).toEqual([]);
});

test('Links of a held page, which name its document and no field, are not checked', () => {
  const { field: _, ...document } = place();
  expect(
    check('/helios/en/about', link('/helios/de/about', document), link('http://www.helios.example/x', document)),
  ).toEqual([]);
});

test('Links of templates, such as those of the locale selector, are not checked', () => {
  const own = { href: '/helios/de/about', text: 'Deutsch', from: undefined };
  expect(check('/helios/en/about', own, link('/helios/en/about'))).toEqual([]);
});
