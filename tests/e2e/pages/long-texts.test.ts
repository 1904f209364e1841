import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { hydratedAttribute, islandAttribute, selectorOf } from '../../../src/rules/markup.ts';
import { brokenWords } from '../support/broken-words.ts';
import { startBrowser } from '../support/browser.ts';
import { atEachWidth, layoutFaults } from '../support/layout.ts';
import { expectRoomForWord } from '../support/long-words.ts';
import { signUpForm } from '../support/markup.ts';
import { pointAt } from '../support/point.ts';
import { resize } from '../support/resize.ts';

const browser = startBrowser();
const widths = [320, 360, 768, 1280, 1440];

async function at(width: number, pathname: string): Promise<Page> {
  const { page } = await browser.look(pathname);
  await resize(page, width);
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
])('A word of 1,000 letters on %s leaves the page as wide as a window of 360 px', async (pathname, selectors) => {
  await expectRoomForWord(await at(360, pathname), selectors);
});

/** Counts the lines of a text. */
function linesOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
}

test.each([
  ['/helios/de', [320], 'the footer: "Reisekostenrichtlinie"'],
  ['/helios/es', [320], 'the footer: "Recomendaciones"'],
  ['/helios/de/about', [768], 'a role: "Geschäftsführung"'],
  ['/helios/de/features', [320, 1024], 'the billing cycle, and a title of four: "Lieferantenrechnungen"'],
  ['/helios/fi/pricing', [320], 'the billing cycle: "Kuukausittain"'],
  ['/helios/de/getting-started', [768, 1024], 'a moment: "Monatsabschluss"'],
  ['/helios/de/for-hr', [1024], 'a heading: "Personalabteilungen"'],
  ['/helios/de/cashback', [320], 'the head of a column: "November"'],
  ['/helios/de/prepaid-business-cards', [320], 'a cell: "Geschäftskonto"'],
  ['/helios/de/for-finance', [320], 'an app: "QuickBooks"'],
  ['/helios/de/for-it', [320], 'the kind of an app: "Automatisierung"'],
  ['/helios/de/spend-controls', [320], 'a drawn payment: "Rheinexpress"'],
  ['/helios/de/reimbursements', [320], 'a drawn journey: "Emmendingen"'],
  ['/helios/de/templates/invoice', [320], 'a date: "29.01.2027"'],
])('No word of %s is broken without a hyphen at %j px: %s', async (pathname, widthsOfPage) => {
  const { page } = await browser.look(pathname);
  await atEachWidth(page, widthsOfPage, async (shown) => {
    expect(await page.evaluate(brokenWords, 'body *'), shown).toEqual([]);
  });
});

test('At a text size of 200 % lists and fields are as high as their text', async () => {
  const { page } = await browser.look('/helios/es/contact');
  const heights = () =>
    page
      .locator('main')
      .locator('select, input[type="email"]')
      .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().height));
  expect(new Set(await heights())).toEqual(new Set([40]));
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(Math.min(...(await heights()))).toBeGreaterThanOrEqual(44);
});
