import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { type FaultySite, ofOtherBuild, openFaultySite } from '../support/faulty-site.ts';
import { navigatingRoot } from '../support/markup.ts';
import { pointAt } from '../support/point.ts';
import { appData, dataOf, expectShown, patient, type Watched, watch } from '../support/visitor.ts';

const browser = startBrowser();
const legal = '/helios/en/legal';
/** Real pages without any other link on the page under test, in the order of the test's links. */
const targets = ['applepay', 'credits', 'cashback', 'code-of-conduct', 'whistleblowing', 'sub-processors'].map(
  (name) => `/helios/en/${name}`,
);

let site: FaultySite;
beforeAll(async () => {
  site = await openFaultySite();
});
afterAll(() => site[Symbol.asyncDispose]());

interface Visiting extends AsyncDisposable {
  readonly page: Page;
  readonly seen: Watched;
  readonly errors: readonly string[];
  /** The pages whose data was requested, in order. */
  readonly fetched: () => string[];
}

/** Opens a page with these links alone and a stopped clock. Resolves once the script watches the links. */
async function visit(
  links: readonly string[],
  { content, ...options }: BrowserContextOptions & { content?: string } = {},
): Promise<Visiting> {
  const visitor = await browser.visit('about:blank', { baseURL: site.origin, serviceWorkers: 'block', ...options });
  const { page, errors } = visitor;
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  if (content) await page.addInitScript({ content });
  const seen = watch(page);
  await page.goto(legal, { waitUntil: 'load' });
  await page.evaluate(putLinks, links);
  // The script is loaded after the first frame.
  await page.clock.runFor(60);
  await expect.poll(() => seen.requests, patient).toContain(`GET ${appData}`);
  await page.evaluate(hasLooked);
  const fetched = () => targets.filter((pathname) => seen.dataRequests(pathname) > 0);
  return { page, seen, errors, fetched, [Symbol.asyncDispose]: () => visitor[Symbol.asyncDispose]() };
}

/** The text `|` makes an empty screen. */
function putLinks(links: readonly string[]): void {
  const rows = links.map((href) => {
    const row = document.createElement('p');
    if (href === '|') row.style.height = '100vh';
    else Object.assign(row.appendChild(document.createElement('a')), { href, textContent: href });
    return row;
  });
  document.querySelector('main')?.replaceChildren(...rows);
  for (const element of document.querySelectorAll('header, footer, main ~ nav')) element.remove();
}

/** Intersection observers report in the order in which they were created. */
function hasLooked(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body);
  });
}

/** Advances the page's clock until this many pages were requested. */
async function passUntil({ page, fetched }: Visiting, count: number): Promise<void> {
  const pass = async () => {
    await page.clock.runFor(100);
    return fetched().length;
  };
  await expect.poll(pass, { ...patient, interval: 5 }).toBe(count);
}

const link = (page: Page, href: string) => page.getByRole('link', { name: href, exact: true });

test('Prefetching takes four pages after three seconds, and the others three seconds later', async () => {
  await using visitor = await visit(targets);
  const { page, fetched } = visitor;
  await page.clock.runFor(2_900);
  expect(fetched()).toEqual([]);
  await passUntil(visitor, 4);
  expect(fetched()).toEqual(targets.slice(0, 4));
  await page.clock.runFor(2_900);
  expect(fetched()).toEqual(targets.slice(0, 4));
  await passUntil(visitor, 6);
  expect(visitor.errors.filter((each) => !each.includes('Playwright'))).toEqual([]);
});

test('Prefetching takes only pages that a click would show without a reload', async () => {
  const [wanted = ''] = targets;
  await using visitor = await visit([
    legal,
    `${legal}#main`,
    `${legal}?a=1`,
    '/helios/de/legal',
    '/helios/fi',
    '/helios/preview/page',
    '/helios/static/file.pdf',
    '/robots.txt',
    'https://blog.helios.example/en',
    'mailto:press@helios.example',
    `${wanted}?a=1#b`,
  ]);
  await passUntil(visitor, 1);
  const data = visitor.seen.requests.filter(
    (each) => /page-data\/[a-z].*\/page-data\.json/.test(each) && each.startsWith('GET'),
  );
  expect(data).toEqual([`GET ${dataOf(wanted)}`]);
});

test('Prefetching takes only links in view, and those that come into view later', async () => {
  const [near = '', far = ''] = targets;
  await using visitor = await visit([near, '|', '|', far]);
  await passUntil(visitor, 1);
  await visitor.page.clock.runFor(10_000);
  expect(visitor.fetched()).toEqual([near]);
  await link(visitor.page, far).scrollIntoViewIfNeeded();
  await passUntil(visitor, 2);
});

