import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { hydratedIsland, signUpDialog, signUpLink } from '../support/markup.ts';

const browser = startBrowser();
/** Every page has the dialog, and this one little else. */
const start = '/helios/en/legal';
const dialog = (page: Page) => page.getByRole('dialog');
const trigger = (page: Page) => page.locator(`header ${signUpLink}`).last();

test('A link to sign-up opens the dialog instead, its field focused', async () => {
  const visit = await browser.look(start);
  await trigger(visit.page).click();
  await dialog(visit.page).waitFor();
  expect(await dialog(visit.page).evaluate((element: HTMLElement) => element.getBoundingClientRect().width)).toBe(522);
  expect(
    await dialog(visit.page)
      .getByRole('textbox')
      .evaluate((element) => element === document.activeElement),
  ).toBe(true);
  expect(visit.page.url()).toBe(inject('origin') + start);
  expect(visit.errors).toEqual([]);
});

test('The query signup=open opens the sign-up dialog at once', async () => {
  const visit = await browser.look('/helios/de/legal?signup=open');
  await dialog(visit.page).waitFor();
});

test('The sign-up dialog closes by its button and by Escape, and the focus goes back to what opened it', async () => {
  const visit = await browser.look(start);
  for (const close of [
    () => visit.page.keyboard.press('Escape'),
    () => dialog(visit.page).getByRole('button').first().click(),
  ]) {
    await trigger(visit.page).focus();
    await visit.page.keyboard.press('Enter');
    await dialog(visit.page).waitFor();
    await close();
    await dialog(visit.page).waitFor({ state: 'hidden' });
    expect(await trigger(visit.page).evaluate((element) => element === document.activeElement)).toBe(true);
  }
});

test('Dismissing the sign-up dialog clears the email address', async () => {
  const visit = await browser.look(`${start}?signup=open`);
  const field = dialog(visit.page).getByRole('textbox');
  await field.fill('maja@kestrel.example');
  await visit.page.locator(hydratedIsland('sign-up')).waitFor({ state: 'attached' });
  await visit.page.keyboard.press('Escape');
  await trigger(visit.page).click();
  await dialog(visit.page).waitFor();
  expect(await field.inputValue()).toBe('');
});

test('An address typed into the sign-up dialog before its script arrived is still there afterwards', async () => {
  const visit = await browser.arrive(start);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await visit.page.route('**/static/sign-up-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await trigger(visit.page).click();
  await dialog(visit.page).getByRole('textbox').fill('maja@kestrel.example');
  release();
  await visit.page.locator(hydratedIsland('sign-up')).waitFor({ state: 'attached' });
  expect(await dialog(visit.page).getByRole('textbox').inputValue()).toBe('maja@kestrel.example');
  expect(visit.errors).toEqual([]);
});

test('A click with a modifier on a link to sign-up is the browser’s', async () => {
  const visit = await browser.look(start);
  await visit.page.evaluate(() => {
    // The app is another site, so the test only checks that the page did not handle the click.
    addEventListener('click', (event) => {
      document.title = String(event.defaultPrevented);
      event.preventDefault();
    });
  });
  await trigger(visit.page).click({ modifiers: ['ControlOrMeta'] });
  expect(await visit.page.title()).toBe('false');
  expect(await dialog(visit.page).isVisible()).toBe(false);
});

test('The form of the sign-up dialog goes to the product’s own register page with the locale', async () => {
  const visit = await browser.look('/helios/de/legal?signup=open');
  const form = dialog(visit.page).locator('form[action^="https://app.helios.example/register"]');
  expect(await form.evaluate((element: HTMLFormElement) => element.method)).toBe('get');
  const values = await form.evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element)));
  expect(values).toMatchObject({ lang: 'de', locale: 'de-de' });
});

test('The sign-up dialog still opens and closes when the island’s script is blocked', async () => {
  const visit = await browser.arrive(start);
  await visit.page.route('**/static/sign-up-*.js', (route) => route.abort());
  await trigger(visit.page).click();
  await dialog(visit.page).waitFor();
  await dialog(visit.page).getByRole('button').first().click();
  await dialog(visit.page).waitFor({ state: 'hidden' });
});

test('A link to sign-up is followed when the dialog can’t be loaded', async () => {
  const visit = await browser.arrive(start);
  await visit.page.route('**/page-data/sq/d/*.json', (route) => route.abort());
  await visit.page.route('https://app.helios.example/**', (route) => route.fulfill({ body: 'the product' }));
  await trigger(visit.page).click();
  await visit.page.waitForURL('https://app.helios.example/register');
});

test('The sign-up dialog is loaded when the page is idle, so that it opens without a network', async () => {
  await using visit = await browser.visit(start);
  await visit.page.locator(signUpDialog).waitFor({ state: 'attached' });
  await visit.page.context().setOffline(true);
  await trigger(visit.page).click();
  await dialog(visit.page).waitFor();
});

test('On a phone the heading of the sign-up dialog has some distance from the words below it', async () => {
  await using visit = await browser.visit(`${start}?signup=open`, { viewport: { width: 360, height: 740 } });
  const { page } = visit;
  await dialog(page).waitFor();
  const title = await dialog(page).getByRole('heading').boundingBox();
  const words = await dialog(page).getByRole('heading').locator('xpath=following-sibling::p').first().boundingBox();
  expect((words?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0)).toBeGreaterThanOrEqual(8);
});
