import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppData, PageData } from '../../../../../src/rules/page-data.ts';
import { findInstead } from '../../../../../src/runtime/late/find-instead.ts';
import {
  createPageLoader,
  loadWhole,
  type PageLoader,
} from '../../../../../src/runtime/shared/navigation/load-page.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const data = '/helios/page-data';
const build = 'b1';

const app: AppData = {
  webpackCompilationHash: build,
  matchPaths: ['/helios/en/bills/*'],
  strings: { en: { navigated: 'Navigated to {title}', loading: 'Loading' } },
};

function pageOf(path: string, { hash = build, styles = 'plain' } = {}): PageData {
  const result = { head: '', banner: '', main: path, styles, shell: 'round', sources: [] };
  return { componentChunkName: 'page', path, webpackCompilationHash: hash, staticQueryHashes: [], result };
}

/** A host with these files: JSON, a status, or no connection. Other files are missing. */
function siteOf(files: Readonly<Record<string, unknown>> = {}) {
  const standing: Record<string, unknown> = {
    [`${data}/app-data.json`]: app,
    [`${data}/sq/d/plain.json`]: { data: { styles: 'p{}' } },
    [`${data}/sq/d/round.json`]: { data: { html: '<main></main>' } },
    [`${data}/en/404/page-data.json`]: pageOf('/helios/en/404'),
    [`${data}/en/500/page-data.json`]: pageOf('/helios/en/500'),
    [`${data}/en/pricing/page-data.json`]: pageOf('/helios/en/pricing'),
    [`${data}/en/legal/page-data.json`]: pageOf('/helios/en/legal'),
    [`${data}/en/bills/page-data.json`]: pageOf('/helios/en/bills'),
    ...files,
  };
  const asked: string[] = [];
  const request: typeof fetch = async (url, { method = 'GET' } = {}) => {
    asked.push(`${method} ${url}`);
    const found = standing[String(url)];
    if (found === 'nobody') throw new TypeError('Failed to fetch');
    if (typeof found === 'number') return new Response(null, { status: found });
    return found === undefined ? new Response(null, { status: 404 }) : Response.json(found);
  };
  // Node has no style sheets.
  const createSheet = (rules: string) => ({ rules }) as unknown as CSSStyleSheet;
  const site = { pathPrefix: '/helios', request };
  const loader = createPageLoader({
    ...site,
    build,
    createSheet,
    findInstead: (missing) => findInstead({ ...missing, ...site }),
  });
  const load = async (pathname: string) => {
    const loading = loader.load(pathname);
    await vi.runAllTimersAsync();
    const found = await loading;
    return found && 'data' in found ? found.data.path : undefined;
  };
  return { loader, load, asked, standing };
}

test('A page is loaded with its styles', async () => {
  const { loader } = siteOf();
  expect(await loader.load('/helios/en/pricing')).toEqual({
    data: pageOf('/helios/en/pricing'),
    sheet: { rules: 'p{}' },
  });
});

test('A page is requested together with the app data, and its styles after that', async () => {
  const { load, asked } = siteOf();
  await load('/helios/en/pricing');
  expect(asked).toEqual([
    `GET ${data}/app-data.json`,
    `GET ${data}/en/pricing/page-data.json`,
    `GET ${data}/sq/d/plain.json`,
  ]);
});

test('A page is requested once, however its address is written', async () => {
  const { load, asked } = siteOf();
  await Promise.all([load('/helios/en/pricing'), load('/helios/en/pricing/')]);
  await load('/helios/en/pricing');
  expect(asked).toHaveLength(3);
});

test('A page shares its styles with other pages', async () => {
  const { loader, asked } = siteOf();
  const one = await loader.load('/helios/en/pricing');
  const two = await loader.load('/helios/en/legal');
  expect(one).toHaveProperty('sheet');
  expect(two).toHaveProperty('sheet', one && 'sheet' in one ? one.sheet : undefined);
  expect(asked.filter((each) => each.includes('/sq/d/'))).toHaveLength(1);
});

test('A page that could not be loaded is requested again', async () => {
  const { load, standing } = siteOf({ [`${data}/en/pricing/page-data.json`]: 503 });
  expect(await load('/helios/en/pricing')).toBeUndefined();
  standing[`${data}/en/pricing/page-data.json`] = pageOf('/helios/en/pricing');
  expect(await load('/helios/en/pricing')).toBe('/helios/en/pricing');
});

/** The files of a site that has moved one page. */
const movedBills = {
  [`${data}/app-data.json`]: { ...app, redirects: { en: 'moved' } },
  [`${data}/sq/d/moved.json`]: { data: { redirects: [['/helios/en/bills/old', '/helios/en/pricing']] } },
};

test('An address without page data may be redirected, before anything else is tried', async () => {
  const { loader, asked } = siteOf(movedBills);
  const loading = loadWhole('/helios/en/bills/old', loader);
  await vi.runAllTimersAsync();
  const moved = await loading;
  const origin = 'https://www.helios.example';
  expect(moved && 'movedTo' in moved && moved.movedTo(`${origin}/helios/en/bills/old`)).toBe(
    `${origin}/helios/en/pricing`,
  );
  expect(asked).toEqual([
    `GET ${data}/app-data.json`,
    `GET ${data}/en/bills/old/page-data.json`,
    `GET ${data}/sq/d/moved.json`,
  ]);
});

