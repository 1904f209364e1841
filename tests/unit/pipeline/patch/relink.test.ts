import { expect, test } from 'vitest';
import { config } from '../../../../config/index.ts';
import type { Snapshot } from '../../../../src/content/content-source.ts';
import type { PublishedRelease } from '../../../../src/export/output/published-release.ts';
import type { LinkNote, OwnNotes } from '../../../../src/export/render/page-notes.ts';
import { describeLinks, linkedPages } from '../../../../src/pipeline/last-links.ts';
import { relink } from '../../../../src/pipeline/patch/relink.ts';
import type { Finding } from '../../../../src/site/finding.ts';
import { type HostRules, hostRulesFile } from '../../../../src/site/host-rules.ts';
import { routeOf } from '../../support/sample-page.ts';
import { fileOf, versionsOf } from './versions.ts';

const paths = ['/', '/pricing', '/faq'];
const routes = paths.map((path) => routeOf(path, { documentId: path }));
const hostRules: HostRules = {
  version: 1,
  pathPrefix: '/helios',
  trailingSlash: 'never',
  locales: [],
  headers: [],
  redirects: [],
  entrances: [],
  rewrites: [],
  notFound: [],
  serverError: '/helios/en/500',
};

const linkTo = (href: string, field?: string): LinkNote => ({
  href,
  text: 'Read on',
  from: field === undefined ? undefined : { id: 'P', type: 'page', uid: 'pricing', lang: 'en-gb', field },
});

/** The home page leads to the prices, the prices lead to the questions. */
const before = describeLinks([
  page('/', [linkTo('/helios/en/pricing')]),
  page('/pricing', [linkTo('/helios/en/faq#plans', 'body')]),
  page('/faq', [], ['plans']),
]);

function page(path: string, links: readonly LinkNote[], ids: readonly string[] = []) {
  return { pathname: routeOf(path).pathname, notes: { shellLinks: [], links, ids } };
}

/** Gives the page of the prices other links, or the page of the questions other ids. */
function edit(path: string, notes: Partial<OwnNotes>, findings: readonly Finding[] = []) {
  const hostFile = fileOf(hostRulesFile);
  const published = {
    manifest: { hostFiles: [hostFile] },
    read: async () => Buffer.from(JSON.stringify(hostRules)),
  } as unknown as PublishedRelease;
  const snapshot = { heads: () => [], facts: () => undefined } as unknown as Snapshot;
  const plan = { routes, locales: config.locales, findings: [] };
  const pages = [versionsOf(path, {}, { notes })];
  const files = routes.map(({ pathname }) => fileOf(`${pathname.slice(1)}.html`));
  return relink({ config, snapshot, plan, pages, published, files, before, findings });
}

test('The links of all pages are known again from their record, and count as often as they occur', () => {
  expect(describeLinks(linkedPages(before))).toEqual(before);
});

test('A page may have further sound links, and the site is described with them', async () => {
  const links = [linkTo('/helios/en/faq'), linkTo('/helios/en', 'body'), linkTo('https://example.com')];
  const relinked = await edit('/pricing', { links });
  expect(relinked?.checked).toBe(3);
  expect(relinked?.links).toMatchObject({
    pages: [
      {},
      { ofFields: ['/helios/en'], ofTemplates: ['/helios/en/faq', 'https://example.com'] },
      { ids: ['plans'] },
    ],
  });
});

test.each<[string, string, Partial<OwnNotes>]>([
  ['leads nowhere', '/pricing', { links: [linkTo('/helios/en/fax')] }],
  ['leads to an id that its target lacks', '/pricing', { links: [linkTo('/helios/en/faq#prices')] }],
  ['loses an id to which another page leads', '/faq', { ids: [] }],
  ['was the only one to lead to a page', '/pricing', { links: [] }],
  [
    'leads to this site without encryption',
    '/pricing',
    {
      links: [linkTo('/helios/en/faq'), linkTo('http://www.helios.example/helios/en', 'body')],
    },
  ],
])('A page that %s is left to the whole export', async (_, path, notes) => {
  expect(await edit(path, notes)).toBeUndefined();
});

test('Links are not told to be sound if one was at fault before', async () => {
  const links = [linkTo('/helios/en/faq')];
  const finding = { code: 'insecure-link', severity: 'warning', message: 'It leads there by http.' } as const;
  expect(await edit('/pricing', { links })).toBeDefined();
  expect(await edit('/pricing', { links }, [finding])).toBeUndefined();
});

test('A page that visitors did not reach before may stay so, and may not be reached from now on', async () => {
  const lost = {
    code: 'unreachable-page',
    severity: 'warning',
    message: 'No page of its locale links to /helios/en/faq.',
  } as const;
  const nothing = { links: [linkTo('/helios/en')] };
  expect(await edit('/pricing', nothing, [lost])).toBeDefined();
  expect(await edit('/pricing', { links: [linkTo('/helios/en/faq')] }, [lost])).toBeUndefined();
});
