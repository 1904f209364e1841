import { expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';

const browser = startBrowser();

// Axe checks one page of each kind in tests/e2e/navigation/page.test.ts.

test('The open sign-up dialog and the open menu have no violation that axe can see', async () => {
  const visit = await browser.look('/helios/en', { viewport: { width: 360, height: 740 } });
  await visit.page.locator('header summary').first().click();
  expect(await violations(visit.page)).toEqual([]);
  await visit.page.goto('/helios/en?signup=open');
  // The colours of the dialog are fainter while it fades in.
  await visit.page
    .getByRole('dialog')
    .evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
  expect(await violations(visit.page)).toEqual([]);
});

test('Nothing moves for a visitor who wants reduced motion', async () => {
  await using visit = await browser.visit('/helios/en');
  const moving = await visit.page.evaluate(
    () =>
      document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1).length,
  );
  expect(moving).toBe(0);
});

test('Links, buttons and fields are large enough to hit', async () => {
  for (const address of ['/helios/en', '/helios/de/pricing']) {
    const visit = await browser.look(address, { viewport: { width: 360, height: 740 } });
    const small = await visit.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a, button, summary, input:not([type=hidden])')]
        .filter((element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline')
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width > 1 && (width < 24 || height < 24);
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(small).toEqual([]);
  }
});
