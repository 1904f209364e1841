import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { hydratedIsland } from '../support/markup.ts';

const browser = startBrowser();
const slider = (page: Page) => page.getByRole('main').getByRole('slider').first();
const sentence = (page: Page) => page.getByRole('main').locator('output').first();

async function hydrated(page: Page): Promise<void> {
  await page.locator(hydratedIsland('price-slider')).first().waitFor();
}

test('it says the price of a month for as many people as the keyboard asks for', async () => {
  const visit = await browser.look('/helios/en/pricing');
  await hydrated(visit.page);
  await slider(visit.page).focus();
  await visit.page.keyboard.press('ArrowRight');
  await visit.page.getByText('25 people, £225 a month').waitFor();
  expect(await slider(visit.page).getAttribute('aria-valuetext')).toBe('25 people, £225 a month');
  await visit.page.keyboard.press('End');
  await visit.page.getByText('60 people, £540 a month').waitFor();
  expect(visit.errors).toEqual([]);
});

test('the plan’s card says the same as the slider, in either cycle', async () => {
  const visit = await browser.look('/helios/en/pricing');
  const { page } = visit;
  const line = page
    .getByRole('article')
    .filter({ hasText: 'Daylight' })
    .getByText(/a month for/)
    .filter({ visible: true });
  expect(await line.innerText()).toBe('£216 a month for 24 people, billed yearly');
  await hydrated(page);
  await slider(page).focus();
  await page.keyboard.press('End');
  await page.getByText('£540 a month for 60 people, billed yearly').waitFor();
  await page.getByRole('radio').first().check({ force: true });
  expect(await line.innerText()).toBe('£648 a month for 60 people');
  expect(await sentence(page).innerText()).toBe('60 people, £648 a month');
});

test('as many as the free plan takes cost nothing', async () => {
  const visit = await browser.look('/helios/en/pricing');
  await hydrated(visit.page);
  await slider(visit.page).focus();
  await visit.page.keyboard.press('Home');
  await visit.page.getByText('3 people, £0 a month').waitFor();
  await visit.page.keyboard.press('ArrowRight');
  await visit.page.getByText('4 people, £36 a month').waitFor();
});

test('it follows the billing cycle', async () => {
  const visit = await browser.look('/helios/en/pricing');
  await hydrated(visit.page);
  await visit.page.getByRole('radio').first().check({ force: true });
  await visit.page.getByText('24 people, £259.20 a month').waitFor();
});

test('its sentence stays at the thumb and inside the window, on a phone too', async () => {
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

test('money is written as the locale writes it', async () => {
  const visit = await browser.look('/helios/da/pricing');
  await hydrated(visit.page);
  await slider(visit.page).focus();
  await visit.page.keyboard.press('End');
  await visit.page.getByText(/60 personer, 4\.800\s?kr\./).waitFor();
});

test('without scripts it is absent and the plans stand as they are', async () => {
  const visit = await browser.look('/helios/en/pricing', { javaScriptEnabled: false });
  expect(await slider(visit.page).count()).toBe(0);
  expect(await visit.page.getByRole('heading', { name: 'Daylight' }).isVisible()).toBe(true);
});

test('the plan picker answers with one plan, without scripts', async () => {
  const visit = await browser.look('/helios/en/plan-picker', { javaScriptEnabled: false });
  const answers = visit.page.locator('main article');
  await visit.page.getByRole('radio', { name: '1–3' }).check({ force: true });
  expect(await answers.filter({ visible: true }).getByRole('heading').allInnerTexts()).toEqual(['Sunrise']);
  await visit.page.getByRole('radio', { name: '61+' }).check({ force: true });
  expect(await answers.filter({ visible: true }).getByRole('heading').allInnerTexts()).toEqual(['Zenith']);
});
