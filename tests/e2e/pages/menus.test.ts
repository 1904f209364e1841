import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { locales } from '../../../config/locales.ts';
import { startBrowser } from '../support/browser.ts';
import { islandOf } from '../support/markup.ts';
import { untilStarted } from '../support/visitor.ts';

const browser = startBrowser();
const phone = { viewport: { width: 360, height: 740 } };

/** Each menu has an opener, and content that is visible only while the menu is open. */
const menus = [
  {
    name: 'a menu of the header',
    options: {},
    opener: (page: Page) => page.locator('header nav summary').first(),
    content: (page: Page) => page.locator('header nav details').first().getByRole('link').first(),
  },
  {
    name: 'the menu on a phone',
    options: phone,
    opener: (page: Page) => page.locator('header summary').first(),
    content: (page: Page) => page.getByRole('banner').getByRole('navigation'),
  },
  {
    name: 'the locale selector',
    options: {},
    opener: (page: Page) => page.locator('main ~ nav summary'),
    content: (page: Page) => page.locator('main ~ nav a[hreflang="fi-FI"]'),
  },
];

describe.each(menus)('$name', ({ name, options, opener, content }) => {
  test(`On Escape ${name} closes, and the focus is back on its opener`, async () => {
    const visit = await browser.look('/helios/en/legal', options);
    await opener(visit.page).click();
    await content(visit.page).waitFor();
    await visit.page.keyboard.press('Tab');
    await visit.page.keyboard.press('Escape');
    await content(visit.page).waitFor({ state: 'hidden' });
    expect(await opener(visit.page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(visit.errors).toEqual([]);
  });

  test(`On a press outside ${name} closes`, async () => {
    const visit = await browser.look('/helios/en/legal', options);
    await opener(visit.page).click();
    await content(visit.page).waitFor();
    await visit.page.mouse.click(2, (visit.page.viewportSize()?.height ?? 0) - 2);
    await content(visit.page).waitFor({ state: 'hidden' });
  });

  test(`When the focus leaves it ${name} closes`, async () => {
    const visit = await browser.look('/helios/en/legal', options);
    await opener(visit.page).focus();
    await visit.page.keyboard.press('Enter');
    await content(visit.page).waitFor();
    await visit.page.getByRole('main').getByRole('link').first().focus();
    await content(visit.page).waitFor({ state: 'hidden' });
  });

  test(`Without scripts ${name} opens and closes`, async () => {
    const visit = await browser.look('/helios/en/legal', { ...options, javaScriptEnabled: false });
    await opener(visit.page).click();
    await content(visit.page).waitFor();
    await opener(visit.page).click();
    await content(visit.page).waitFor({ state: 'hidden' });
  });
});

test('On a phone Escape closes the last opened part of the menu, and then the menu', async () => {
  const visit = await browser.look('/helios/en/legal', phone);
  const { page } = visit;
  const navigation = page.getByRole('banner').getByRole('navigation');
  await page.locator('header summary').first().click();
  await navigation.locator('summary').first().click();
  await page.keyboard.press('Escape');
  await navigation.locator('details[open]').waitFor({ state: 'detached' });
  expect(await navigation.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await navigation.waitFor({ state: 'hidden' });
});

test('On a phone the first press on a link below an open part of the menu follows it', async () => {
  const visit = await browser.look('/helios/en/legal', phone);
  await visit.page.locator('header summary').first().click();
  const navigation = visit.page.getByRole('banner').getByRole('navigation');
  await navigation.locator('summary').first().click();
  await navigation.locator('a[href="/helios/en/pricing"]').last().click();
  await visit.page.waitForURL('**/helios/en/pricing');
});

test('On a phone the name of a menu stays in view when the long menu above it closes', async () => {
  const visit = await browser.look('/helios/en/legal?hide-cookie-banner=true', phone);
  const navigation = visit.page.getByRole('banner').getByRole('navigation');
  await visit.page.locator('header summary').first().click();
  const names = navigation.locator('summary');
  await names.nth(0).click();
  await names.nth(1).click();
  await expect.poll(async () => (await names.nth(1).boundingBox())?.y).toBeGreaterThanOrEqual(0);
});

test('On a phone the end of a long menu is in reach while a notice is above the header', async () => {
  const visit = await browser.look('/helios/en/legal?hide-cookie-banner=true', {
    viewport: { width: 360, height: 640 },
  });
  await visit.page.locator(islandOf('notification-banner')).getByRole('button').waitFor();
  const navigation = visit.page.getByRole('banner').getByRole('navigation');
  await visit.page.locator('header summary').first().click();
  await navigation.locator('summary').first().click();
  await navigation.evaluate((list) => list.scrollTo(0, list.scrollHeight));
  const end = await navigation.getByRole('link').last().boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(640);
});

test('On a phone an open menu leaves no strip of the page below it after the notice has scrolled away', async () => {
  const visit = await browser.look('/helios/en/legal?hide-cookie-banner=true', {
    viewport: { width: 360, height: 640 },
  });
  await visit.page.evaluate(() => scrollTo(0, 600));
  const navigation = visit.page.getByRole('banner').getByRole('navigation');
  await visit.page.locator('header summary').first().click();
  await navigation.locator('summary').first().click();
  const list = await navigation.boundingBox();
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeGreaterThanOrEqual(639);
});

/** A phone with the smallest window, whose buttons are as wide as a finger needs. */
const smallPhone = { viewport: { width: 320, height: 640 }, hasTouch: true };

test.each(locales.map(({ urlCode }) => urlCode))(
  'On the smallest phone the header of %s is one row',
  async (urlCode) => {
    const { page } = await browser.look(`/helios/${urlCode}`, smallPhone);
    const parts = page.getByRole('banner').locator('> :is(a, details, div)');
    const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()));
    const middles = boxes.map((box) => (box ? box.y + box.height / 2 : 0));
    expect(middles.length).toBe(3);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  },
);

test('On the smallest phone no opened menu is wider than the window', async () => {
  const { page } = await browser.look('/helios/de/pricing', smallPhone);
  const navigation = page.getByRole('banner').getByRole('navigation');
  await page.locator('header summary').first().click();
  const names = await navigation.locator('summary').all();
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) {
    await name.click();
    expect(await navigation.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  }
});

test('The sign-up dialog closes on a press beside it', async () => {
  const visit = await browser.look('/helios/en/legal?signup=open');
  await visit.page.getByRole('dialog').waitFor();
  await visit.page.mouse.click(4, 4);
  await visit.page.getByRole('dialog').waitFor({ state: 'hidden' });
});

test('The banner dismissed by keyboard leaves the focus on the first link of the header', async () => {
  const visit = await browser.look('/helios/en/legal');
  const close = visit.page.locator(islandOf('notification-banner')).getByRole('button');
  await close.focus();
  await visit.page.keyboard.press('Enter');
  await close.waitFor({ state: 'hidden' });
  const first = visit.page.locator('header a').first();
  expect(await first.evaluate((element) => element === document.activeElement)).toBe(true);
});

describe('the site search', () => {
  const panel = (page: Page) => page.getByRole('search');
  const opener = (page: Page) =>
    page.getByRole('banner').getByRole('button', { name: /./ }).and(page.locator('[popovertarget]'));

  test('The key / opens the search, which finds a misspelt word, and Enter opens the first page', async () => {
    const visit = await browser.look('/helios/en/legal');
    const { page } = visit;
    await untilStarted(page);
    await page.keyboard.press('/');
    await panel(page).locator('input:focus').waitFor();
    await page.keyboard.type('reciepts');
    const first = panel(page).getByRole('link').first();
    await first.waitFor();
    const href = await first.getAttribute('href');
    expect(await panel(page).getByRole('status').textContent()).toMatch(/\d/);
    expect(await first.locator('mark').first().textContent()).toMatch(/receipt/i);
    await page.keyboard.press('ArrowDown');
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
    // The list scrolls, so it cuts off what is outside of it.
    const ring = await first.evaluate((link) => getComputedStyle(link));
    expect(Number.parseFloat(ring.outlineOffset)).toBeLessThan(0);
    expect(ring.boxShadow).toContain('inset');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}`);
    await panel(page).waitFor({ state: 'hidden' });
    expect(visit.errors).toEqual([]);
  });

  test('The search closes when the focus goes on to the page below it, and stays when it is on its button', async () => {
    const { page } = await browser.look('/helios/en/legal');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    const field = panel(page).getByRole('searchbox');
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await panel(page).isVisible()).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await panel(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.closest('header nav') !== null)).toBe(true);
  });

  test('The field that comes into the closed panel after the page leaves the focus where it is', async () => {
    const { page } = await browser.look('/helios/en/legal');
    await page.locator('[popover] input').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  test('A panel that opens before its field has come gets the field, and the field has the focus', async () => {
    await using visit = await browser.visit('about:blank');
    const { page } = visit;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/page-data/sq/d/*.json', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/helios/en/legal');
    await opener(page).click();
    const height = () => page.locator('[popover]').evaluate((element) => element.clientHeight);
    const early = await height();
    release();
    const field = panel(page).getByRole('searchbox');
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(Math.abs((await height()) - early)).toBeLessThanOrEqual(1);
    await page.keyboard.type('card');
    await panel(page).getByRole('link').first().waitFor();
    expect(visit.errors).toEqual([]);
  });

  test('The search says how many pages there are, not only how many it shows, and a single letter finds none', async () => {
    const { page } = await browser.look('/helios/en/legal');
    await opener(page).click();
    const status = panel(page).getByRole('status');
    const hint = await status.textContent();
    await panel(page).getByRole('searchbox').fill('card');
    const links = panel(page).getByRole('link');
    await links.first().waitFor();
    const [shown = 0, found = 0] = ((await status.textContent())?.match(/\d+/g) ?? []).map(Number);
    expect(await links.count()).toBe(shown);
    expect(found).toBeGreaterThan(shown);
    await panel(page).getByRole('searchbox').fill('x');
    await expect.poll(() => status.textContent()).toBe(hint);
    expect(await links.count()).toBe(0);
  });

  test('The button opens the search on a phone, words without a page offer main pages, and Escape leads back', async () => {
    const visit = await browser.look('/helios/de/pricing', phone);
    const { page } = visit;
    await opener(page).click();
    await panel(page).getByRole('searchbox').fill('qwxyzzy');
    await expect.poll(() => panel(page).getByRole('status').textContent()).toContain('qwxyzzy');
    // The arrow keys reach the pages that are offered. Enter opens none of them, because the visitor chose none.
    const ways = panel(page).getByRole('link');
    const hrefs = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(expect.arrayContaining(['/helios/de', '/helios/de/contact']));
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    expect(await ways.first().evaluate((link) => link === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/helios/de/pricing');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });
    expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('The page for a missing address has a field that finds pages and leaves the focus where it is', async () => {
    const visit = await browser.look('/helios/de/404');
    const { page } = visit;
    const form = page.getByRole('main').getByRole('search');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await form.getByRole('searchbox').fill('rechnung');
    await form.getByRole('link').first().waitFor();
    expect(await form.getByRole('link').count()).toBeGreaterThan(3);
    // The page scrolls, and cuts off no entry.
    const list = form.getByRole('list');
    expect(await list.evaluate((pages) => pages.scrollHeight - pages.clientHeight)).toBe(0);
  });

  test('On a phone the field of the page for a missing address goes up to the header, above the keyboard', async () => {
    const { page } = await browser.look('/helios/de/404', phone);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.focus();
    const top = () => field.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(160);
    await field.fill('rechnung');
    await page.getByRole('main').getByRole('search').getByRole('link').first().waitFor();
    expect(await top()).toBeGreaterThan(78);
  });

  test('Without scripts there is no button for the search', async () => {
    const visit = await browser.look('/helios/en/legal', { javaScriptEnabled: false });
    expect(await opener(visit.page).isVisible()).toBe(false);
  });
});
