import { expect, test } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { resize } from '../support/resize.ts';

const browser = startBrowser();

/** What is left of a screen of 1280 x 720, 900 and 1024 pixels at a zoom of 400 %. */
const heights = [180, 225, 256];

test.each(['/helios/en', '/helios/en/pricing', '/helios/en/features'])(
  'At a zoom of 400 % nothing on %s sticks to an edge of the window',
  async (pathname) => {
    const { page } = await browser.look(pathname);
    for (const height of heights) {
      await resize(page, 320, height);
      expect(await page.evaluate(stickyParts), `${height} px high`).toEqual([]);
    }
  },
);

test('In a window as high as a phone the header sticks to the upper edge', async () => {
  const { page } = await browser.look('/helios/en');
  await resize(page, 320, 568);
  expect(await page.evaluate(stickyParts)).not.toEqual([]);
});

test('At a zoom of 400 % an opened menu scrolls with the page, down to its last link', async () => {
  const { page } = await browser.look('/helios/en/legal');
  await resize(page, 320, 225);
  await page.locator('header summary').first().click();
  const navigation = page.getByRole('banner').getByRole('navigation');
  await navigation.locator('summary').first().click();
  await page.mouse.move(160, 150);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  await navigation.getByRole('link').last().click({ trial: true });
});

/** Runs in the page: the elements that stick to the upper or the lower edge. */
function stickyParts(): string[] {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { position, top, bottom } = getComputedStyle(element);
      return position === 'sticky' && (top !== 'auto' || bottom !== 'auto') && element.checkVisibility();
    })
    .map((element) => element.outerHTML.slice(0, 80));
}