test('Prefetching skips a link that has left the view before its turn', async () => {
  const [near = '', far = ''] = targets;
  await using visitor = await visit([near, '|', '|', far]);
  const { page, fetched } = visitor;
  await page.clock.runFor(1_000);
  await link(page, far).scrollIntoViewIfNeeded();
  await passUntil(visitor, 1);
  expect(fetched()).toEqual([far]);
});

test('Prefetching on hover, focus or press is at once, and not repeated when its turn comes', async () => {
  const [, second = '', third = '', fourth = ''] = targets;
  await using visitor = await visit(targets);
  const { page, seen, fetched } = visitor;
  await pointAt(link(page, second));
  await expect.poll(fetched, patient).toEqual([second]);
  await link(page, third).focus();
  await expect.poll(fetched, patient).toEqual([second, third]);
  await link(page, fourth).dispatchEvent('pointerdown');
  await expect.poll(fetched, patient).toEqual([second, third, fourth]);
  await passUntil(visitor, 6);
  expect([second, third, fourth].map((each) => seen.dataRequests(each))).toEqual([1, 1, 1]);
});

const savesData = `Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })`;

// Slow connections and the names of other crawlers are in tests/unit/runtime/late/prefetch.test.ts.
test.each<[string, { content: string } | { userAgent: string }]>([
  ['for who saves data', { content: savesData }],
  ['for search engines', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
])('Nothing is prefetched, and pages change all the same: %s', async (_, how) => {
  const [first = ''] = targets;
  await using visitor = await visit(targets, how);
  const { page, fetched, seen } = visitor;
  await pointAt(link(page, first));
  await page.clock.runFor(10_000);
  expect(fetched()).toEqual([]);
  await page.clock.resume();
  await link(page, first).click();
  await expectShown(page, first);
  expect(seen.loads()).toBe(1);
});

test('A prefetched page is shown without another request', async () => {
  const [first = ''] = targets;
  await using visitor = await visit([first]);
  const { page, seen } = visitor;
  const styles = page.waitForResponse((response) => response.url().includes('/sq/d/'));
  await passUntil(visitor, 1);
  await (await styles).finished();
  await page.clock.resume();
  await link(page, first).click();
  await expectShown(page, first);
  expect(seen.dataRequests(first)).toBe(1);
  expect(seen.loads()).toBe(1);
});

test('A prefetch that fails is silent, and repeated on the click', async () => {
  const [first = ''] = targets;
  using _ = site.fail(dataOf(first), { kind: 'status', status: 503 }, 4);
  await using visitor = await visit([first]);
  const { page, seen, errors } = visitor;
  await page.clock.resume();
  await pointAt(link(page, first));
  await expect.poll(() => seen.dataRequests(first), patient).toBe(4);
  await link(page, first).click();
  await expectShown(page, first);
  expect(seen.loads()).toBe(1);
  expect(errors.filter((each) => !/Failed to load resource|Playwright/.test(each))).toEqual([]);
});

test('Prefetching watches the links of the next page in their turn', async () => {
  const [first = ''] = targets;
  await using visitor = await visit([first]);
  const { page, seen } = visitor;
  await page.clock.resume();
  await link(page, first).click();
  await expectShown(page, first);
  const links = await page
    .getByRole('main')
    .locator('a[href^="/helios/en/"]')
    .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).pathname));
  const [wanted = ''] = links.filter((each) => each !== first && each !== legal);
  await page.getByRole('main').locator(`a[href^="${wanted}"]`).first().scrollIntoViewIfNeeded();
  await expect.poll(() => seen.dataRequests(wanted), patient).toBe(1);
});

test('Prefetching ends once the site is of another build', async () => {
  using _ = site.fail(appData, ofOtherBuild(appData));
  const content = `sessionStorage.setItem('helios-reload-compilation-hash-match', '1')`;
  await using visitor = await visit(targets, { content });
  const { page, fetched } = visitor;
  await expect.poll(() => page.locator(navigatingRoot).count(), patient).toBe(0);
  await page.clock.runFor(10_000);
  await pointAt(link(page, targets[0] ?? ''));
  await page.clock.runFor(1_000);
  expect(fetched()).toEqual([]);
});

test('The browser itself prefetches a page of another locale on hover, as the rules in the page say', async () => {
  await using visitor = await browser.visit('about:blank', { baseURL: site.origin });
  const { page, errors } = visitor;
  const session = await page.context().newCDPSession(page);
  const prefetched: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') prefetched.push(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  await page.goto(legal);
  await page.locator(navigatingRoot).waitFor();
  await page.locator('#locales summary').click();
  await pointAt(page.locator('#locales a[hreflang=de-DE]'));
  await expect.poll(() => prefetched, patient).toEqual(['/helios/de/legal']);
  expect(errors).toEqual([]);
});
