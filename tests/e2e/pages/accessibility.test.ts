import sharp from 'sharp';
import { expect, test } from 'vitest';
import { paintedAttribute } from '../../../src/rules/markup.ts';
import { violations } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';

const browser = startBrowser();

// Axe checks one page of each kind in tests/e2e/navigation/page.exhaustive.test.ts.

test('The open sign-up dialog and the open menu have no violation that axe can see', async () => {
  const visit = await browser.look('/helios/en/legal', { viewport: { width: 360, height: 740 } });
  await visit.page.locator('header summary').first().click();
  expect(await violations(visit.page)).toEqual([]);
  await visit.page.goto('/helios/en/legal?signup=open');
  // The colours of the dialog are fainter while it fades in.
  await visit.page
    .getByRole('dialog')
    .evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
  expect(await violations(visit.page)).toEqual([]);
});

test('Nothing moves for a visitor who wants reduced motion', async () => {
  await using visit = await browser.visit('/helios/en');
  // Until then lazy pictures are held back by an animation that moves nothing.
  await visit.page.locator(`html[${paintedAttribute}]`).waitFor({ state: 'attached' });
  const moving = await visit.page.evaluate(
    () =>
      document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1).length,
  );
  expect(moving).toBe(0);
});

const targets = [
  { hand: 'a pointer', size: 24, options: {} },
  { hand: 'a finger', size: 44, options: { hasTouch: true, isMobile: true } },
];
const touched = ['', '/pricing', '/features', '/legal/gdpr', '/customer-cases/osterby', '/ebooks', '/contact'];

test.each(targets)('Links, buttons and fields are large enough for $hand', async ({ size, options }) => {
  for (const path of touched) {
    const visit = await browser.look(`/helios/en${path}`, { viewport: { width: 360, height: 740 }, ...options });
    const small = await visit.page.evaluate((least) => {
      // Half a pixel is for the rounding of the browser.
      const isSmall = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && (width < least - 0.5 || height < least - 0.5);
      };
      /** A link that covers its row has the size of the row; a transparent radio button has that of its label. */
      const covers = (element: Element) => getComputedStyle(element, '::after').position === 'absolute';
      return [...document.querySelectorAll<HTMLElement>('a, button, summary, select, input:not([type=hidden])')]
        .filter((element) => element.checkVisibility({ opacityProperty: true }) && !element.closest('label'))
        .filter((element) => getComputedStyle(element).display !== 'inline' && !covers(element))
        .filter(isSmall)
        .map((element) => element.outerHTML.slice(0, 120));
    }, size);
    expect(small, path).toEqual([]);
  }
});

test.each(['/careers/jobs', '/integrations', '/partner-directory', '/customers', '/ebooks'])(
  'The focus on a row of %s is seen',
  async (path) => {
    const { page } = await browser.look(`/helios/en${path}`);
    const links = page.locator('main a').filter({ visible: true });
    // The link of a row covers it.
    const place = await links.evaluateAll((all) =>
      all.findLastIndex((link) => getComputedStyle(link, '::after').position === 'absolute'),
    );
    const link = links.nth(place);
    // A key, so that the browser shows the focus that follows.
    await page.keyboard.press('Tab');
    await link.scrollIntoViewIfNeeded();
    const without = await page.screenshot();
    await link.evaluate((element) => element.focus({ preventScroll: true }));
    await page.mouse.move(0, 0);
    expect(differing(await pixelsOf(without), await pixelsOf(await page.screenshot()))).toBeGreaterThan(200);
  },
);

test('Cards keep their plane in forced colours, and paper has an edge', async () => {
  await using visit = await browser.visit('/helios/en', { forcedColors: 'active' });
  const planes = await visit.page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    const drawn = [...document.querySelectorAll('main [role="img"] *')].map((each) => getComputedStyle(each));
    const cards = drawn.filter(({ forcedColorAdjust }) => forcedColorAdjust === 'none');
    return cards.filter(
      ({ backgroundColor, borderTopStyle }) => backgroundColor !== canvas && borderTopStyle === 'solid',
    ).length;
  });
  expect(planes).toBeGreaterThan(2);
});

test('In forced colours the passed steps of an invoice are as clear as text', async () => {
  await using visit = await browser.visit('/helios/en/invoice-generator#invoice-items', {
    forcedColors: 'active',
    colorScheme: 'dark',
  });
  const passed = visit.page.locator('[data-passed="true"]').first();
  const [bar, text] = await passed.evaluate((link) => [
    getComputedStyle(link, '::before').backgroundColor,
    getComputedStyle(document.body).color,
  ]);
  expect(bar).toBe(text);
});

test('Fields about the visitor say what browsers can fill in', async () => {
  const expected = [
    ['invoice-generator', { company: 'organization', company_postcode: 'postal-code', client: '', email: 'email' }],
    ['expense-report-generator', { name: 'name', purpose: '' }],
    ['expense-policy-builder', { company: 'organization' }],
  ] as const;
  for (const [path, tokens] of expected) {
    const { page } = await browser.look(`/helios/en/${path}`);
    const found = await page.evaluate(
      (names) =>
        names.map((name) => document.querySelector(`main [name="${name}"]`)?.getAttribute('autocomplete') ?? ''),
      Object.keys(tokens),
    );
    expect(found, path).toEqual(Object.values(tokens));
  }
});

test('The hours of a home page hide nothing that the keyboard focuses on its way up', async () => {
  const { page } = await browser.look('/helios/de', { viewport: { width: 360, height: 740 } });
  await page.locator('main summary').last().focus();
  const hidden: string[] = [];
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Shift+Tab');
    const found = await page.evaluate(() => {
      const { activeElement } = document;
      const hours = document.querySelector('main nav:has(time)');
      if (!activeElement || !hours || hours.contains(activeElement)) return '';
      const isAbove = activeElement.getBoundingClientRect().top < hours.getBoundingClientRect().bottom;
      return isAbove && hours.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING
        ? activeElement.outerHTML.slice(0, 100)
        : '';
    });
    if (found) hidden.push(found);
  }
  expect(hidden).toEqual([]);
});

test('A visitor who prefers the dark sees the day, and the browser darkens nothing by itself', async () => {
  await using visit = await browser.visit('/helios/en', { colorScheme: 'dark' });
  const seen = await visit.page.evaluate(() => {
    const field = document.querySelector('main input[type="email"]');
    return [getComputedStyle(document.documentElement).colorScheme, field && getComputedStyle(field).backgroundColor];
  });
  expect(seen).toEqual(['light only', 'rgb(255, 255, 255)']);
});

function pixelsOf(png: Buffer): Promise<Buffer> {
  return sharp(png).greyscale().raw().toBuffer();
}

/** The number of pixels whose brightness differs clearly. */
function differing(one: Buffer, other: Buffer): number {
  return one.filter((value, at) => Math.abs(value - (other[at] ?? value)) > 100).length;
}
