import { expect, test } from 'vitest';
import { contentOf, filled, sliceIn } from '../../sites/embedded-content.ts';
import { violations } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { islandOf } from '../support/markup.ts';
import { savedValues } from '../support/secure-storage.ts';
import { answer, awake, enter, forget, hydrated, press } from '../support/tool.ts';

const browser = startBrowser();
const path = '/helios/en/vat-calculator';
const words = filled(sliceIn(contentOf('en-gb', 'page', 'vat-calculator'), 'tool', 'vat_calculator').primary);

test('The VAT calculator keeps rate, country and amount through a reload until the visitor forgets them', async () => {
  const visit = await browser.arrive(path);
  const { page } = visit;
  await hydrated(page, 'vat-calculator');
  await visit.page.getByRole('combobox', { name: words.country_label }).first().selectOption({ label: 'Finland' });
  await visit.page.getByRole('radio', { name: '13.5%' }).check({ force: true });
  await enter(page, words.amount_label, '200');
  await expect.poll(() => savedValues(page, 'vat')).toMatchObject({ country: 'FI', amount: '200' });
  await page.mouse.move(0, 0);
  await page.reload();
  await awake(page, 'vat-calculator');
  await expect.poll(() => answer(page).innerText()).toContain('€227.00');
  expect(await violations(page, { part: islandOf('vat-calculator') })).toEqual([]);
  await forget(page, words);
  expect(await answer(page).innerText()).toContain('£120.00');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await press(page, words.empty_label);
  expect(await answer(page).innerText()).toContain('–');
  await page.getByRole('radio', { name: words.other_rate_label }).check({ force: true });
  await enter(page, words.other_rate_field_label, '101');
  await enter(page, words.amount_label, '-1');
  expect(await violations(page, { part: islandOf('vat-calculator') })).toEqual([]);
  expect(visit.errors).toEqual([]);
});
