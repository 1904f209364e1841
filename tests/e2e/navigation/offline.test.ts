import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, expect, inject, test } from 'vitest';
import { bundleWorker } from '../../../src/export/compile/bundle-worker.ts';
import { hostFolderOf } from '../../../src/site/release-layout.ts';
import { contentOf, sliceIn } from '../../sites/embedded-content.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import { startBrowser } from '../support/browser.ts';
import { copyAsNextBuild, type MovableSite, openMovableSite } from '../support/movable-site.ts';
import { projectFolder } from '../support/run-cli.ts';
import { titleOf } from '../support/visitor.ts';

const browser = startBrowser();
const temporary = temporaryFolder();
afterAll(() => temporary[Symbol.dispose]());

const visit = (site: MovableSite, pathname: string) => browser.visit(pathname, { baseURL: site.origin });

/** Resolves once a page has a service worker that has cached an address. */
async function kept(page: Page, pathname: string): Promise<void> {
  const isKept = async (path: string) => Boolean(navigator.serviceWorker.controller && (await caches.match(path)));
  await expect.poll(() => page.evaluate(isKept, pathname)).toBe(true);
}

/** A page without pictures, for tests that could begin on any. */
const legal = '/helios/en/legal';

/** Every cached address, by the name of its cache. */
function keptIn(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url));
    return Object.fromEntries((await Promise.all(lists)).map((urls, index) => [names[index], urls]));
  });
}

/** Everything that a service worker leaves in a browser. */
function traces(page: Page) {
  return page.evaluate(async () => ({
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    registrations: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}

/**
 * Resolves once the legal page has asked for everything that it asks for by itself: its menu and its search come last. A
 * request that comes while Chromium ends an old service worker keeps the new one from taking over.
 */
async function calm(page: Page): Promise<void> {
  const deferred = async () =>
    Object.values(await keptIn(page))
      .flat()
      .filter((url) => url.includes('/page-data/sq/d/'));
  await expect.poll(deferred).toHaveLength(2);
}

/** Updates the service worker and collects the states that the page reports. */
function statesOfUpdate(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const states: string[] = [];
    document.addEventListener('helios:service-worker', (event) => {
      const { state } = (event as CustomEvent<{ state: string }>).detail;
      states.push(state);
      if (state === 'activated') resolve();
    });
    await (await navigator.serviceWorker.ready).update();
    await promise;
    return states;
  });
}

/** Runs in the page. Returns whether the last script is loaded. */
function hasLateScript(): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => /\/late-\w+\.js$/.test(name));
}

const heading = (page: Page) => page.locator('h1').innerText();

test('A page of the very first visit is read without a network, with its font, scripts and pictures', async () => {
  await using site = await openMovableSite(inject('folder'));
  await using visitor = await visit(site, '/helios/en?email=anna@example.com#faq');
  const { page } = visitor;
  const title = await heading(page);
  await kept(page, '/helios/en');
  const arePicturesKept = async () => {
    const pictures = [...document.images].filter(({ complete, currentSrc }) => complete && currentSrc);
    const all = await Promise.all(pictures.map(({ currentSrc }) => caches.match(currentSrc)));
    return all.length > 0 && all.every(Boolean);
  };
  await expect.poll(() => page.evaluate(arePicturesKept)).toBe(true);
  await site.down();
  await page.reload();
  expect(await heading(page)).toBe(title);
  await page.waitForFunction(hasLateScript);
  const state = await page.evaluate(async () => ({
    fonts: (await document.fonts.ready).check('16px Archivo'),
    pictures: [...document.images].filter(({ loading, naturalWidth }) => loading !== 'lazy' && naturalWidth === 0),
  }));
  expect(state).toEqual({ fonts: true, pictures: [] });
});

test('A page that came without a reload is read without a network too', async () => {
  await using site = await openMovableSite(inject('folder'));
  await using visitor = await visit(site, '/helios/en');
  const { page } = visitor;
  await kept(page, '/helios/en');
  await page.locator('header a[href="/helios/en/pricing"]:visible').first().click();
  await page.waitForURL('**/helios/en/pricing');
  await kept(page, '/helios/page-data/en/pricing/page-data.json');
  // The page and everything that it needs have arrived.
  await expect.poll(() => page.title()).toBe(titleOf('/helios/en/pricing'));
  await site.down();
  await page.reload();
  await expect.poll(() => page.title()).toBe(titleOf('/helios/en/pricing'));
  expect(await page.evaluate(() => location.pathname)).toBe('/helios/en/pricing');
  expect(await heading(page)).toBe(
    sliceIn(contentOf('en-gb', 'page', 'pricing'), 'pricing_table', 'plans').primary.heading,
  );
});

