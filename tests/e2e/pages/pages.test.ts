import { expect, inject, test } from 'vitest';
import { locales } from '../../../config/locales.ts';
import { islandAttribute, selectorOf } from '../../../src/rules/markup.ts';
import { startBrowser } from '../support/browser.ts';
import { atEachWidth, layoutFaults } from '../support/layout.ts';

const browser = startBrowser();
test.each(['', '/pricing'])(
  'The page /helios/de%s obeys its own policy, never scrolls sideways, and has a sound layout',
  async (path) => {
    // Other kinds and locales are in telling-locales.exhaustive.test.ts.
    const visit = await browser.look(`/helios/de${path}`);
    await atEachWidth(visit.page, [320, 1200], async (at, width) => {
      const overflow = await visit.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, at).toBeLessThanOrEqual(0);
      if (width === 320) expect(await layoutFaults(visit.page)).toEqual([]);
    });
    expect(visit.errors).toEqual([]);
  },
);

test('Pictures that come after the first paint of a page shift nothing', async () => {
  await using visit = await browser.visit('about:blank');
  const { page } = visit;
  // A font that comes late shifts the text.
  await page.route('**/*.woff2', (route) => route.abort());
  const painted = Promise.withResolvers<void>();
  await page.route(/\.(?:avif|webp|svg|jpg|png)$/, async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.goto('/helios/en', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);
  painted.resolve();
  const shift = await page.evaluate(async () => {
    const sums: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sums.push('value' in entry ? Number(entry.value) : 0);
    }).observe({ type: 'layout-shift', buffered: true });
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(Array.from(document.images, (image) => image.decode()));
    // Entries come after the frame in which a shift happened.
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    return sums.reduce((sum, each) => sum + each, 0);
  });
  expect(await page.locator('img').count()).toBeGreaterThan(0);
  expect(shift).toBe(0);
});

test('A page whose pictures do not load is no wider than its window', async () => {
  await using visit = await browser.visit('about:blank', { viewport: { width: 1440, height: 900 } });
  await visit.page.route(/\.(?:avif|webp|svg|jpg|png)$/, (route) => route.abort());
  await visit.page.goto('/helios/da/press');
  await visit.page.locator('main img').last().scrollIntoViewIfNeeded();
  expect(await visit.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
});

/** The quotation marks that the texts of each language have. */
const quotationMarks: Readonly<Record<string, string>> = {
  da: '””',
  de: '„“',
  en: '“”',
  es: '«»',
  et: '„“',
  fi: '””',
  fr: '«»',
  it: '«»',
  nb: '«»',
  nl: '‘’',
  pt: '«»',
  sv: '””',
};

/** The locales in whose pages the style sheet has other marks than browsers. Their pages alone have these rules. */
const ruled: Readonly<Record<string, string>> = { da: 'da', es: 'es', fr: 'fr' };

test('A quotation in each language has the marks of that language', async () => {
  const tongues = [...new Set(locales.map(({ htmlLang }) => htmlLang))];
  const byPage = Map.groupBy(tongues, (lang) => ruled[lang.slice(0, 2)] ?? 'en');
  for (const [urlCode, langs] of byPage) {
    const shown = await marksShown(urlCode, langs);
    expect(shown).toEqual(langs.map((lang) => quotationMarks[lang.slice(0, 2)]));
  }
});

/** The marks around a quotation in each of these languages, on a page of a locale. */
async function marksShown(urlCode: string, langs: readonly string[]): Promise<string[]> {
  const { page } = await browser.look(`/helios/${urlCode}/404`);
  await page.evaluate((tags) => {
    const lines = tags.map((lang) => Object.assign(document.createElement('p'), { lang }));
    // Browsers choose the marks by the language of the element around the quotation.
    for (const line of lines) line.appendChild(document.createElement('q')).textContent = line.lang;
    document.querySelector('main')?.replaceChildren(...lines);
  }, langs);
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const texts = nodes.filter(({ role }) => role?.value === 'StaticText').map(({ name }) => String(name?.value).trim());
  return langs.map((lang) => [texts[texts.indexOf(lang) - 1], texts[texts.indexOf(lang) + 1]].join(''));
}

test('A page asks nothing of another host, breaks off no question about its own data, and stores nothing', async () => {
  await using visit = await browser.visit('about:blank');
  const requests: string[] = [];
  visit.page.on('request', (request) => requests.push(request.url()));
  const finished: string[] = [];
  visit.page.on('requestfinished', (request) => finished.push(request.url()));
  await visit.page.goto('/helios/en', { waitUntil: 'networkidle' });
  expect(requests.filter((url) => !url.startsWith(inject('origin')))).toEqual([]);
  // The late script asks for the page's own data last.
  await expect.poll(() => finished).toContain(`${inject('origin')}/helios/page-data/en/page-data.json`);
  expect(await visit.page.context().cookies()).toEqual([]);
  expect(await visit.page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('A missing address gets the locale’s own 404 page, with status 404', async () => {
  const { page } = await browser.look('about:blank');
  const response = await page.goto('/helios/de/gibt-es-nicht');
  expect(response?.status()).toBe(404);
  expect(await page.locator('html').getAttribute('lang')).toBe('de-DE');
});

test.each(['', '/invoice-generator', '/vat-calculator'])(
  'React is not fetched before it is needed on /helios/en%s',
  async (path) => {
    const { page } = await browser.look(`/helios/en${path}`);
    const islands = page.locator(`main ${selectorOf(islandAttribute)}`);
    for (const island of await islands.all()) await island.scrollIntoViewIfNeeded();
    const scripts = () =>
      page.evaluate(() => {
        const pathnames = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
        return pathnames.filter((pathname) => pathname.endsWith('.js'));
      });
    const first = expect.stringMatching(/\/static\/boot-[0-9a-f]+\.js$/);
    const late = expect.stringMatching(/\/static\/late-\w+\.js$/);
    const consent = expect.stringMatching(/\/static\/consent-\w+\.js$/);
    // A tool's page has a lead form, which sends the tool's address.
    const forms = path === '' ? [] : [expect.stringMatching(/\/static\/forms-\w+\.js$/)];
    const all = [first, consent, ...forms, late];
    const sorted = async () => (await scripts()).sort();
    await expect.poll(sorted).toEqual(all);
    await page.waitForLoadState('networkidle');
    expect(await sorted()).toEqual(all);
  },
);
