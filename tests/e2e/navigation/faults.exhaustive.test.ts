import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restAttribute, selectorOf } from '../../../src/rules/markup.ts';
import type { PageData } from '../../../src/rules/page-data.ts';
import type { Fault } from '../../sites/content-server.ts';
import { startBrowser } from '../support/browser.ts';
import { type FaultySite, ofOtherBuild, openFaultySite, text } from '../support/faulty-site.ts';
import { navigatingRoot } from '../support/markup.ts';
import { moveTo } from '../support/navigation.ts';
import { dataOf, expectShown, followTo, patient, readExported, type Watched, watch } from '../support/visitor.ts';

const browser = startBrowser();
const home = '/helios/en';
const legal = '/helios/en/legal';
/** No other page links to this page, so only the test requests it. */
const target = '/helios/en/applepay';

let site: FaultySite;
beforeAll(async () => {
  site = await openFaultySite();
});
afterAll(() => site[Symbol.asyncDispose]());

const options = () => ({ baseURL: site.origin, serviceWorkers: 'block' }) as const;

/** Opens a page of the faulty site and watches what follows. */
async function visit(pathname: string) {
  const { page } = await browser.look(pathname, options());
  return { page, ...watch(page) };
}

/** Time limits of requests pass a hundred times as fast. The browser's own clock can't be set. */
const hurry = () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 100);
};

const sharedFile = (pathname: string, name: 'styles' | 'shell') => {
  const { result } = JSON.parse(readExported(dataOf(pathname))) as PageData;
  return `/helios/page-data/sq/d/${result[name]}.json`;
};

test.each(['en', 'de', 'fi'])(
  'A missing address in %s shows the not-found page at the address, in its language',
  async (code) => {
    using visitor = await visit(`/helios/${code}/legal`);
    const { page } = visitor;
    await followTo(page, `/helios/${code}/nowhere?a=1#b`);
    await expectShown(page, `/helios/${code}/404`, `/helios/${code}/nowhere?a=1#b`);
    expect(visitor.requests.filter((each) => each.includes('/nowhere'))).toEqual([
      `GET ${dataOf(`/helios/${code}/nowhere`)}`,
      `HEAD /helios/${code}/nowhere`,
    ]);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await page.goBack();
    await expectShown(page, `/helios/${code}/legal`);
    await page.goForward();
    await expectShown(page, `/helios/${code}/404`, `/helios/${code}/nowhere?a=1#b`);
    expect(visitor.loads()).toBe(0);
  },
);

test('The not-found page can be left by a link on it', async () => {
  using visitor = await visit(legal);
  const { page } = visitor;
  await followTo(page, `${home}/nowhere`);
  await expectShown(page, `${home}/404`, `${home}/nowhere`);
  await page.getByRole('main').locator(`a[href="${home}"]`).first().click();
  await expectShown(page, home);
  expect(visitor.loads()).toBe(0);
});

test('A missing page with another file at its address is loaded, with query and fragment', async () => {
  using _ = site.fail(dataOf(target), { kind: 'status', status: 404 });
  using visitor = await visit(legal);
  await followTo(visitor.page, `${target}?a=1#b`);
  await expectShown(visitor.page, target, `${target}?a=1#b`);
  await expectLoads(visitor, 1);
  expect(visitor.requests).toContain(`HEAD ${target}`);
});

test('A missing page whose address does not answer is left to the browser', async () => {
  await using visitor = await browser.visit(legal, options());
  using seen = watch(visitor.page);
  await visitor.page.route(`**${home}/nowhere`, (route) =>
    route.request().method() === 'HEAD' ? route.abort('connectionreset') : route.continue(),
  );
  await followTo(visitor.page, `${home}/nowhere`);
  await expectShown(visitor.page, `${home}/404`, `${home}/nowhere`);
  await expectLoads(seen, 1);
});

test('A missing not-found page is answered by the host', async () => {
  using _ = site.fail(dataOf(`${home}/404`), { kind: 'status', status: 404 });
  using visitor = await visit(legal);
  await followTo(visitor.page, `${home}/nowhere`);
  await expectShown(visitor.page, `${home}/404`, `${home}/nowhere`);
  await expectLoads(visitor, 1);
});

const bills = '/helios/en/bills-status';