test('A page is cached under its pathname alone, and the app data is never cached', async () => {
  await using site = await openMovableSite(inject('folder'));
  await using visitor = await visit(site, '/helios/en/pricing?email=anna@example.com');
  const { page } = visitor;
  await kept(page, '/helios/en/pricing');
  await page.goto('/helios/en?email=anna@example.com');
  await kept(page, '/helios/en');
  await page.evaluate(() => Promise.all([fetch('/helios/page-data/app-data.json'), fetch('/robots.txt')]));
  const urls = Object.values(await keptIn(page)).flat();
  expect(urls).toContain(`${site.origin}/helios/en/offline`);
  expect(urls.filter((url) => /[?@]|app-data|robots|sw\.js/.test(url))).toEqual([]);
});

test('A page that was not visited shows the offline page without a network, in its language and at its address', async () => {
  await using site = await openMovableSite(inject('folder'));
  await using visitor = await visit(site, '/helios/de');
  const { page } = visitor;
  await kept(page, '/helios/de/offline');
  await page.goto('/helios/fi');
  await kept(page, '/helios/fi/offline');
  const titles = await page.evaluate(async () => {
    const texts = ['de', 'fi', 'en'].map(async (code) => (await fetch(`/helios/${code}/offline`)).text());
    return (await Promise.all(texts)).map((text) => /<title>(.*?)<\/title>/.exec(text)?.[1]);
  });
  await site.down();
  const answers: unknown[] = [];
  for (const pathname of ['/helios/de/preise', '/helios/fi/legal', '/helios/xx/pricing', '/']) {
    await page.goto(`${pathname}?code=1`);
    answers.push([await page.evaluate(() => location.pathname + location.search), await page.title()]);
  }
  const [de, fi, en] = titles;
  expect(new Set(titles).size).toBe(3);
  expect(answers).toEqual([
    ['/helios/de/preise?code=1', de],
    ['/helios/fi/legal?code=1', fi],
    ['/helios/xx/pricing?code=1', en],
    ['/?code=1', en],
  ]);
  await page.goto('/helios/de/preise?code=1');
  await site.up();
  // A click of the mouse waits for the end of the view transition, and the page may have been reloaded by then.
  await page.locator('main a[href=""]').dispatchEvent('click');
  await expect.poll(() => page.title()).not.toBe(de);
  expect(new URL(page.url()).pathname).toBe('/helios/de/preise');
});

test('A site without TLS other than localhost gets no service worker', async () => {
  const { page, errors } = await browser.look('/helios/en/legal');
  await page.waitForFunction(hasLateScript);
  expect(await traces(page)).toMatchObject({ caches: [], registrations: 0 });
  expect(errors).toEqual([]);
});

const nextBuild = copyAsNextBuild(inject('folder'), join(temporary.path, 'next'));

/** The next build with another script of the service worker, or without one. It has the same files, not copies of them. */
function nextBuildWith(name: string, script?: string): string {
  const folder = join(temporary.path, name);
  for (const entry of readdirSync(nextBuild, { recursive: true, withFileTypes: true })) {
    const place = join(folder, relative(nextBuild, entry.parentPath));
    mkdirSync(place, { recursive: true });
    if (entry.isFile() && entry.name !== 'sw.js') linkSync(join(entry.parentPath, entry.name), join(place, entry.name));
  }
  if (script !== undefined) writeFileSync(join(folder, 'sw.js'), script);
  cpSync(hostFolderOf(nextBuild), hostFolderOf(folder), { recursive: true });
  return folder;
}

test('A new build replaces all caches of the old one, and later pages are loaded whole', async () => {
  await using site = await openMovableSite(inject('folder'));
  await using visitor = await visit(site, legal);
  const { page } = visitor;
  await kept(page, legal);
  await calm(page);
  const old = Object.keys(await keptIn(page)).filter((name) => name !== 'helios-assets');
  site.show(nextBuild);
  expect(await statesOfUpdate(page)).toEqual(['installing', 'installed', 'redundant', 'activated']);
  const next = await keptIn(page);
  expect(Object.keys(next).filter((name) => old.includes(name))).toEqual([]);
  expect(Object.values(next).flat()).toContain(`${site.origin}${legal}`);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.locator('header a[href="/helios/en/pricing"]:visible').first().click();
  await page.waitForURL('**/helios/en/pricing');
  expect(await page.evaluate(() => [document.title.startsWith('New '), 'isSamePage' in window])).toEqual([true, false]);
});

