import { expect, test } from 'vitest';
import { contentOf, filled, sliceIn } from '../../sites/embedded-content.ts';
import { violations } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { islandOf } from '../support/markup.ts';
import { choose, enter, field, hydrated, press } from '../support/tool.ts';

const browser = startBrowser();
const path = '/helios/en/invoice-generator';
const words = filled(sliceIn(contentOf('en-gb', 'page', 'invoice-generator'), 'tool', 'invoice_generator').primary);

test('No step of the invoice, with or without errors, has a violation that axe can see', async () => {
  await using visit = await browser.visit(path, { viewport: { width: 360, height: 740 } });
  const { page } = visit;
  await hydrated(page, 'invoice-generator');
  await press(page, words.print_label);
  await enter(page, words.iban_label, 'GB00');
  await enter(page, words.term_label, '-1');
  await enter(page, words.price_label, 'much');
  await choose(page, words.profile_label, 'peppol');
  await press(page, words.ubl_label);
  // The links of the steps look other once the visitor has passed them.
  await page.getByRole('navigation', { name: words.steps_label }).getByRole('link').last().click();
  await page.locator(islandOf('invoice-generator')).evaluate((island) => {
    for (const step of island.querySelectorAll('[data-current]')) step.setAttribute('data-current', 'true');
  });
  for (const label of [words.company_label, words.client_endpoint_label, words.term_label, words.price_label]) {
    expect(await field(page, label).isVisible()).toBe(true);
  }
  expect(await page.getByRole('alert').filter({ visible: true }).count()).toBeGreaterThan(0);
  expect(await violations(page, { part: islandOf('invoice-generator') })).toEqual([]);
  await page.getByRole('button', { name: words.clear_label }).click();
  expect(await violations(page, { part: 'dialog[open]' })).toEqual([]);
  expect(visit.errors).toEqual([]);
});
