import { expect, test } from 'vitest';
import { contentOf, sliceIn, stringsOf } from '../../sites/embedded-content.ts';
import { startBrowser } from '../support/browser.ts';
import { hydratedIsland, islandOf } from '../support/markup.ts';

const browser = startBrowser();
const { items } = sliceIn(contentOf('en-gb', 'page', 'contact'), 'copy_fields', 'default').primary;
const value = items[0]?.value;
const { copied } = stringsOf('en-gb');

async function visitField(options: Parameters<typeof browser.visit>[1] = {}) {
  const visit = await browser.visit('/helios/en/contact', options);
  const island = visit.page.locator(islandOf('copy-field')).first();
  return { visit, island, field: island.getByRole('textbox'), button: island.getByRole('button') };
}

test('A click on a copy field copies the value, says so for a second, and the field is ready for the next click', async () => {
  const { visit, island, field, button } = await visitField({ permissions: ['clipboard-read', 'clipboard-write'] });
  await using _ = visit;
  expect(await field.inputValue()).toBe(value);
  const width = await button.evaluate((element) => element.getBoundingClientRect().width);

  const status = island.getByRole('status');
  // Measured by the page's own clock. The test's clock also counts what the machine does beside.
  const told = await status.evaluateHandle((element) => {
    const times: number[] = [];
    new MutationObserver(() => times.push(performance.now())).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return times;
  });
  await button.click();
  await status.filter({ hasText: copied }).waitFor({ state: 'attached' });
  expect(await visit.page.evaluate(() => navigator.clipboard.readText())).toBe(value);
  expect(await button.evaluate((element) => element.getBoundingClientRect().width)).toBe(width);

  await status.filter({ hasNotText: copied }).waitFor({ state: 'attached' });
  const times = await told.jsonValue();
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(900);
  expect(await button.getAttribute('data-state')).toBeNull();
  expect(visit.errors).toEqual([]);
});

test('The keyboard copies the value of a copy field too, and the focus stays on the button', async () => {
  const { visit, island, button } = await visitField({ permissions: ['clipboard-read', 'clipboard-write'] });
  await using _ = visit;
  await button.focus();
  await visit.page.keyboard.press('Enter');
  await island.getByRole('status').filter({ hasText: copied }).waitFor({ state: 'attached' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('A copy field selects its value where the clipboard is refused', async () => {
  const { visit, field, button } = await visitField();
  await using _ = visit;
  await visit.page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
  });
  await button.click();
  await visit.page.waitForFunction(() => String(getSelection()) !== '');
  expect(await visit.page.evaluate(() => String(getSelection()))).toBe(value);
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(visit.errors).toEqual([]);
});

test('A copy field without scripts is a read-only field without a button', async () => {
  const { visit, field, button } = await visitField({ javaScriptEnabled: false });
  await using _ = visit;
  expect(await field.isVisible()).toBe(true);
  expect(await field.isEditable()).toBe(false);
  expect(await field.inputValue()).toBe(value);
  expect(await button.count()).toBe(0);
});

test('The values of a page, and the result of a calculator, can be copied', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  await using visit = await browser.visit('/helios/en/contact', { permissions });
  const { page } = visit;
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const fields = page.locator(islandOf('copy-field'));
  expect(await fields.count()).toBe(items.length);
  await fields.first().getByRole('button').click();
  await expect.poll(clipboard).toBe(value);
  await page.goto('/helios/en/vat-calculator');
  const tool = page.locator(islandOf('vat-calculator'));
  const result = tool.locator('[name="result"]');
  const before = await result.inputValue();
  // The calculator's script is loaded when the visitor reaches for it.
  await tool.locator('[name="amount"]').fill('250');
  await page.locator(hydratedIsland('vat-calculator')).waitFor();
  await expect.poll(() => result.inputValue()).not.toBe(before);
  expect(lastLine(await tool.locator('output').first().innerText())).toBe(await result.inputValue());
  await tool.getByRole('button', { name: stringsOf('en-gb').copy }).click();
  await expect.poll(clipboard).toBe(await result.inputValue());
  expect(visit.errors).toEqual([]);
});

/** The sum below its label. */
function lastLine(text: string): string {
  return text.split('\n').at(-1) ?? '';
}
