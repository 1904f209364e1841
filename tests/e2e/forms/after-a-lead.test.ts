import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentOf, filled, sliceIn, stringsOf } from '../../sites/embedded-content.ts';
import { violations } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { leadFormOn } from '../support/lead-form.ts';
import { type LeadServer, startLeadServer } from '../support/lead-server.ts';
import { leadForm } from '../support/markup.ts';

const browser = startBrowser();
let server: LeadServer;

beforeAll(async () => {
  server = await startLeadServer({});
});
afterAll(async () => {
  await server?.[Symbol.asyncDispose]();
});

const words = stringsOf('en-gb');
const recordingForm = filled(contentOf('en-gb', 'lead_form', 'recording').data);
const thanks = contentOf('en-gb', 'page', 'thankyou-ebook');
const { file: sheet, ebook_text: isHere } = sliceIn(thanks, 'thank_you', 'download').primary;

const form = (page: Page) => page.locator(`main ${leadForm}`).first();
const download = (page: Page) => page.getByRole('link', { name: words.ebook_get, exact: true });
const film = (page: Page) => page.locator('#recording');

/** Fills in every required field, and sends the form. */
async function send(page: Page): Promise<void> {
  await leadFormOn(page).fillRequired('maja@kestrel.example');
  await form(page).getByRole('button').click();
}

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s', (name, javaScriptEnabled) => {
  test(`A visitor ${name} who chose an option with a page of its own comes to that page`, async () => {
    await using visit = await browser.visit(`${server.origin}/helios/en/demo`, { javaScriptEnabled });
    await send(visit.page);
    await visit.page.waitForURL('**/helios/en/thankyousmall');
    expect(visit.errors).toEqual([]);
  });

  test(`A visitor ${name} who asked for an ebook can take it from the thank-you page`, async () => {
    await using visit = await browser.visit(`${server.origin}/helios/en/ebooks/company-cards-explained`, {
      javaScriptEnabled,
    });
    const { page } = visit;
    await send(page);
    await page.waitForURL('**/helios/en/thankyou-ebook#ebook-company-cards-explained');
    const { title } = filled(contentOf('en-gb', 'ebook', 'company-cards-explained').data);
    await download(page).waitFor();
    expect(await download(page).count()).toBe(1);
    expect(await page.locator('main').getByText(title).isVisible()).toBe(true);
    // The e-mail that the page announces is no reason to wait.
    expect(
      await page
        .getByText(isHere ?? '')
        .and(page.locator(':visible'))
        .count(),
    ).toBe(1);
    // The visitor uses the keyboard, from the place of arrival.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words.ebook_get);
    const taken = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await taken).suggestedFilename()).toBe('company-cards-explained.pdf');
    expect(visit.errors).toEqual([]);
  });

  test(`A visitor ${name} who asked for a recording sees it in the place of the form`, async () => {
    await using visit = await browser.visit(`${server.origin}/helios/en/webinars/cards-for-crews`, {
      javaScriptEnabled,
    });
    const { page } = visit;
    expect(await film(page).isVisible()).toBe(false);
    await send(page);
    await page.waitForURL('**/helios/en/webinars/cards-for-crews#recording');
    await film(page).waitFor();
    expect(await form(page).isVisible()).toBe(false);
    expect(await page.getByText(recordingForm.success_message).last().isVisible()).toBe(true);
    expect(visit.errors).toEqual([]);
  });
});

test('The file of an ebook is sent as a PDF, and safely', async () => {
  const visit = await browser.arrive(`${server.origin}/helios/en/thankyou-ebook#ebook-expense-policy-handbook`);
  const address = await download(visit.page).getAttribute('href');
  const response = await fetch(server.origin + address);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await response.text()).slice(0, 5)).toBe('%PDF-');
});

test.each([360, 768, 1440])(
  'An address with an ebook does not scroll the title away in windows of %s px',
  async (width) => {
    const viewport = { width, height: 760 };
    await using visit = await browser.visit(`${server.origin}/helios/en/thankyou-ebook#ebook-expense-policy-handbook`, {
      viewport,
    });
    const { page } = visit;
    await download(page).waitFor();
    const title = await page.locator('h1').boundingBox();
    const header = await page.locator('header').first().boundingBox();
    expect(title?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
  },
);

test('The button for the ebook is seen without scrolling on a phone', async () => {
  const viewport = { width: 360, height: 760 };
  await using visit = await browser.visit(`${server.origin}/helios/en/thankyou-ebook#ebook-expense-policy-handbook`, {
    viewport,
  });
  const button = await download(visit.page).boundingBox();
  expect((button?.y ?? viewport.height) + (button?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
});

test('The thank-you page without an ebook in its address has its sheet alone', async () => {
  const visit = await browser.arrive(`${server.origin}/helios/en/thankyou-ebook#ebook-of-somebody-else`);
  expect(await download(visit.page).count()).toBe(0);
  expect(await visit.page.getByRole('link', { name: sheet.text ?? '' }).isVisible()).toBe(true);
  expect(await violations(visit.page, { part: 'main' })).toEqual([]);
});

test('A recording plays by keyboard, and going back leads to a form that can be sent again', async () => {
  const visit = await browser.arrive(`${server.origin}/helios/en/webinars/cards-for-crews`);
  const { page } = visit;
  await send(page);
  await film(page).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('video')?.paused === false);
  expect(await violations(page, { part: 'main' })).toEqual([]);
  await page.goBack();
  await form(page).waitFor();
  expect(await form(page).getByRole('button').getAttribute('aria-busy')).toBeNull();
  expect(await film(page).isVisible()).toBe(false);
});
