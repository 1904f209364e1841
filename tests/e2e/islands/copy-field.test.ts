import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteServer, serveSite } from '../../../src/server/serve.ts';
import { startBrowser } from '../support/browser.ts';
import { islandOf } from '../support/markup.ts';
import { openWorkplace } from '../support/workplace.ts';

const browser = startBrowser();
const workplace = openWorkplace();
let server: SiteServer;

beforeAll(async () => {
  const run = await workplace.run(['catalogue', '--out', workplace.out, '--json']);
  expect(run.code, run.stderr).toBe(0);
  server = await serveSite({ folder: workplace.out, port: 0 });
});

afterAll(async () => {
  await server?.close();
  workplace[Symbol.dispose]();
});

const value = 'https://helios.example/r/kestrel-4071';

async function visitField(options: Parameters<typeof browser.visit>[1] = {}) {
  const visit = await browser.visit(`${server.origin}/helios/en/catalogue/component-copy-field`, options);
  const island = visit.page.locator(islandOf('copy-field')).first();
  return { visit, island, field: island.getByRole('textbox'), button: island.getByRole('button') };
}

test('a click copies the value, says so for a second, and is ready for the next', async () => {
  const { visit, island, field, button } = await visitField({ permissions: ['clipboard-read', 'clipboard-write'] });
  await using _ = visit;
  expect(await field.inputValue()).toBe(value);
  const width = await button.evaluate((element) => element.getBoundingClientRect().width);

  const status = island.getByRole('status');
  // By the page's own clock: this one also counts what the machine does beside.
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
  await status.filter({ hasText: 'Copied' }).waitFor({ state: 'attached' });
  expect(await visit.page.evaluate(() => navigator.clipboard.readText())).toBe(value);
  expect(await button.evaluate((element) => element.getBoundingClientRect().width)).toBe(width);

  await status.filter({ hasNotText: 'Copied' }).waitFor({ state: 'attached' });
  const times = await told.jsonValue();
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(900);
  expect(await button.getAttribute('data-state')).toBeNull();
  expect(visit.errors).toEqual([]);
});

test('the keyboard copies too, and the focus stays where it is', async () => {
  const { visit, island, button } = await visitField({ permissions: ['clipboard-read', 'clipboard-write'] });
  await using _ = visit;
  await button.focus();
  await visit.page.keyboard.press('Enter');
  await island.getByRole('status').filter({ hasText: 'Copied' }).waitFor({ state: 'attached' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('where the clipboard is refused the value is selected, one key away', async () => {
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

test('without scripts it is a read-only field, and no button pretends to copy', async () => {
  const { visit, field, button } = await visitField({ javaScriptEnabled: false });
  await using _ = visit;
  expect(await field.isVisible()).toBe(true);
  expect(await field.isEditable()).toBe(false);
  expect(await field.inputValue()).toBe(value);
  expect(await button.count()).toBe(0);
});
