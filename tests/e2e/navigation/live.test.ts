import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { hydratedAttribute, scriptAttribute } from '../../../src/rules/markup.ts';
import { contentOf, filled, sliceIn, stringsOf } from '../../sites/embedded-content.ts';
import { startBrowser } from '../support/browser.ts';
import { hydratedIsland, islandOf, signUpLink } from '../support/markup.ts';
import { change, click, go, moveTo, placeOf } from '../support/navigation.ts';
import { pointAt } from '../support/point.ts';
import { pricesOf } from '../support/prices.ts';
import { followTo } from '../support/visitor.ts';

const browser = startBrowser();
const [legal, about, contact, pricing, vat] = ['/legal', '/about', '/contact', '/pricing', '/vat-calculator'].map(
  (path) => `/helios/en${path}`,
) as [string, string, string, string, string];

const prices = pricesOf('en-gb');
const calculator = filled(sliceIn(contentOf('en-gb', 'page', 'vat-calculator'), 'tool', 'vat_calculator').primary);

const island = (page: Page, name: string) => page.locator(`main ${islandOf(name)}`);
const slider = (page: Page) => page.getByRole('main').getByRole('slider').first();

async function useSlider(page: Page): Promise<void> {
  await slider(page).scrollIntoViewIfNeeded();
  await page.locator(hydratedIsland('price-slider')).first().waitFor();
  await slider(page).focus();
  await page.keyboard.press('End');
  await page.getByText(prices.sentence(prices.most)).waitFor();
}

test('The islands of a page start with the page, end when it is left, and start again', async () => {
  await using visit = await browser.visit(about);
  const { page } = visit;
  await moveTo(page, pricing);
  await useSlider(page);
  const left = await island(page, 'price-slider').first().elementHandle();
  await moveTo(page, vat);
  const followed = await left?.evaluate((element) => {
    const [slider, sentence] = [element.querySelector('input'), element.querySelector('output')];
    const before = sentence?.textContent;
    if (slider) slider.value = slider.min;
    slider?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    return sentence?.textContent !== before;
  });
  expect(followed, 'the sentence of a slider that was left').toBe(false);
  await pointAt(island(page, 'vat-calculator'));
  await page.locator(hydratedIsland('vat-calculator')).waitFor();
  await page.getByRole('main').getByLabel(calculator.amount_label, { exact: true }).fill('250');
  await page.getByRole('main').getByText('£300.00').first().waitFor();
  await go(page, -1);
  // The number of people is as it was, and the island says its price again.
  expect(await slider(page).inputValue()).toBe(String(prices.most));
  await slider(page).press('Home');
  await useSlider(page);
  expect(visit.errors).toEqual([]);
});

test('Islands whose script comes after their page was left never start', async () => {
  await using visit = await browser.visit(about);
  const { page } = visit;
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/static/vat-calculator-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/static/vat-calculator-*.js');
  await moveTo(page, vat);
  await pointAt(island(page, 'vat-calculator'));
  await asked;
  const left = await island(page, 'vat-calculator').elementHandle();
  await moveTo(page, about);
  resolve();
  // The import is a text, so that it is the page's own and waits for the same script.
  await page.evaluate(`import('${await left?.getAttribute(scriptAttribute)}').then(() => new Promise(setTimeout))`);
  expect(await left?.getAttribute(hydratedAttribute)).toBeNull();
  expect(visit.errors).toEqual([]);
});

const dialog = (page: Page) => page.getByRole('dialog');

test('The sign-up dialog opens after a change of page, and the way back closes it', async () => {
  await using visit = await browser.visit(legal);
  const { page } = visit;
  await moveTo(page, pricing);
  await page.getByRole('main').locator(signUpLink).first().click();
  await dialog(page).waitFor();
  expect(await placeOf(page)).toMatchObject({ address: pricing });
  await go(page, -1);
  expect(await dialog(page).isVisible()).toBe(false);
  await page.locator(`header ${signUpLink}`).last().click();
  await dialog(page).waitFor();
  expect(visit.errors).toEqual([]);
});

test('The sign-up dialog opens in a page with another shell', async () => {
  await using visit = await browser.visit(legal);
  const { page } = visit;
  await moveTo(page, '/helios/en/perks-internal');
  await page.locator(signUpLink).filter({ visible: true }).first().click();
  await dialog(page).waitFor();
  expect(await dialog(page).count()).toBe(1);
  await go(page, -1);
  expect(await dialog(page).isVisible()).toBe(false);
  expect(visit.errors).toEqual([]);
});

test('The sign-up dialog opens on arrival at an address with signup=open, and on the way forward', async () => {
  await using visit = await browser.visit(legal);
  const { page } = visit;
  await change(page, () => followTo(page, `${pricing}?signup=open`));
  await dialog(page).waitFor();
  await go(page, -1);
  expect(await dialog(page).isVisible()).toBe(false);
  await go(page, 1);
  await dialog(page).waitFor();
  expect(visit.errors).toEqual([]);
});

test('The sign-up dialog opens where only signup=open is added, and closes on the way back', async () => {
  await using visit = await browser.visit(about);
  await followTo(visit.page, `${about}?signup=open`);
  await dialog(visit.page).waitFor();
  await visit.page.evaluate(() => history.back());
  await dialog(visit.page).waitFor({ state: 'hidden' });
  expect(visit.errors).toEqual([]);
});

test('The menus of the header close when a page is chosen in them', async () => {
  await using visit = await browser.visit(legal, { viewport: { width: 1440, height: 900 } });
  const { page } = visit;
  await page.locator('header nav summary').first().click();
  await change(page, () => page.locator('header nav details[open] a').first().click());
  expect(await page.locator('header details[open]').count()).toBe(0);
  expect(visit.errors).toEqual([]);
});

test('The menus of a phone close when a page is chosen in them', async () => {
  await using visit = await browser.visit(legal, { viewport: { width: 360, height: 740 } });
  const { page } = visit;
  await page.locator('header summary').first().click();
  await page.locator('header nav summary').first().click();
  await change(page, () => page.locator('header nav details[open] a').first().click());
  expect(await page.locator('header details[open]').count()).toBe(0);
  expect(await page.getByRole('banner').getByRole('navigation').isVisible()).toBe(false);
  expect(visit.errors).toEqual([]);
});

const notice = (page: Page) => page.getByRole('region', { name: stringsOf('en-gb').notification_label });

test('A banner that was dismissed is back on the next page, and can be dismissed again', async () => {
  await using visit = await browser.visit(legal);
  const { page } = visit;
  for (const next of [about, contact]) {
    await notice(page).getByRole('button').click();
    await notice(page).waitFor({ state: 'hidden' });
    await moveTo(page, next);
    expect(await notice(page).isVisible()).toBe(true);
  }
  expect(visit.errors).toEqual([]);
});

test('A page without a banner, and a visit from DATEV, show none, and the next page shows it', async () => {
  await using visit = await browser.visit(legal);
  const { page } = visit;
  await moveTo(page, pricing);
  expect(await notice(page).isVisible()).toBe(false);
  await moveTo(page, `${about}?partner=datev`);
  expect(await notice(page).isVisible()).toBe(false);
  await click(page, `footer a[href="${about}"]`);
  await page.waitForURL(about);
  await moveTo(page, contact);
  expect(await notice(page).isVisible()).toBe(true);
  await page.evaluate((href) => void navigation.navigate(href), `${contact}?partner=datev`);
  await notice(page).waitFor({ state: 'hidden' });
  expect(visit.errors).toEqual([]);
});