test('A page that is there is shown without a look at the redirects', async () => {
  const { load, asked } = siteOf(movedBills);
  await load('/helios/en/pricing');
  expect(asked.filter((each) => each.endsWith('/moved.json'))).toEqual([]);
});

test('An address without page data has the not-found page, if nothing else is there', async () => {
  const { load, asked } = siteOf();
  expect(await load('/helios/en/nowhere')).toBe('/helios/en/404');
  expect(asked).toContain('HEAD /helios/en/nowhere');
});

test.each([
  ['something stands there', { '/helios/en/nowhere': {} }],
  ['nobody can say', { '/helios/en/nowhere': 'nobody' }],
  ['there is no page that says so', { [`${data}/en/404/page-data.json`]: 404 }],
])('An address without page data is left to the browser: %s', async (_, files) => {
  expect(await siteOf(files).load('/helios/en/nowhere')).toBeUndefined();
});

test.each([
  ['no page data', { hello: 'world' }],
  ['a text', 'welcome'],
  ['null', null],
])('An address whose data has the status %s has no page data either', async (_, value) => {
  const { load } = siteOf({ [`${data}/en/nowhere/page-data.json`]: value });
  expect(await load('/helios/en/nowhere')).toBe('/helios/en/404');
});

test('An address below a wildcard page is answered by that page, without a request for the address', async () => {
  const { load, asked } = siteOf();
  expect(await load('/helios/en/bills/a/b')).toBe('/helios/en/bills');
  expect(asked.filter((each) => each.startsWith('HEAD'))).toEqual([]);
});

test('An address on another host is not requested', async () => {
  const { load, asked } = siteOf({ '//other.example': {}, [`${data}//404/page-data.json`]: pageOf('/404') });
  await load('//other.example');
  expect(asked.filter((each) => each.startsWith('HEAD'))).toEqual([]);
});

test('Page data with the status 500 has the page for server errors', async () => {
  const { load } = siteOf({ [`${data}/en/pricing/page-data.json`]: 500 });
  expect(await load('/helios/en/pricing')).toBe('/helios/en/500');
});

const pricing = `${data}/en/pricing/page-data.json`;

test.each([
  ['a page of another build', { [pricing]: pageOf('/helios/en/pricing', { hash: 'b2' }) }],
  ['a page of a site of another build', { [`${data}/app-data.json`]: { ...app, webpackCompilationHash: 'b2' } }],
  ['a page that cannot be had', { [pricing]: 503 }],
  ['a page nobody answers for', { [pricing]: 'nobody' }],
  ['a failure without a page that says so', { [pricing]: 500, [`${data}/en/500/page-data.json`]: 500 }],
  ['a page without its styles', { [`${data}/sq/d/plain.json`]: 404 }],
  ['a page whose styles are none', { [`${data}/sq/d/plain.json`]: { data: {} } }],
  ['a page whose styles are null', { [`${data}/sq/d/plain.json`]: null }],
])('A page is left to the browser: %s', async (_, files) => {
  expect(await siteOf(files).load('/helios/en/pricing')).toBeUndefined();
});

test.each([
  ['missing', 404],
  ['null', null],
  ['something else', { hello: 'world' }],
])('Pages are loaded without the app data, which is requested once: %s', async (_, value) => {
  const { load, loader, asked } = siteOf({ [`${data}/app-data.json`]: value });
  expect(await load('/helios/en/pricing')).toBe('/helios/en/pricing');
  expect(loader.strings('/helios/en/pricing')).toBeUndefined();
  expect(asked.filter((each) => each.includes('app-data'))).toHaveLength(1);
});

test('The app data is requested again for each page', async () => {
  const { load, asked, standing } = siteOf();
  await load('/helios/en/pricing');
  standing[`${data}/app-data.json`] = { ...app, webpackCompilationHash: 'b2' };
  expect(await load('/helios/en/legal')).toBeUndefined();
  expect(asked.filter((each) => each.includes('app-data'))).toHaveLength(2);
});

test('The app data has the texts of each locale', async () => {
  const { loader } = siteOf();
  expect(await loader.appData()).toEqual(app);
  expect(loader.strings('/helios/en/pricing')).toEqual(app.strings.en);
  expect(loader.strings('/helios/de/pricing')).toBeUndefined();
});

const whole = (loader: PageLoader, shown: string) => {
  vi.stubGlobal('document', { body: { dataset: { shell: shown } } });
  return loadWhole('/helios/en/pricing', loader);
};

test('A page with the shell of the page before is loaded without a shell', async () => {
  const { loader, asked } = siteOf();
  expect(await whole(loader, 'round')).toMatchObject({ page: { data: { path: '/helios/en/pricing' } } });
  expect(asked).not.toContain(`GET ${data}/sq/d/round.json`);
});

test('A page with another shell is loaded with that shell, once', async () => {
  const { loader, asked } = siteOf();
  expect(await whole(loader, 'square')).toMatchObject({ shell: '<main></main>' });
  await whole(loader, 'square');
  expect(asked.filter((each) => each.endsWith('round.json'))).toHaveLength(1);
});

test.each([
  ['there is no shell', { [`${data}/sq/d/round.json`]: 404 }],
  ['there is no page', { [`${data}/en/pricing/page-data.json`]: 404, '/helios/en/pricing': {} }],
])('A page with another shell is left to the browser: %s', async (_, files) => {
  expect(await whole(siteOf(files).loader, 'square')).toBeUndefined();
});
