import { expect, test } from 'vitest';
import { fillIn } from '../../../src/rules/fill-in.ts';
import { contentOf, filled, sliceIn } from '../../sites/embedded-content.ts';
import { startBrowser } from '../support/browser.ts';
import { hydratedIsland, islandOf, signUpDialog, signUpLink } from '../support/markup.ts';
import { answer, awake, enter, field, hydrated, press } from '../support/tool.ts';
import { translatePage } from '../support/translate.ts';
import { untilStarted } from '../support/visitor.ts';

const browser = startBrowser();

const tool = (uid: string) => contentOf('en-gb', 'page', uid);
const vat = filled(sliceIn(tool('vat-calculator'), 'tool', 'vat_calculator').primary);
const roi = filled(sliceIn(tool('expense-report-roi-calculator'), 'tool', 'roi_calculator').primary);
const policy = filled(sliceIn(tool('expense-policy-builder'), 'tool', 'expense_policy_builder').primary);
const report = filled(sliceIn(tool('expense-report-generator'), 'tool', 'expense_report_generator').primary);
const invoice = filled(sliceIn(tool('invoice-generator'), 'tool', 'invoice_generator').primary);

test('A translated tool keeps focus, text and press of a visitor who reached for it before its script', async () => {
  await using visit = await browser.visit('about:blank', { serviceWorkers: 'block' });
  const { page } = visit;
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/static/vat-calculator-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/helios/en/vat-calculator', { waitUntil: 'load' });
  await page.evaluate(translatePage);
  const amount = page.locator(`${islandOf('vat-calculator')} [name="amount"]`);
  await amount.fill('250');
  const empty = page.getByRole('button', { name: vat.empty_label });
  await empty.evaluate((button: HTMLElement) => button.click());
  resolve();
  await awake(page, 'vat-calculator');
  expect(await amount.inputValue()).toBe('250');
  expect(await answer(page).innerText()).toContain('£300.00');
  // The press waited for the script. It asks before it replaces what is typed.
  await page.getByRole('dialog').getByRole('button', { name: vat.replace_label }).click();
  await expect.poll(() => amount.inputValue()).toBe('');
});

test('The focus stays in a field of a translated tool when the script comes', async () => {
  await using visit = await browser.visit('/helios/en/vat-calculator');
  const { page } = visit;
  await page.evaluate(translatePage);
  const amount = page.locator(`${islandOf('vat-calculator')} [name="amount"]`);
  await amount.focus();
  await awake(page, 'vat-calculator');
  expect(await amount.evaluate((input) => input === document.activeElement)).toBe(true);
});

test('The sign-up dialog of a translated page opens and stays open', async () => {
  await using visit = await browser.visit('/helios/en/legal');
  const { page } = visit;
  await untilStarted(page);
  await page.locator(`${islandOf('sign-up')} dialog`).waitFor({ state: 'attached' });
  await page.evaluate(translatePage);
  await page.locator(`header ${signUpLink}`).last().click();
  await page.locator(hydratedIsland('sign-up')).waitFor({ state: 'attached' });
  const email = page.locator(signUpDialog).getByRole('textbox');
  expect(await email.evaluate((input) => input === document.activeElement)).toBe(true);
});

test('The link below a translated result has the amount of the result', async () => {
  const visit = await browser.arrive('/helios/en/expense-report-roi-calculator');
  const { page } = visit;
  await hydrated(page, 'roi-calculator');
  await page.evaluate(translatePage);
  await enter(page, roi.people_label, '900');
  const amount = /£[\d,]+/.exec(await answer(page).innerText())?.[0] ?? '';
  await page.locator('main').getByRole('link', { name: amount }).waitFor();
  expect(visit.errors).toEqual([]);
});

test('The paper of a translated tool follows the entries', async () => {
  const visit = await browser.arrive('/helios/en/expense-policy-builder');
  const { page } = visit;
  await hydrated(page, 'policy-builder');
  await page.evaluate(translatePage);
  await enter(page, policy.company_label, 'Larkspur');
  await page.getByText(fillIn(policy.paper_heading, { company: 'Larkspur' }), { exact: true }).waitFor();

  await page.goto('/helios/en/expense-report-generator');
  await hydrated(page, 'expense-report');
  await enter(page, report.description_label, 'Ferry');
  await page.evaluate(translatePage);
  await page.getByRole('combobox', { name: report.category_label, exact: true }).last().selectOption('Software');
  await page.getByRole('cell', { name: 'Software', exact: true }).waitFor();
  expect(visit.errors).toEqual([]);
});

test('A translated invoice outlives an error that comes and goes, and another heading', async () => {
  const visit = await browser.arrive('/helios/en/invoice-generator');
  const { page } = visit;
  await hydrated(page, 'invoice-generator');
  await enter(page, invoice.price_label, 'abc');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const steps = page.getByRole('navigation', { name: invoice.steps_label });
  await steps.getByRole('link', { name: invoice.get_step }).click();
  const faulty = steps.locator('[data-faulty]');
  await faulty.waitFor();
  await page.evaluate(translatePage);
  await enter(page, invoice.price_label, '480');
  await steps.getByRole('link', { name: invoice.get_step }).click();
  await faulty.waitFor({ state: 'detached' });
  await steps.getByRole('link', { name: invoice.company_step }).click();
  await press(page, invoice.example_label);
  await page.getByRole('dialog').getByRole('button', { name: invoice.replace_label }).click();
  await expect.poll(() => field(page, invoice.price_label).inputValue()).not.toBe('480');
  expect(visit.errors).toEqual([]);
});
