import { expect, test } from 'vitest';
import { contentOf, filled, sliceIn } from '../../sites/embedded-content.ts';
import { startBrowser } from '../support/browser.ts';
import { islandOf } from '../support/markup.ts';
import { reachBelow } from '../support/pinned.ts';
import { savedValues } from '../support/secure-storage.ts';
import { answer, awake, enter, field, hydrated, type } from '../support/tool.ts';

const browser = startBrowser();
const path = '/helios/en/vat-calculator';
const words = filled(sliceIn(contentOf('en-gb', 'page', 'vat-calculator'), 'tool', 'vat_calculator').primary);

test('The VAT calculator adds VAT and takes it out, with the keyboard alone', async () => {
  const visit = await browser.arrive(path);
  const { page } = visit;
  await hydrated(page, 'vat-calculator');
  await type(page, words.amount_label, '250');
  expect(await answer(page).innerText()).toContain('£300.00');
  await page.getByRole('radio', { name: words.add_label }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await answer(page).innerText()).toContain('£208.33');
  await type(page, words.amount_label, '300');
  expect(await answer(page).innerText()).toContain('£250.00');
  expect(visit.errors).toEqual([]);
});

test('Another country in the VAT calculator has its own rates and currency', async () => {
  const visit = await browser.arrive(path);
  await hydrated(visit.page, 'vat-calculator');
  await visit.page.getByRole('combobox', { name: words.country_label }).selectOption({ label: 'Finland' });
  expect(await answer(visit.page).innerText()).toContain('€125.50');
  await visit.page.getByRole('radio', { name: '13.5%' }).focus();
  await visit.page.keyboard.press('Space');
  expect(await answer(visit.page).innerText()).toContain('€113.50');
});

test('The VAT calculator says what is wrong with a number once the visitor leaves its field', async () => {
  const visit = await browser.arrive(path);
  const { page } = visit;
  await hydrated(page, 'vat-calculator');
  await type(page, words.amount_label, '-5');
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.keyboard.press('Tab');
  expect(await page.getByRole('alert').innerText()).toContain(words.negative_error);
  expect(await field(page, words.amount_label).getAttribute('aria-invalid')).toBe('true');
});

test('A press on a rate chooses it although the press makes an error appear above it', async () => {
  const visit = await browser.arrive(path);
  const { page } = visit;
  await hydrated(page, 'vat-calculator');
  await enter(page, words.amount_label, 'abc');
  await page.getByRole('radio', { name: words.other_rate_label }).click({ force: true, delay: 100 });
  await expect.poll(() => page.getByRole('alert').count()).toBe(1);
  expect(await page.getByRole('radio', { name: words.other_rate_label }).isChecked()).toBe(true);
});

test('The VAT calculator says what is wrong with an amount that it kept, and with a rate beside it, after a reload', async () => {
  const visit = await browser.arrive(path);
  const { page } = visit;
  await hydrated(page, 'vat-calculator');
  await enter(page, words.amount_label, 'abc');
  await page.getByRole('radio', { name: words.other_rate_label }).check({ force: true });
  await enter(page, words.other_rate_field_label, '300');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.getByRole('alert').count()).toBe(2);
  await expect.poll(() => savedValues(page, 'vat')).toMatchObject({ amount: 'abc', other_rate: '300' });
  await page.reload();
  await hydrated(page, 'vat-calculator');
  await expect.poll(() => page.getByRole('alert').count()).toBe(2);
});

test('The VAT calculator takes a rate of one’s own, with a comma too, and answers a number that it can’t take with a dash', async () => {
  const visit = await browser.arrive(path);
  const { page } = visit;
  await hydrated(page, 'vat-calculator');
  await enter(page, words.amount_label, 'much');
  expect(await answer(page).innerText()).toContain('–');
  await enter(page, words.amount_label, '100');
  expect(await answer(page).innerText()).toContain('£120.00');
  await page.getByRole('radio', { name: words.other_rate_label }).check({ force: true });
  expect(await answer(page).innerText()).toContain('–');
  const other = field(page, words.other_rate_field_label);
  await expect.poll(() => other.evaluate((found) => found === document.activeElement)).toBe(true);
  expect(await page.getByText(words.rate_missing_text).isVisible()).toBe(true);
  await enter(page, words.other_rate_field_label, '17,5');
  expect(await answer(page).innerText()).toContain('£117.50');
  await enter(page, words.other_rate_field_label, '101');
  expect(await answer(page).innerText()).toContain('–');
  expect(visit.errors).toEqual([]);
});

test('The VAT calculator takes up what was typed before its script arrived', async () => {
  const visit = await browser.arrive(path);
  const { page } = visit;
  const held = Promise.withResolvers<void>();
  await page.route('**/static/vat-calculator-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload();
  await type(page, words.amount_label, '50');
  held.resolve();
  await hydrated(page, 'vat-calculator');
  expect(await field(page, words.amount_label).inputValue()).toBe('50');
  expect(await answer(page).innerText()).toContain('£60.00');
  expect(visit.errors).toEqual([]);
});

test('The VAT calculator answers what was typed before any script of the page arrived', async () => {
  await using visit = await browser.visit('about:blank');
  const { page } = visit;
  const held = Promise.withResolvers<void>();
  await page.route('**/static/boot-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await type(page, words.amount_label, '50');
  held.resolve();
  await awake(page, 'vat-calculator');
  expect(await answer(page).innerText()).toContain('£60.00');
  expect(visit.errors).toEqual([]);
});

test('The VAT calculator shows an example and every rate without a script', async () => {
  await using visit = await browser.visit(path, { javaScriptEnabled: false });
  const { page } = visit;
  expect(await answer(page).innerText()).toContain('£120.00');
  expect(await page.getByRole('main').locator('tbody tr').count()).toBe(32);
  expect(await page.getByRole('row', { name: /^Luxembourg 17% 14% · 8% 3%$/ }).isVisible()).toBe(true);
  expect(await page.getByText(words.script_note).isVisible()).toBe(true);
  // The result stays in sight beside the form, and no longer.
  const result = `${islandOf('vat-calculator')} [data-theme="dark"]`;
  expect(await reachBelow(page, result, 'main table')).toBeLessThan(0);
});
