import { expect, test } from 'vitest';
import { contentOf, filled, sliceIn } from '../../sites/embedded-content.ts';
import { violations } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { islandOf } from '../support/markup.ts';
import { answer, awake, enter, field, forget, press } from '../support/tool.ts';

const browser = startBrowser();
const path = '/helios/en/expense-report-roi-calculator';
const words = filled(
  sliceIn(contentOf('en-gb', 'page', 'expense-report-roi-calculator'), 'tool', 'roi_calculator').primary,
);

test('The return calculator begins empty or with the example, forgets all links, and axe finds nothing in it', async () => {
  const visit = await browser.arrive(`${path}#roi:people=24`);
  const { page } = visit;
  await awake(page, 'roi-calculator');
  await enter(page, words.people_label, '48');
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1);
  await press(page, words.empty_label);
  await page.getByRole('dialog').getByRole('button', { name: words.replace_label }).click();
  expect(await answer(page).innerText()).toMatch(/\n–$/);
  expect(await violations(page, { part: islandOf('roi-calculator') })).toEqual([]);
  await enter(page, words.people_label, 'many');
  await press(page, words.pdf_label);
  expect(await violations(page, { part: islandOf('roi-calculator') })).toEqual([]);
  await forget(page, words);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await field(page, words.people_label).inputValue()).toBe('24');
  expect(visit.errors).toEqual([]);
});
