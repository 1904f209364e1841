import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { stringsOf } from '../../sites/embedded-content.ts';
import { startBrowser, type Visit } from '../support/browser.ts';
import { change, click, go, hold, moveTo, placeOf } from '../support/navigation.ts';
import { firstAnchor } from '../support/places.ts';
import { titleOf } from '../support/visitor.ts';

const browser = startBrowser();
const [home, about, contact, faq, legal, press] = ['', '/about', '/contact', '/faq', '/legal', '/press'].map(
  (path) => `/helios/en${path}`,
) as [string, string, string, string, string, string];

/** The address and the title that a visitor sees, and the length of the history. */
function shown(address: string, entries: number) {
  const [pathname = ''] = address.split(/[?#]/);
  return { address, title: titleOf(pathname), entries };
}

/** Puts a link of the test at the start of the page. */
async function addLink(page: Page, attributes: Record<string, string>): Promise<void> {
  await page.evaluate((wanted) => {
    const link = document.createElement('a');
    for (const [name, value] of Object.entries(wanted)) link.setAttribute(name, value);
    link.textContent = 'A link of the test';
    document.querySelector('main')?.prepend(link);
  }, attributes);
}

const added = (page: Page) => page.getByRole('link', { name: 'A link of the test' });

test('A click on a link changes the page without a reload, wherever the link is', async () => {
  await using visit = await browser.visit(about, { viewport: { width: 1440, height: 900 } });
  const { page } = visit;
  const header = page.getByRole('banner');
  await header.locator('nav summary').first().click();
  const features = () => header.locator('a[href="/helios/en/features"]').first().click();
  expect(await change(page, features)).toEqual({ pathname: '/helios/en/features', from: about });
  expect(await placeOf(page)).toMatchObject({ address: '/helios/en/features', title: titleOf('/helios/en/features') });
  await change(page, () => page.getByRole('contentinfo').locator(`a[href="${press}"]`).click());
  expect(await page.title()).toBe(titleOf(press));
  await change(page, () => page.getByRole('main').locator('nav a').first().click());
  expect(await page.title()).toBe(titleOf(home));
  const notice = page.getByRole('region', { name: stringsOf('en-gb').notification_label }).getByRole('link');
  await notice.evaluate((link: HTMLAnchorElement, href) => {
    link.href = href;
  }, faq);
  await change(page, () => notice.click());
  expect(await page.title()).toBe(titleOf(faq));
  await page.getByRole('contentinfo').locator(`a[href="${contact}"]`).focus();
  await change(page, () => page.keyboard.press('Enter'));
  expect(await page.title()).toBe(titleOf(contact));
  expect(visit.errors).toEqual([]);
});

describe('on one page', () => {
  // No link or form of these tests leads away from the page.
  let visit: Visit;
  beforeAll(async () => {
    visit = await browser.visit(legal);
  });
  afterAll(() => visit[Symbol.asyncDispose]());
  beforeEach(async () => {
    const { page, errors } = visit;
    // A test that has failed may have left the page.
    if (new URL(page.url()).pathname !== legal) await page.goto(legal);
    errors.length = 0;
  });
  afterEach(async () => {
    const { page, errors } = visit;
    await page.context().unrouteAll();
    await added(page).evaluateAll((links) => {
      for (const link of links) link.remove();
    });
    expect(await placeOf(page)).toMatchObject({ address: legal, title: titleOf(legal) });
    expect(errors).toEqual([]);
  });

  test.each([
    { name: 'a click with Ctrl', options: { modifiers: ['Control' as const] } },
    { name: 'a click with Shift', options: { modifiers: ['Shift' as const] } },
    { name: 'a click with the middle button', options: { button: 'middle' as const } },
    { name: 'a link with a target', attributes: { target: '_blank' } },
  ])('The browser opens a tab for $name, and the page stays', async ({ options = {}, attributes = {} }) => {
    const { page } = visit;
    await page.context().route(`**${about}`, (route) => route.fulfill({ contentType: 'text/html', body: emptyPage }));
    await addLink(page, { href: about, ...attributes });
    const [tab] = await Promise.all([page.context().waitForEvent('page'), added(page).click(options)]);
    await tab.waitForURL(about, { waitUntil: 'commit' });
    await tab.close();
  });

  test.each([
    { name: 'a click with Alt', options: { modifiers: ['Alt' as const] }, attributes: {} },
    { name: 'a link with download', options: {}, attributes: { download: '' } },
  ])('The browser saves a file for $name, and the page stays', async ({ options, attributes }) => {
    const { page } = visit;
    await addLink(page, { href: about, ...attributes });
    const [download] = await Promise.all([page.waitForEvent('download'), added(page).click(options)]);
    await download.cancel();
  });

  test.each([
    { name: 'another origin', href: 'https://blog.helios.example/en' },
    { name: 'a path kept as a plain anchor', href: '/helios/preview/some' },
    { name: 'a file', href: '/helios/static/some.pdf' },
    { name: 'another locale', href: '/helios/de/pricing' },
    { name: 'what is not below the locale', href: '/helios' },
    { name: 'another locale whose code begins the same', href: '/helios/english' },
  ])('A link to $name loads a document', async ({ href }) => {
    await expectDocument(href, async (page) => {
      await addLink(page, { href });
      await added(page).click({ noWaitAfter: true });
    });
  });

  test.each(['get', 'post'])('A form sent by %s loads a document', async (method) => {
    await expectDocument(`${about}?q=1`, (page) =>
      page.evaluate(
        ([action, way]) => {
          const form = document.createElement('form');
          const field = document.createElement('input');
          Object.assign(form, { action, method: way });
          Object.assign(field, { name: 'q', value: '1' });
          form.append(field);
          document.body.append(form);
          form.requestSubmit();
          form.remove();
        },
        [`${about}?q=1`, method] as const,
      ),
    );
  });

  /** Expects that the browser requests a document at the address. It stays on its page, because the answer is empty. */
  async function expectDocument(href: string, act: (page: Page) => Promise<unknown>): Promise<void> {
    const { page } = visit;
    const wanted = new URL(href, page.url()).href;
    const requested = Promise.withResolvers<string>();
    await page.context().route(
      (url) => url.href === wanted,
      async (route) => {
        requested.resolve(route.request().resourceType());
        await route.fulfill({ status: 204 });
      },
    );
    await act(page);
    expect(await requested.promise).toBe('document');
  }

  test('A click that another script has taken is left alone', async () => {
    const { page } = visit;
    await addLink(page, { href: about });
    const taken = page.evaluate(
      () =>
        new Promise((resolve) => {
          const take = (event: Event) => {
            event.preventDefault();
            requestAnimationFrame(() => resolve(location.pathname));
          };
          document.querySelector('main a')?.addEventListener('click', take);
        }),
    );
    await added(page).click();
    expect(await taken).toBe(legal);
  });
});

/** Without an icon of its own the browser would look for one. */
const emptyPage = '<title>A document</title><link rel="icon" href="data:,">';

/** Opens a page in a tab that the tests below share. Its history has room for them: Chromium keeps 50 entries of a tab. */
async function open(pathname: string) {
  const opened = await browser.look(pathname);
  onTestFinished(() => opened.page.unrouteAll({ behavior: 'ignoreErrors' }));
  return opened;
}

test('Each page is an entry of the history, and back and forward lead through them', async () => {
  const { page, errors } = await open(about);
  const { entries } = await placeOf(page);
  await moveTo(page, legal);
  await moveTo(page, `${faq}?a=1`);
  expect(await placeOf(page)).toEqual(shown(`${faq}?a=1`, entries + 2));
  expect(await go(page, -1)).toEqual({ pathname: legal, from: faq });
  expect(await placeOf(page)).toEqual(shown(legal, entries + 2));
  await go(page, 1);
  expect(await placeOf(page)).toEqual(shown(`${faq}?a=1`, entries + 2));
  expect(await go(page, -2)).toEqual({ pathname: about, from: faq });
  expect(await placeOf(page)).toEqual(shown(about, entries + 2));
  await moveTo(page, contact);
  expect(await placeOf(page)).toEqual(shown(contact, entries + 1));
  expect(errors).toEqual([]);
});

test('A reload shows the page of its entry, and the entries before are still there', async () => {
  const { page, errors } = await open(about);
  await moveTo(page, `${legal}?a=1#b`);
  const place = await placeOf(page);
  await page.reload();
  expect(await placeOf(page)).toEqual(place);
  await go(page, -1);
  expect(await placeOf(page)).toEqual(shown(about, place.entries));
  await go(page, 1);
  expect(await placeOf(page)).toEqual(place);
  expect(errors).toEqual([]);
});

test('A link to the page itself adds no entry and leads to its top', async () => {
  const { page } = await open(legal);
  await moveTo(page, about);
  const place = await placeOf(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').locator(`a[href="${about}"]`).click();
  await page.waitForFunction(() => scrollY === 0);
  expect(await placeOf(page)).toEqual(place);
  await go(page, -1);
  expect(await page.title()).toBe(titleOf(legal));
});

test('A visitor who chooses another page while one loads has no entry of the first', async () => {
  const { page, errors } = await open(about);
  const { entries } = await placeOf(page);
  await hold(page, legal);
  await click(page, `a[href="${legal}"]`);
  await page.waitForURL(legal);
  expect(await page.title()).toBe(titleOf(about));
  expect(await change(page, () => click(page, `a[href="${faq}"]`))).toEqual({ pathname: faq, from: about });
  expect(await placeOf(page)).toEqual(shown(faq, entries + 1));
  await go(page, -1);
  expect(await placeOf(page)).toEqual(shown(about, entries + 1));
  expect(errors).toEqual([]);
});

test('A visitor who goes back while a page loads stays there and loses no entry', async () => {
  const { page, errors } = await open(contact);
  await moveTo(page, about);
  const { release } = await hold(page, legal);
  await click(page, `a[href="${legal}"]`);
  await page.waitForURL(legal);
  const { entries } = await placeOf(page);
  await page.evaluate(() => history.back());
  await page.waitForURL(about);
  const answered = page.waitForResponse((response) => response.url().includes('/legal/page-data.json'));
  release();
  await (await answered).finished();
  expect(await placeOf(page)).toEqual(shown(about, entries));
  await moveTo(page, faq);
  await go(page, -1);
  expect(await placeOf(page)).toEqual(shown(about, entries));
  await go(page, -1);
  expect(await placeOf(page)).toEqual(shown(contact, entries));
  expect(errors).toEqual([]);
});

test('A visitor who goes on during the way back has an entry of where it leads', async () => {
  const { page, errors } = await open(about);
  await moveTo(page, contact);
  await hold(page, about);
  await page.evaluate(() => history.back());
  await page.waitForURL(about);
  await change(page, () => click(page, `a[href="${faq}"]`));
  await page.unrouteAll();
  await go(page, -1);
  expect(await placeOf(page)).toMatchObject({ address: about, title: titleOf(about) });
  expect(errors).toEqual([]);
});

test('A link within the page while another loads does not stop the other', async () => {
  const { page, errors } = await open(home);
  const { release } = await hold(page, legal);
  await change(page, async () => {
    await click(page, `a[href="${legal}"]`);
    await page.waitForURL(legal);
    await click(page, `main a[href="#${firstAnchor}"]`);
    release();
  });
  expect(await page.title()).toBe(titleOf(legal));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(errors).toEqual([]);
});

test('A file that is saved while a page loads does not stop the page', async () => {
  const { page, errors } = await open('/helios/en/thankyou-ebook');
  const { release } = await hold(page, legal);
  await change(page, async () => {
    await click(page, `a[href="${legal}"]`);
    await page.waitForURL(legal);
    const [download] = await Promise.all([page.waitForEvent('download'), click(page, 'main a[download]')]);
    await download.cancel();
    release();
  });
  expect(await page.title()).toBe(titleOf(legal));
  expect(errors).toEqual([]);
});
