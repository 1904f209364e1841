import { expect, test } from 'vitest';
import { contentOf, filled, stringsOf } from '../../sites/embedded-content.ts';
import { violations } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { accepted, answer } from '../support/lead-posts.ts';
import { hydratedIsland, signUpDialog, signUpForm, signUpLink } from '../support/markup.ts';
import { resize } from '../support/resize.ts';
import { walkSignUp } from '../support/sign-up-walk.ts';

const browser = startBrowser();
const words = stringsOf('en-gb');

test('The sign-up form in de asks for an address at work, then goes on to the product with its parameters', async () => {
  // Other locales are in sign-up-forms.exhaustive.test.ts.
  await walkSignUp(browser, 'de', 'de-de');
});

test('The sign-up dialog says what is wrong, and forgets it with the address when it is dismissed', async () => {
  const visit = await browser.arrive('/helios/en/legal?signup=open');
  const { page } = visit;
  const dialog = page.getByRole('dialog');
  await page.locator(hydratedIsland('sign-up')).waitFor({ state: 'attached' });
  await dialog.getByRole('textbox').fill('maja@');
  await dialog.getByRole('textbox').press('Enter');
  await dialog.getByRole('alert').waitFor();
  expect(await dialog.getByRole('alert').innerText()).toContain(words.invalid_email);
  expect(await violations(page, { part: signUpDialog })).toEqual([]);
  // On a small phone the button and the terms are visible below the error message.
  await resize(page, 360, 640);
  expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await page.keyboard.press('Escape');
  await page.locator(`header ${signUpLink}`).last().click();
  await dialog.waitFor();
  expect(await dialog.getByRole('alert').count()).toBe(0);
  expect(await dialog.getByRole('textbox').inputValue()).toBe('');
  expect(await dialog.getByRole('textbox').getAttribute('aria-invalid')).toBeNull();
});

test('The sign-up dialog closes when a visitor follows its link to the privacy notice', async () => {
  await using visit = await browser.visit('/helios/de/legal?signup=open', { viewport: { width: 360, height: 740 } });
  const { page } = visit;
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await dialog.locator('[id$="-terms"]').getByRole('link').last().click();
  await page.waitForURL('**/helios/de/legal/gdpr');
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.locator('main h1').isVisible()).toBe(true);
  expect(visit.errors).toEqual([]);
});

test('The sign-up dialog goes on to the product, its button busy until the address is checked', async () => {
  const visit = await browser.arrive('/helios/fi/legal?signup=open');
  const { page } = visit;
  await answer(page, accepted);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('https://app.helios.example/**', (route) => route.fulfill({ body: 'the product' }));
  await page.locator(hydratedIsland('sign-up')).waitFor({ state: 'attached' });
  // The data with the domains of free mail comes late.
  await page.route('**/page-data/sq/d/*.json', async (route) => {
    await held;
    await route.continue();
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('maja@kestrel.example');
  await page.keyboard.press('Enter');
  const busy = dialog.locator('button[aria-busy="true"]');
  await busy.getByText(stringsOf('fi-fi').sending).waitFor();
  expect(await busy.evaluate((button) => getComputedStyle(button).opacity)).toBe('1');
  release();
  await page.waitForURL('https://app.helios.example/register**');
  expect(new URL(page.url()).searchParams.get('locale')).toBe('fi-fi');
});

test('A sign-up form shows that it waits for the code of the forms, and is a plain form when the code can’t be loaded', async () => {
  const visit = await browser.arrive('/helios/en');
  const { page } = visit;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/static/forms-*.js', async (route) => {
    await held;
    await route.abort();
  });
  await page.route('https://app.helios.example/**', (route) => route.fulfill({ body: 'the product' }));
  const email = page.locator(`main ${signUpForm}`).first().getByRole('textbox');
  await email.fill('maja@gmail.com');
  const button = page.locator(`main ${signUpForm}`).first().getByRole('button');
  const look = () =>
    button.evaluate((element) => ({ opacity: getComputedStyle(element).opacity, width: element.clientWidth }));
  const usual = await look();
  await email.press('Enter');
  expect(await button.getAttribute('aria-busy')).toBe('true');
  expect(await button.getByText(words.sending).isVisible()).toBe(true);
  expect(await look()).toEqual(usual);
  release();
  await page.waitForURL('https://app.helios.example/register?**');
  expect(new URL(page.url()).searchParams.get('email')).toBe('maja@gmail.com');
});

test('A sign-up goes on to the product where the host of the site has no lead endpoint, and the console says so', async () => {
  const visit = await browser.arrive('/helios/en');
  const { page } = visit;
  await page.route('https://app.helios.example/**', (route) => route.fulfill({ body: 'the product' }));
  await answer(page, (route) => route.fulfill({ status: 405, body: 'Method not allowed' }));
  const email = page.locator(`main ${signUpForm}`).first().getByRole('textbox');
  await email.fill('maja@kestrel.example');
  await email.press('Enter');
  await page.waitForURL('https://app.helios.example/register?**');
  expect(visit.errors).toContainEqual(expect.stringContaining('The site has no lead endpoint'));
});

test('A sign-up from the page of a campaign says which campaign and event brought it', async () => {
  const visit = await browser.arrive('/helios/en/cashback?signup=open');
  const { page } = visit;
  await page.route('https://app.helios.example/**', (route) => route.fulfill({ body: 'the product' }));
  const posts = await answer(page, accepted);
  const { campaign, event_name } = filled(contentOf('en-gb', 'page', 'cashback').data);
  const email = page.getByRole('dialog').getByRole('textbox');
  await email.fill('maja@kestrel.example');
  await email.press('Enter');
  await page.waitForURL('https://app.helios.example/register?**');
  expect(posts[0]?.fields).toMatchObject({ latest_campaign: campaign, event_name });
});
