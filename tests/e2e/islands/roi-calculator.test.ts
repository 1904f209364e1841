import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { createFormat } from '../../../src/islands/kit/format.ts';
import { roi } from '../../../src/islands/roi-calculator/roi.ts';
import { fillIn } from '../../../src/rules/fill-in.ts';
import { freePeople } from '../../../src/templates/slices/PricingTable/plan-choices.ts';
import { contentOf, filled, sliceIn } from '../../sites/embedded-content.ts';
import { readPdf } from '../../unit/support/read-pdf.ts';
import { startBrowser } from '../support/browser.ts';
import { savedValues } from '../support/secure-storage.ts';
import { answer, awake, enter, hydrated, savedFile } from '../support/tool.ts';

const browser = startBrowser();
const path = '/helios/en/expense-report-roi-calculator';
const words = filled(
  sliceIn(contentOf('en-gb', 'page', 'expense-report-roi-calculator'), 'tool', 'roi_calculator').primary,
);
const { plans } = contentOf('en-gb', 'pricing').data;

/** Fills in the values that the content decides. The reports and the minutes are the calculator's own. */
async function enterCosts(page: Page, { people, hourly, price }: Readonly<Record<string, string>>): Promise<void> {
  await enter(page, words.people_label, people ?? '');
  await enter(page, words.hourly_label, hourly ?? '');
  await enter(page, words.price_label, price ?? '');
}

test('The return calculator answers with the sum and the calculation behind it', async () => {
  const visit = await browser.look(path);
  const { page } = visit;
  await hydrated(page, 'roi-calculator');
  await enterCosts(page, { people: '24', hourly: '32', price: '9' });
  expect(await answer(page).innerText()).toContain('£2,323');
  const price = fillIn(words.price_formula, { people: '24', price: '£9.00', cost: '£216.00' });
  expect(await page.getByText(price).isVisible()).toBe(true);
  const pdf = await readPdf((await savedFile(page, words.pdf_label)).bytes);
  expect(pdf.title).toBe(words.paper_heading);
  expect(pdf.structure).toContain('LBody £2,323');
  const free = String(freePeople(plans));
  await enter(page, words.people_label, free);
  expect(await page.getByText(fillIn(words.free_formula, { people: free })).isVisible()).toBe(true);
  expect(visit.errors).toEqual([]);
});

test('A link shows the numbers that were copied with it, until the visitor types others', async () => {
  const visited = '#roi:people=24&reports=2&hourly=32&price=9&price_label=1';
  const visit = await browser.arrive(`${path}${visited}`);
  const { page } = visit;
  // Nobody reaches for the tool: the link wakes it.
  await awake(page, 'roi-calculator');
  await expect.poll(() => answer(page).innerText()).toContain('£2,323');
  const plot = page.getByRole('table');
  expect(await plot.getByRole('row').last().innerText()).toContain('£2,323\t');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: words.link_label }).click();
  await expect.poll(() => page.getByRole('button', { name: words.link_label }).count()).toBe(0);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).hash).toBe('#roi:people=24&reports=2&minutes_now=20&minutes_after=4&hourly=32&price=9');
  await enter(page, words.people_label, '48');
  const changed = await answer(page).innerText();
  await expect.poll(() => savedValues(page, `roi${visited}`)).toMatchObject({ people: '48' });
  await page.reload();
  await awake(page, 'roi-calculator');
  await expect.poll(() => answer(page).innerText()).toBe(changed);
  expect(visit.errors).toEqual([]);
});

test('The return calculator answers a number that it can’t take with a dash, not with nothing', async () => {
  const visit = await browser.look(path);
  const { page } = visit;
  await hydrated(page, 'roi-calculator');
  await enterCosts(page, { people: 'many', hourly: '34', price: '9' });
  expect(await answer(page).innerText()).toMatch(/\n–$/);
  await enter(page, words.people_label, '60');
  expect(await answer(page).innerText()).toContain('£6,576');
  const offer = fillIn(words.links[0]?.text ?? '', { amount: '£6,576' });
  expect(await page.getByRole('link', { name: offer }).isVisible()).toBe(true);
});

test('The return calculator calls nothing free that was only given no price', async () => {
  const visit = await browser.look(path);
  await hydrated(visit.page, 'roi-calculator');
  await enterCosts(visit.page, { people: '60', hourly: '34', price: '0' });
  const price = fillIn(words.price_formula, { people: '60', price: '£0.00', cost: '£0.00' });
  expect(await visit.page.getByText(price).isVisible()).toBe(true);
});

test('The return calculator says so where Helios would cost more than it saves', async () => {
  const visit = await browser.look(path);
  await hydrated(visit.page, 'roi-calculator');
  await enterCosts(visit.page, { people: '60', hourly: '34', price: '9' });
  await enter(visit.page, words.minutes_now_label, '5');
  expect(await answer(visit.page).innerText()).toContain(words.lost_label);
  // A loss has no negative saving beside it, neither of a month nor in the course of a year.
  const panel = visit.page.locator('main [data-theme="dark"]').first();
  const lost = panel.getByText(words.month_lost_label, { exact: true });
  expect(await lost.locator('..').getByRole('definition').innerText()).toMatch(/^£\d/);
  const table = visit.page.getByRole('table');
  expect(await table.getByRole('columnheader', { name: words.plot_lost_label, exact: true }).isVisible()).toBe(true);
  expect(await table.innerText()).not.toMatch(/[-−]£/);
  // The calculation has the label and the amount of the panel.
  const lines = visit.page.getByRole('heading', { name: words.formula_heading, exact: true }).locator('..');
  expect(await lines.innerText()).toMatch(new RegExp(`${words.month_lost_label}\\n[^=]* = £\\d`));
  expect(await lines.innerText()).not.toContain(words.month_label);
});

test('The whole result of the return calculator is on the first screen of 768 pixels', async () => {
  await using visit = await browser.visit(path, { viewport: { width: 1366, height: 768 } });
  const panel = await visit.page.locator('main [data-theme="dark"]').first().boundingBox();
  expect((panel?.y ?? 0) + (panel?.height ?? 768)).toBeLessThan(768);
});

test('The return calculator shows a worked example without a script', async () => {
  await using visit = await browser.visit(path, { javaScriptEnabled: false });
  const format = createFormat('en-GB');
  const money = (amount: number) => format.money(amount, 'GBP');
  const brief = (amount: number) => format.briefMoney(amount, 'GBP');
  const input = {
    people: words.example_people,
    reports: 2_00,
    minutesNow: 20_00,
    minutesAfter: 4_00,
    hourlyCost: words.example_hourly * 100,
    price: (plans.find((plan) => plan.is_highlighted)?.yearly ?? 0) * 100,
    freePeople: freePeople(plans),
  };
  const { savedInYear, costNow } = roi(input);
  expect(await answer(visit.page).innerText()).toContain(brief(savedInYear));
  const time = fillIn(words.time_formula, {
    people: String(input.people),
    reports: '2',
    minutes: '20',
    hourly: money(input.hourlyCost),
    cost: money(costNow),
  });
  expect(await visit.page.getByText(time).isVisible()).toBe(true);
});
