import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Visit } from '../../support/browser.ts';
import { atEachWidth } from '../../support/layout.ts';
import { actButton } from '../../support/visits.ts';

export const banner = (page: Page) => page.locator('section[aria-labelledby="consent-title"]');
export const dialog = (page: Page) => page.locator('dialog[aria-labelledby="consent-settings-title"]');

/** Selects the banner and the dialog. */
export const parts = '[aria-labelledby^="consent-"]';

/** Opens the dialog with the details of each category. */
export async function openAll(page: Page): Promise<void> {
  await banner(page).locator(actButton('choose')).click();
  await dialog(page)
    .locator('details')
    .evaluateAll((all) => {
      for (const each of all) each.setAttribute('open', '');
    });
}

/** Expects that no text of banner and dialog is wider than its place, on a phone and on a desk. */
export async function expectRoom({ page, errors }: Pick<Visit, 'page' | 'errors'>): Promise<void> {
  await banner(page).waitFor();
  await atEachWidth(page, [360, 1440], async (at) => {
    expect(await tooLongIn(page), at).toEqual([]);
  });
  await openAll(page);
  await atEachWidth(page, [360, 1440], async (at) => {
    expect(await tooLongIn(page), at).toEqual([]);
  });
  expect(errors).toEqual([]);
}

/** The elements of banner and dialog whose text is wider than they are. */
function tooLongIn(page: Page): Promise<string[]> {
  return page.evaluate((wanted) => {
    const words = document.querySelectorAll(`:is(${wanted}) :is(button, label, p, h2)`);
    return [...words].filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.outerHTML);
  }, parts);
}
