import { expect, test } from 'vitest';
import { createManifest } from '../../../src/export/output/manifest.ts';
import type { PublishedRelease } from '../../../src/export/output/published-release.ts';
import type { SiteFile } from '../../../src/export/output/site-file.ts';
import type { PageRecord } from '../../../src/export/render/page-record.ts';
import { holdPages, invalidDocuments } from '../../../src/pipeline/hold-pages.ts';
import type { Finding } from '../../../src/site/finding.ts';
import type { PublishedPage } from '../../../src/site/published-page.ts';
import { notes, route } from '../check/samples.ts';
import { about } from '../export/output/small-site.ts';

const pathname = '/helios/en/pricing';
const page = route({ pathname, documentId: 'P', type: 'page', uid: 'pricing' });
const policy = { site: { name: 'Helios', trailingSlash: 'never' } } as const;
const place = { id: 'P', type: 'page', uid: 'pricing', lang: 'en-gb' };

const file = (path: string): SiteFile => ({
  path,
  sha256: '',
  bytes: 1,
  type: '',
  cache: /-[0-9a-f]{4}\./.test(path) || path.includes('/sq/') ? 'immutable' : 'revalidate',
});

/** A release with the given texts of files. */
function releaseOf(texts: Readonly<Record<string, string>>, more: Partial<PublishedPage> = {}): PublishedRelease {
  const published: PublishedPage = {
    pathname,
    document: place,
    role: undefined,
    isIndexable: true,
    lastModified: '2026-01-01',
    heldFrom: undefined,
    ...more,
  };
  const files = Object.keys(texts).map(file);
  return {
    id: 'release-1',
    manifest: createManifest({ ...about, pages: [published] }, { files, hostFiles: [] }),
    read: async ({ path }) => (texts[path] === undefined ? undefined : Buffer.from(texts[path])),
  };
}

const texts = {
  'helios/en/pricing.html':
    '<a id="top" href="/helios/en"><img src="/helios/static/sun-aaaa.svg"><script src="/helios/static/boot-bbbb.js">',
  'helios/page-data/en/pricing/page-data.json': '{"staticQueryHashes":["1a2b"]}',
  'helios/page-data/sq/d/1a2b.json': '{"url":"late-cccc.woff2"}',
  'helios/static/sun-aaaa.svg': '<svg/>',
  'helios/static/boot-bbbb.js': 'import("./late-dddd.js")',
  'helios/static/late-dddd.js': '',
  'helios/static/late-cccc.woff2': '',
  'helios/static/other-eeee.js': '',
  'helios/en.html': '',
};

const record = (findings: readonly Finding[] = []): PageRecord => ({
  pathname,
  page: file('new.html'),
  companions: [],
  notes: notes({ findings }),
});

const rendered = (records: readonly PageRecord[], findings: readonly Finding[] = []) => ({
  records,
  files: [],
  rendered: records.length,
  reused: 0,
  versions: { shared: '', styles: '' },
  findings,
});

const invalid: Finding = {
  code: 'invalid-document',
  severity: 'error',
  message: '"Version" should be a text.',
  document: { ...place, field: 'version' },
  hint: 'Correct it.',
};
const failed: Finding = { code: 'render-failed', severity: 'error', message: 'It failed.', pathnames: [pathname] };
const headless: Finding = { code: 'invalid-page', severity: 'error', message: 'It has no h1.', pathnames: [pathname] };

test.each<[string, readonly Finding[], ReturnType<typeof rendered>]>([
  ['whose document is invalid', [invalid], rendered([record()])],
  ['that could not be rendered', [], rendered([], [failed])],
  ['whose markup breaks a rule', [], rendered([record([headless])])],
])('A page %s goes out as it was published, with all its files', async (_, findings, pages) => {
  const kept = await holdPages({ ...policy, routes: [page], pages, findings, published: releaseOf(texts) });
  expect(kept.held).toMatchObject([{ pathname, release: 'release-1' }]);
  expect(kept.findings).toMatchObject([
    { code: 'held-page', severity: 'warning', message: expect.stringContaining('as it was in the release release-1.') },
  ]);
  expect(kept.pages.files.map(({ path }) => path).sort()).toEqual(
    Object.keys(texts)
      .filter((path) => path !== 'helios/static/other-eeee.js' && path !== 'helios/en.html')
      .sort(),
  );
  expect(kept.pages.records[0]?.notes).toMatchObject({ links: [{ href: '/helios/en', from: place }], ids: ['top'] });
  expect(kept.routes).toMatchObject([{ lastModified: '2026-01-01' }]);
});

test('A page that is held from a release of another layout gets the file name of this one', async () => {
  const input = { routes: [page], pages: rendered([record()]), findings: [invalid], published: releaseOf(texts) };
  const kept = await holdPages({ ...input, site: { name: 'Helios', trailingSlash: 'always' } });
  expect(kept.pages.records[0]?.page.path).toBe('helios/en/pricing/index.html');
});

test('A held page keeps the name of the release that it came from', async () => {
  const published = releaseOf(texts, { heldFrom: 'release-0' });
  const kept = await holdPages({
    ...policy,
    routes: [page],
    pages: rendered([record()]),
    findings: [invalid],
    published,
  });
  expect(kept.held).toMatchObject([{ release: 'release-0' }]);
});

const release = releaseOf(texts);
const damaged: PublishedRelease = {
  ...release,
  read: async (each) => (each.path.endsWith('.woff2') ? undefined : release.read(each)),
};

test.each<[string, PublishedRelease | undefined]>([
  ['nothing is published', undefined],
  ['the page was never published', releaseOf({ 'helios/en.html': '' })],
  ['a file of the published page is damaged', damaged],
])('An error remains an error if %s', async (_, published) => {
  const pages = rendered([record()]);
  const kept = await holdPages({ ...policy, routes: [page], pages, findings: [invalid], published });
  expect(kept.findings).toEqual([invalid]);
  expect(kept.held).toEqual([]);
  expect(kept.pages.records).toEqual(pages.records);
});

test('The pages of a circle of parents are held, and a circle with a page that can not be held remains an error', async () => {
  const other = route({ pathname: '/helios/en/new', documentId: 'N', type: 'page', uid: 'new' });
  const circle = (...pathnames: string[]): Finding => ({ ...invalid, code: 'circular-parent', pathnames });
  const hold = (finding: Finding) =>
    holdPages({
      ...policy,
      routes: [page, other],
      pages: rendered([record()]),
      findings: [finding],
      published: release,
    });
  expect(await hold(circle(pathname))).toMatchObject({ held: [{ pathname }], findings: [{ code: 'held-page' }] });
  const open = circle(other.pathname, pathname);
  const { held, findings } = await hold(open);
  expect(held).toMatchObject([{ pathname }]);
  expect(findings).toContain(open);
});

test('A warning holds no page', async () => {
  const warning: Finding = { ...invalid, severity: 'warning' };
  const input = { routes: [page], pages: rendered([record()]), findings: [warning], published: releaseOf(texts) };
  expect(await holdPages({ ...policy, ...input })).toMatchObject({ held: [], findings: [warning] });
  expect(invalidDocuments([warning, invalid])).toEqual(new Set(['P']));
});
