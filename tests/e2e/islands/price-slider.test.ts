import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { noteAttribute, selectorOf } from '../../../src/rules/markup.ts';
import { planChoices } from '../../../src/templates/slices/PricingTable/plan-choices.ts';
import { startBrowser } from '../support/browser.ts';
import { hydratedIsland } from '../support/markup.ts';
import { pricesOf } from '../support/prices.ts';

const browser = startBrowser();
const slider = (page: Page) => page.getByRole('main').getByRole('slider').first();
const sentence = (page: Page) => page.getByRole('main').locator('output').first();

const prices = pricesOf('en-gb');
const { start, free, most, plan } = prices;

async function hydrated(page: Page): Promise<void> {
  await page.locator(hydratedIsland('price-slider')).first().waitFor();
}

test('The price slider says the price of a month for as many people as the keyboard asks for', async () => {
  const visit = await browser.look('/helios/en/pricing');
  await hydrated(visit.page);
  await slider(visit.page).focus();
  await visit.page.keyboard.press('ArrowRight');
  await visit.page.getByText(prices.sentence(start + 1)).waitFor();
  expect(await slider(visit.page).getAttribute('aria-valuetext')).toBe(prices.sentence(start + 1));
  await visit.page.keyboard.press('End');
  await visit.page.getByText(prices.sentence(most)).waitFor();
  expect(visit.errors).toEqual([]);
});

test('The card of the paid plan says the same as the price slider, in either cycle', async () => {
  const visit = await browser.look('/helios/en/pricing');
  const { page } = visit;
  const line = page
    .getByRole('article')
    .filter({ hasText: plan.name })
    .locator(selectorOf(noteAttribute))
    .filter({ visible: true });
  expect(await line.innerText()).toBe(prices.yearlyNote(start));
  await hydrated(page);
  await slider(page).focus();
  await page.keyboard.press('End');
  await page.getByText(prices.yearlyNote(most)).waitFor();
  await page.getByRole('radio').first().check({ force: true });
  expect(await line.innerText()).toBe(prices.monthlyNote(most));
  expect(await sentence(page).innerText()).toBe(prices.sentence(most, plan.monthly));
});

test('As many people as the free plan takes cost nothing on the price slider', async () => {
  const visit = await browser.look('/helios/en/pricing');
  await hydrated(visit.page);
  await slider(visit.page).focus();
  await visit.page.keyboard.press('Home');
  await visit.page.getByText(prices.sentence(free, 0)).waitFor();
  await visit.page.keyboard.press('ArrowRight');
  await visit.page.getByText(prices.sentence(free + 1)).waitFor();
});

test('The price slider follows the billing cycle', async () => {
  const visit = await browser.look('/helios/en/pricing');
  await hydrated(visit.page);
  await visit.page.getByRole('radio').first().check({ force: true });
  await visit.page.getByText(prices.sentence(start, plan.monthly)).waitFor();
});

test('The sentence of the price slider stays at the thumb and inside the window, on a phone too', async () => {
  const visit = await browser.look('/helios/de/pricing', { viewport: { width: 320, height: 700 } });
  await hydrated(visit.page);
  for (const key of ['Home', 'End']) {
    await slider(visit.page).focus();
    await visit.page.keyboard.press(key);
    const box = await sentence(visit.page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(20);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(300.5);
  }
});

test('The price slider writes money as the locale writes it', async () => {
  const visit = await browser.look('/helios/da/pricing');
  await hydrated(visit.page);
  await slider(visit.page).focus();
  await visit.page.keyboard.press('End');
  const danish = pricesOf('da-dk');
  await visit.page.getByText(danish.sentence(danish.most)).waitFor();
});

test('All price sliders of a plan picker follow its one billing cycle', async () => {
  const visit = await browser.look('/helios/en/plan-picker');
  const { page } = visit;
  await hydrated(page);
  await page.getByRole('radio', { name: prices.pricing.monthly_label ?? '' }).check({ force: true });
  const ranged = planChoices(prices.pricing).filter(({ plan, to }) => plan.monthly && to !== undefined);
  expect(ranged.length).toBeGreaterThan(1);
  for (const { size, to = 0 } of ranged) {
    await page.locator(`main input[value="${size}"]`).check({ force: true });
    await page.locator('main').getByRole('slider').filter({ visible: true }).focus();
    await page.keyboard.press('End');
    await page.getByText(prices.sentence(to, plan.monthly)).filter({ visible: true }).waitFor();
  }
  expect(visit.errors).toEqual([]);
});

test('A price slider that was moved before its script came says the price of where it is', async () => {
  const visit = await browser.arrive('/helios/en/pricing');
  const { page } = visit;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/price-slider-[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await slider(page).focus();
  await page.keyboard.press('End');
  release();
  await page.getByText(prices.sentence(most)).waitFor();
  expect(visit.errors).toEqual([]);
});

test('The price slider is absent without scripts, and the plans stand as they are', async () => {
  const visit = await browser.look('/helios/en/pricing', { javaScriptEnabled: false });
  expect(await slider(visit.page).count()).toBe(0);
  expect(await visit.page.getByRole('heading', { name: plan.name }).isVisible()).toBe(true);
});

test('The plan picker answers with one plan, without scripts', async () => {
  const visit = await browser.look('/helios/en/plan-picker', { javaScriptEnabled: false });
  const answers = visit.page.locator('main article');
  for (const choice of planChoices(prices.pricing)) {
    await visit.page.locator(`main input[value="${choice.size}"]`).check({ force: true });
    const headings = answers.filter({ visible: true }).getByRole('heading');
    expect(await headings.allInnerTexts()).toEqual([choice.plan.name]);
  }
});

test('At a text size of 200 % the sentence of the price slider stays off its thumb', async () => {
  const { page } = await browser.look('/helios/nl-be/pricing');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const above = await sentence(page).boundingBox();
  const thumb = await slider(page).boundingBox();
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan((thumb?.y ?? 0) - 8);
});