test('A new build is shown as soon as the network has it, and stays without a network', async () => {
  await using site = await openMovableSite(inject('folder'));
  await using visitor = await visit(site, '/helios/en/pricing');
  const { page } = visitor;
  await kept(page, '/helios/en/pricing');
  // The service worker stays the old one, and only its answers are new.
  site.show(nextBuildWith('content', readFileSync(join(inject('folder'), 'sw.js'), 'utf8')));
  await page.goto('/helios/en/pricing');
  expect(await page.title()).toMatch(/^New /);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match(location.href))?.text()))
    .toContain('<title>New ');
  await site.down();
  await page.goto('/helios/en/pricing');
  expect(await page.title()).toMatch(/^New /);
});

test('A service worker that is switched off leaves nothing behind, even if pages still register it', async () => {
  const { retirement } = (await bundleWorker(projectFolder)).made;
  const none = { caches: [], databases: [], registrations: 0 };
  await using site = await openMovableSite(inject('folder'));
  await using visitor = await visit(site, legal);
  const { page } = visitor;
  await calm(page);
  site.show(nextBuildWith('off', retirement));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => traces(page)).toEqual(none);
  await page.locator('header a[href="/helios/en/pricing"]:visible').first().click();
  await page.waitForURL('**/helios/en/pricing');
  await page.goto(legal);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect.poll(() => traces(page)).toEqual(none);
  // The next build lacks the data of most pages.
  expect(visitor.errors.filter((error) => !error.endsWith('/page-data.json'))).toEqual([]);
});

test('Requests for no page, no data and no asset pass the service worker', async () => {
  await using site = await openMovableSite(inject('folder'));
  await using visitor = await visit(site, legal);
  const { page } = visitor;
  await kept(page, legal);
  const font = await page.evaluate(() => document.querySelector<HTMLLinkElement>('link[as=font]')?.href ?? '');
  const statuses = await page.evaluate(async (asset) => {
    const asked = [
      fetch('/api/hubspot-submit-form', { method: 'POST', body: '{}' }),
      fetch(asset, { headers: { range: 'bytes=0-9' } }),
      fetch('/helios/en/nowhere', { method: 'HEAD' }),
    ];
    return (await Promise.all(asked)).map(({ status }) => status);
  }, font);
  expect(statuses).toEqual([405, 206, 404]);
});

test('A page works with a full disk', async () => {
  await using site = await openMovableSite(inject('folder'));
  await using visitor = await visit(site, '/robots.txt');
  const { page } = visitor;
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 2000 });
  await page.goto('/helios/en');
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.goto('/helios/en/pricing');
  expect(await heading(page)).not.toBe('');
  expect(
    await page.evaluate(() =>
      [...document.images].every(({ complete, naturalWidth }) => !complete || naturalWidth > 0),
    ),
  ).toBe(true);
});

test('A page works with caches that can’t be read', async () => {
  const broken = `for (const name of ['match','open','keys','delete']) CacheStorage.prototype[name] = () => Promise.reject(new Error('broken'));\n`;
  const script = readFileSync(join(nextBuild, 'sw.js'), 'utf8');
  await using site = await openMovableSite(nextBuildWith('broken', broken + script));
  await using visitor = await visit(site, legal);
  const { page } = visitor;
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.goto('/helios/en/pricing');
  expect(await page.title()).toMatch(/^New /);
  await page.waitForFunction(() => document.fonts.check('16px Archivo'));
  expect(await page.evaluate(() => document.fonts.size > 0)).toBe(true);
});

test('A page works without the script of the service worker, with a message in the console', async () => {
  await using site = await openMovableSite(nextBuildWith('missing'));
  await using visitor = await visit(site, legal);
  const { page, errors } = visitor;
  await expect.poll(() => errors.filter((error) => error.startsWith('Service worker:'))).toHaveLength(1);
  expect(
    errors.filter((error) => !/^(?:Service worker:|Failed to load resource|A bad HTTP response)/.test(error)),
  ).toEqual([]);
  await page.locator('header a[href="/helios/en/pricing"]:visible').first().click();
  await page.waitForURL('**/helios/en/pricing');
});
