import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { hydratedAttribute, islandAttribute, selectorOf } from '../../../src/rules/markup.ts';
import { startBrowser } from '../support/browser.ts';
import { atEachWidth, layoutFaults } from '../support/layout.ts';
import { signUpForm } from '../support/markup.ts';
import { pointAt } from '../support/point.ts';

const browser = startBrowser();
const widths = [320, 360, 768, 1280, 1440];

async function at(width: number, pathname: string): Promise<Page> {
  const { page } = await browser.look(pathname);
  await page.setViewportSize({ width, height: 900 });
  return page;
}

test('A sign-up row gives way to a long label at every width', async () => {
  const { page } = await browser.look('/helios/en');
  await page.locator(`main ${signUpForm} button`).evaluateAll((buttons) => {
    for (const button of buttons) button.prepend('Start your thirty days without a bill and without a ');
  });
  await atEachWidth(page, widths, async (shown, width) => {
    expect(await layoutFaults(page), shown).toEqual([]);
    for (const field of await page.locator(`main ${signUpForm} input[type="email"]`).all()) {
      expect((await field.boundingBox())?.width, shown).toBeGreaterThanOrEqual(Math.min(224, width - 40));
    }
  });
});

test('A sign-up row with a short label stays a row on a tablet and on a desk', async () => {
  const { page } = await browser.look('/helios/en');
  const form = page.locator(`main ${signUpForm}`).first();
  await atEachWidth(page, [768, 1280], async (shown) => {
    const [field, button] = [form.getByRole('textbox'), form.getByRole('button')];
    const [one, other] = [await field.boundingBox(), await button.boundingBox()];
    expect(Math.abs((one?.y ?? 0) - (other?.y ?? 99)), shown).toBeLessThan(2);
  });
});

const line = 'main p:has(> time:first-child)';

test('The hour above a heading stays in one piece beside a long eyebrow on a phone', async () => {
  const page = await at(360, '/helios/en');
  await page.locator(line).evaluateAll((lines) => {
    for (const each of lines) each.append(' Erstattungsantragsbearbeitung '.repeat(4));
  });
  await atEachWidth(page, [320, 360], async (shown) => {
    expect(await linesOf(page.locator(`${line} > time`).nth(1)), shown).toBe(1);
    expect(await layoutFaults(page), shown).toEqual([]);
  });
});

test('The layout probe reports an hour that stands on end', async () => {
  const page = await at(360, '/helios/en');
  await page
    .locator(`${line} > time`)
    .nth(1)
    .evaluate((hour: HTMLElement) => Object.assign(hour.style, { width: '1ch', overflowWrap: 'anywhere' }));
  expect(await layoutFaults(page)).toContainEqual(expect.stringMatching(/text stands on end: <time>/));
});

test('The layout probe reports a control that lies on another one', async () => {
  const page = await at(1280, '/helios/en');
  await page
    .locator(`main ${signUpForm} button`)
    .first()
    .evaluate((button) => {
      button.style.setProperty('margin-inline-start', '-80px');
    });
  expect(await layoutFaults(page)).toEqual([expect.stringMatching(/<input> lies on another control: <button>/)]);
});

test('A price in words is never broken inside a word, in a narrow and in a wide window', async () => {
  const { page } = await browser.look('/helios/it/pricing');
  await atEachWidth(page, [320, 1000], async (shown) => {
    for (const price of await page.locator('main article p > b').all()) {
      if (await price.isVisible()) expect(await linesOf(price), shown).toBe(1);
    }
  });
});

test.each([
  ['/helios/en/vat-calculator', ['9999999999.99']],
  ['/helios/en/expense-report-roi-calculator', ['999999', '99', '999']],
])('The answer of %s is never broken inside a number at any width', async (pathname, figures) => {
  const page = await at(320, pathname);
  await pointAt(page.locator(`main ${selectorOf(islandAttribute)}`).first());
  await page
    .locator(`main ${selectorOf(hydratedAttribute)}`)
    .first()
    .waitFor({ state: 'attached' });
  const boxes = page.locator('main form input[inputmode]');
  for (const [index, figure] of figures.entries()) await boxes.nth(index).fill(figure);
  const sum = page.getByRole('main').getByRole('status').first().locator('[data-length]');
  await expect.poll(async () => (await sum.innerText()).length).toBeGreaterThan(14);
  await atEachWidth(page, widths, async (shown) => {
    expect(await linesOf(sum), shown).toBe(1);
    for (const value of await page.locator('main output ~ dl dd').all())
      expect(await linesOf(value.locator('span')), shown).toBe(1);
    expect(await layoutFaults(page), shown).toEqual([]);
  });
});

test.each([
  ['/helios/en', ['main :is(h1, h2, h3)', 'main p', 'main button, [data-opens]']],
  ['/helios/en/pricing', ['main p', 'main :is(button, fieldset label), [data-opens]', 'main :is(th, td)']],
  ['/helios/en/careers/jobs', ['main :is(h1, h2, h3)', 'main li']],
  ['/helios/en/faq', ['main :is(h1, h2, h3, summary)']],
  ['/helios/en/legal/gdpr', ['main p']],
  ['/helios/en/customers', ['main article']],
  ['/helios/en/ebooks', ['main li']],
  ['/helios/en/integrations', ['main li']],
  ['/helios/en/partner-directory', ['main article']],
  ['/helios/en/webinars-and-events', ['main li']],
  ['/helios/en/vat-calculator', ['main :is(th, td)']],
])('A word of 1,000 letters on %s leaves the page as wide as a window of 360 px', async (pathname, selectors) => {
  const page = await at(360, pathname);
  const word = 'm'.repeat(1_000);
  for (const selector of selectors) {
    expect(await page.locator(selector).evaluateAll(replaceTexts, word), selector).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), selector).toBe(360);
    expect(await page.evaluate(textsBeyondTheEdge, word), selector).toEqual([]);
  }
});

/** Replaces every text in the first twenty elements by the word, except in drawings. Returns the number of changed texts. */
function replaceTexts(elements: readonly Element[], word: string): number {
  let changed = 0;
  for (const element of elements.filter((each) => !each.closest('svg, [role="img"]')).slice(0, 20)) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('svg, [role="img"]')) continue;
      text.nodeValue = word;
      changed += 1;
    }
  }
  return changed;
}

/** Finds elements whose text reaches beyond the window's edge. Boxes that scroll and texts for screen readers are left out. */
function textsBeyondTheEdge(word: string): string[] {
  const isScrolled = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || isScrolled(element.parentElement));
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (text.nodeValue !== word || !element?.checkVisibility() || element.clientWidth === 1 || isScrolled(element))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if (range.getBoundingClientRect().right > innerWidth) found.push(element.outerHTML.slice(0, 80));
  }
  return found;
}

/** Counts the lines of a text. */
function linesOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
}