test('A wildcard page answers every address below it, at that address', async () => {
  using visitor = await visit(legal);
  const { page } = visitor;
  for (const below of ['/x/y?z=1', '/x/y/z/a/b', '/', '', '/x?y#z']) {
    await followTo(page, `${bills}${below}`);
    await expectShown(page, bills, `${bills}${below}`);
    await followTo(page, legal);
    await expectShown(page, legal);
  }
  await page.goBack();
  await expectShown(page, bills, `${bills}/x?y#z`);
  expect(visitor.loads()).toBe(0);
  expect(visitor.requests.filter((each) => each.startsWith(`HEAD ${bills}`))).toEqual([]);
});

test('A wildcard page hands the rest of its address on to the links that take it', async () => {
  using visitor = await visit(`${bills}/4711`);
  const { page } = visitor;
  const targets = () =>
    page
      .locator(`main a${selectorOf(restAttribute)}`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect.poll(async () => new Set(await targets())).toEqual(new Set(['https://app.helios.example/bills/4711']));
  await followTo(page, `${bills}/2026/x`);
  await expect.poll(async () => new Set(await targets())).toEqual(new Set(['https://app.helios.example/bills/2026/x']));
  await followTo(page, bills);
  await expect.poll(async () => new Set(await targets())).toEqual(new Set(['https://app.helios.example/bills']));
});

test.each([
  ['what only begins like its address', '/helios/en', '/bills-statuses/x'],
  ['another locale', '/helios/de', '/bills-status/x'],
])('A wildcard page does not answer for %s', async (_, root, path) => {
  using visitor = await visit(`${root}/legal`);
  await followTo(visitor.page, root + path);
  await expectShown(visitor.page, `${root}/404`, root + path);
  expect(visitor.loads()).toBe(0);
});

test('Page data with the status 500 shows the error page at the address, without another request', async () => {
  using _ = site.fail(dataOf('/helios/de/pricing'), { kind: 'status', status: 500 });
  using visitor = await visit('/helios/de/legal');
  const { page } = visitor;
  await followTo(page, '/helios/de/pricing?a=1');
  await expectShown(page, '/helios/de/500', '/helios/de/pricing?a=1');
  expect(visitor.dataRequests('/helios/de/pricing')).toBe(1);
  await page.goBack();
  await expectShown(page, '/helios/de/legal');
  expect(visitor.loads()).toBe(0);
});

test('The link of the error page leads to the address that was asked for, once the site answers again', async () => {
  const fault = site.fail(dataOf('/helios/de/pricing'), { kind: 'status', status: 500 });
  using visitor = await visit('/helios/de/legal');
  const { page } = visitor;
  await followTo(page, '/helios/de/pricing?a=1');
  await expectShown(page, '/helios/de/500', '/helios/de/pricing?a=1');
  fault[Symbol.dispose]();
  await page.locator('main a[href=""]').click();
  await expectShown(page, '/helios/de/pricing', '/helios/de/pricing?a=1');
  await expectLoads(visitor, 1);
});

test('Page data with the status 500 and no error page load the whole address', async () => {
  using _target = site.fail(dataOf(target), { kind: 'status', status: 500 });
  using _failed = site.fail(dataOf(`${home}/500`), { kind: 'status', status: 500 });
  using visitor = await visit(legal);
  await followTo(visitor.page, target);
  await expectShown(visitor.page, target);
  await expectLoads(visitor, 1);
});

test('Page data that fails for a moment is requested again, unnoticed', async () => {
  using visitor = await visit(legal);
  using _ = site.fail(dataOf(target), { kind: 'status', status: 503 }, 3);
  await followTo(visitor.page, target);
  await expectShown(visitor.page, target);
  expect(visitor.loads()).toBe(0);
  // A browser may send a request again by itself on a connection that has closed, which a page does not see.
  expect(visitor.dataRequests(target)).toBeGreaterThan(1);
});

test.each<[string, Fault]>([
  ['503', { kind: 'status', status: 503 }],
  ['403', { kind: 'status', status: 403 }],
  ['a connection that is reset', { kind: 'reset' }],
  ['an answer that breaks off', { kind: 'truncate' }],
])('Page data that fails is requested four times, then the whole address is loaded: %s', async (_, fault) => {
  using _fault = site.fail(dataOf(target), fault);
  using visitor = await visit(legal);
  const { page } = visitor;
  await followTo(page, `${target}?a=1#b`);
  await expectShown(page, target, `${target}?a=1#b`);
  await expectLoads(visitor, 1);
  expect(visitor.dataRequests(target)).toBe(4);
  await page.goBack();
  await expectShown(page, legal);
});

test('Page data without an answer loads the whole address after the time limit', async () => {
  using _ = site.fail(dataOf(target), { kind: 'hang' });
  using visitor = await visit(legal);
  await visitor.page.evaluate(hurry);
  await followTo(visitor.page, `${target}?a=1#b`);
  await expectShown(visitor.page, target, `${target}?a=1#b`);
  await expectLoads(visitor, 1);
  expect(visitor.dataRequests(target)).toBe(1);
});

test.each<[string, Fault]>([
  ['half of it', { kind: 'cut' }],
  ['a page of the host, with status 200', text('<!doctype html><title>Welcome to nginx!</title>')],
  ['JSON of something else', text('{"error":"try later"}')],
  ['a page without its parts', text('{"path":"/helios/en/contact","result":null}')],
  ['a page with half of them', text('{"path":"/helios/en/contact","result":{"main":"<main></main>"}}')],
  ['no text', text('')],
])('Unusable page data counts as missing, and the whole address is loaded: %s', async (_, fault) => {
  using _fault = site.fail(dataOf(target), fault);
  using visitor = await visit(legal);
  await followTo(visitor.page, `${target}?a=1#b`);
  await expectShown(visitor.page, target, `${target}?a=1#b`);
  await expectLoads(visitor, 1);
  expect(visitor.dataRequests(target)).toBe(1);
});

const other = '/helios/en/experimental-landing';

test.each<[string, string, 'styles' | 'shell', Fault]>([
  ['its styles are missing', target, 'styles', { kind: 'status', status: 404 }],
  ['its styles are no styles', target, 'styles', text('{"data":{}}')],
  ['what stands around it is missing', other, 'shell', { kind: 'status', status: 404 }],
  ['what stands around it is something else', other, 'shell', text('<!doctype html>')],
])('A page without its styles or its shell is loaded whole: %s', async (_, pathname, name, fault) => {
  using _fault = site.fail(sharedFile(pathname, name), fault);
  // The browser caches these files for ever, so the visitor must be new.
  await using visitor = await browser.visit(legal, options());
  using seen = watch(visitor.page);
  await followTo(visitor.page, `${pathname}?a=1#b`);
  await expectShown(visitor.page, pathname, `${pathname}?a=1#b`);
  await expectLoads(seen, 1);
});

const long = '/helios/en/features';
// A page that is being loaded has no scroll position yet.
const place = (page: Page) => page.evaluate(() => Math.round(scrollY)).catch(() => undefined);
const stand = async (page: Page, y: number) => {
  await page.evaluate((top) => scrollTo(0, top), y);
  await expect.poll(() => place(page)).toBe(y);
};
/** Opens a long page and a short one, and clears the memory of both. */
const comeFar = async (page: Page) => {
  await moveTo(page, long);
  await stand(page, 1500);
  await moveTo(page, target);
  await stand(page, 90);
  await page.reload();
  await page.locator(navigatingRoot).waitFor();
};

test.each<[string, Fault]>([
  ['its data is refused', { kind: 'status', status: 403 }],
  ['its data is that of another build', ofOtherBuild(dataOf(long))],
])('A page of the history that is loaded whole has its scroll position: %s', async (_, fault) => {
  await using visitor = await browser.visit(legal, options());
  const { page } = visitor;
  await comeFar(page);
  using _fault = site.fail(dataOf(long), fault);
  for (const [steps, pathname, y] of [
    [-1, long, 1500],
    [1, target, 90],
  ] as const) {
    await page.evaluate((delta) => history.go(delta), steps);
    await expectShown(page, pathname);
    await expect.poll(() => place(page), patient).toBe(y);
    await page.locator(navigatingRoot).waitFor();
  }
});

test('A page of the history is not loaded for a visitor who is back before that', async () => {
  await using visitor = await browser.visit(legal, options());
  const { page } = visitor;
  await comeFar(page);
  const { loads } = watch(page);
  using _fault = site.fail(dataOf(long), { kind: 'status', status: 403 });
  await page.evaluate(async () => {
    // The moment in which this can happen lasts 50 ms. Here it lasts a second, for a busy machine.
    const start = setTimeout;
    Object.assign(globalThis, {
      setTimeout: (act: () => void, delay: number) => start(act, delay === 50 ? 1000 : delay),
    });
    history.back();
    while (!document.body.style.minHeight) await new Promise(requestAnimationFrame);
    history.forward();
  });
  await expect.poll(() => page.evaluate(() => document.body.style.minHeight), patient).toBe('');
  await expect.poll(() => place(page), patient).toBe(90);
  await expectShown(page, target);
  expect(loads()).toBe(0);
});

async function expectLoads({ loads }: Watched, count: number): Promise<void> {
  await expect.poll(loads, patient).toBe(count);
}
