import { expect, test } from 'vitest';
import { startBrowser } from '../support/browser.ts';

const browser = startBrowser();
const plain = { javaScriptEnabled: false };

test('Without scripts every page has its title, its heading and its text', async () => {
  for (const path of ['', '/pricing', '/legal', '/legal/gdpr', '/404']) {
    const visit = await browser.look(`/helios/fi${path}`, plain);
    expect(await visit.page.title()).toContain('Helios');
    expect((await visit.page.getByRole('heading', { level: 1 }).innerText()).length).toBeGreaterThan(3);
    expect((await visit.page.getByRole('main').innerText()).length).toBeGreaterThan(60);
  }
});

test('Without scripts prices switch between monthly and yearly', async () => {
  const visit = await browser.look('/helios/en/pricing', plain);
  const visibleText = () => visit.page.getByRole('main').innerText();
  const radios = visit.page.getByRole('radio');
  await radios.nth(0).check({ force: true });
  const monthly = await visibleText();
  await radios.nth(1).check({ force: true });
  expect(await visibleText()).not.toBe(monthly);
});

test('Without scripts questions open', async () => {
  const visit = await browser.look('/helios/en/pricing', plain);
  const questions = visit.page.getByRole('main').locator('details');
  const closed = questions.filter({ hasNot: visit.page.locator('[open]') }).last();
  await closed.locator('summary').click();
  expect(await closed.evaluate((element: HTMLDetailsElement) => element.open)).toBe(true);
});

test('Without scripts the locale selector leads to the same page in another language', async () => {
  const visit = await browser.look('/helios/en/legal/gdpr', plain);
  const german = visit.page.locator('a[hreflang="de-DE"]');
  expect(await german.getAttribute('href')).toBe('/helios/de/legal/gdpr');
  expect(await visit.page.locator('a[hreflang]').count()).toBe(18);
});

test('Without scripts the menu opens on a phone', async () => {
  const visit = await browser.look('/helios/en', { ...plain, viewport: { width: 360, height: 740 } });
  await visit.page.locator('header summary').first().click();
  expect(await visit.page.locator('header').getByRole('link').count()).toBeGreaterThan(3);
});

test('Without scripts sign-up is a form to the product itself', async () => {
  const visit = await browser.look('/helios/en', plain);
  const form = visit.page.locator('main form').first();
  expect(await form.getAttribute('action')).toBe('https://app.helios.example/register');
  expect(await form.locator('input[type=email]').getAttribute('name')).toBe('email');
});

test('Without scripts the skip link leads past the navigation', async () => {
  const visit = await browser.look('/helios/en', plain);
  await visit.page.keyboard.press('Tab');
  await visit.page.keyboard.press('Enter');
  expect(visit.page.url()).toMatch(/#main$/);
});

test('On a phone the table of plans shows one plan, and the switch above it shows another', async () => {
  const { page } = await browser.look('/helios/en/pricing', {
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const plans = page.locator('fieldset:has(input[name="plan"])');
  const row = page
    .locator('table')
    .filter({ has: page.locator('thead') })
    .last()
    .locator('tbody tr:has(td)')
    .first();
  const shown = () => row.locator('td').evaluateAll((cells) => cells.map((cell) => cell.getClientRects().length > 0));
  expect(await shown()).toEqual([false, true, false]);
  await plans.getByRole('radio').last().check({ force: true });
  expect(await shown()).toEqual([false, false, true]);
});

test('Without scripts a lazy picture comes after the first frame, in its place', async () => {
  const { page } = await browser.look('/helios/en/customers', plain);
  const picture = page.getByRole('main').locator('img[loading=lazy]').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect.poll(() => picture.evaluate((image) => getComputedStyle(image).translate)).toBe('none');
});
