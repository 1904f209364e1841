import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { hydratedIsland, islandOf } from '../support/markup.ts';

const browser = startBrowser();
const plain = { javaScriptEnabled: false };

/** Waits until the tool listens: what is typed before then is taken up, but not answered. */
async function hydrated(page: Page, island: string): Promise<void> {
  await page.locator(islandOf(island)).scrollIntoViewIfNeeded();
  await page.locator(hydratedIsland(island)).waitFor({ state: 'attached' });
}

const answer = (page: Page) => page.getByRole('main').getByRole('status').first();

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true }).last();

/** Goes to a field and types, as somebody without a mouse does. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Puts a text into a field at once, as pasting it does: where the keys are not the point, they only take time. */
const enter = (page: Page, name: string, text: string) => field(page, name).fill(text);

/** A page whose print dialog is a note of the title it was opened with. */
async function watchPrinting(page: Page): Promise<() => Promise<string | undefined>> {
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = document.title;
      dispatchEvent(new Event('afterprint'));
    };
  });
  return () => page.evaluate(() => document.body.dataset.printed);
}

/** In the page: nothing that was kept can be read until the event `release`. */
function holdDecryption(): void {
  const decrypt = crypto.subtle.decrypt.bind(crypto.subtle);
  const released = new Promise((resolve) => addEventListener('release', resolve));
  crypto.subtle.decrypt = async (...input) => {
    await released;
    return decrypt(...input);
  };
}

/** In the page: storage as it is for those who forbid it. */
function forbidStorage(): void {
  const forbidden = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, { get: forbidden });
  }
}

describe('the VAT calculator', () => {
  const path = '/helios/en/vat-calculator';

  test('adds VAT and takes it out, with the keyboard alone', async () => {
    await using visit = await browser.visit(path);
    const { page } = visit;
    await hydrated(page, 'vat-calculator');
    await type(page, 'Amount', '250');
    expect(await answer(page).innerText()).toContain('£300.00');
    await page.getByRole('radio', { name: 'Add VAT' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await answer(page).innerText()).toContain('£208.33');
    await type(page, 'Amount', '300');
    expect(await answer(page).innerText()).toContain('£250.00');
    expect(visit.errors).toEqual([]);
  });

  test('another country brings its own rates and currency', async () => {
    await using visit = await browser.visit(path);
    await hydrated(visit.page, 'vat-calculator');
    await visit.page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Finland' });
    expect(await answer(visit.page).innerText()).toContain('€125.50');
    await visit.page.getByRole('radio', { name: '13.5%' }).focus();
    await visit.page.keyboard.press('Space');
    expect(await answer(visit.page).innerText()).toContain('€113.50');
  });

  test('takes a rate of one’s own, with a comma too', async () => {
    await using visit = await browser.visit(path);
    await hydrated(visit.page, 'vat-calculator');
    await visit.page.getByRole('radio', { name: 'Another rate' }).check({ force: true });
    await enter(visit.page, 'Your rate, in per cent', '17,5');
    expect(await answer(visit.page).innerText()).toContain('£117.50');
  });

  test('says what is wrong with a number once its field is left', async () => {
    await using visit = await browser.visit(path);
    const { page } = visit;
    await hydrated(page, 'vat-calculator');
    await type(page, 'Amount', '-5');
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.keyboard.press('Tab');
    expect(await page.getByRole('alert').innerText()).toContain('not negative');
    expect(await field(page, 'Amount').getAttribute('aria-invalid')).toBe('true');
  });

  test('answers with a dash, not with nothing, to a number it can’t take', async () => {
    await using visit = await browser.visit(path);
    const { page } = visit;
    await hydrated(page, 'vat-calculator');
    await enter(page, 'Amount', 'much');
    expect(await answer(page).innerText()).toContain('–');
    await enter(page, 'Amount', '100');
    expect(await answer(page).innerText()).toContain('£120.00');
    await page.getByRole('radio', { name: 'Another rate' }).check({ force: true });
    expect(await answer(page).innerText()).toContain('–');
    await enter(page, 'Your rate, in per cent', '101');
    expect(await answer(page).innerText()).toContain('–');
    expect(visit.errors).toEqual([]);
  });

  test('takes up what was typed before its script arrived', async () => {
    await using visit = await browser.visit(path);
    const { page } = visit;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/static/vat-calculator-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await type(page, 'Amount', '50');
    release();
    await hydrated(page, 'vat-calculator');
    expect(await field(page, 'Amount').inputValue()).toBe('50');
    expect(await answer(page).innerText()).toContain('£60.00');
    expect(visit.errors).toEqual([]);
  });

  test('shows an example and every rate without a script', async () => {
    await using visit = await browser.visit(path, plain);
    const { page } = visit;
    expect(await answer(page).innerText()).toContain('£120.00');
    expect(await page.getByRole('main').locator('tbody tr').count()).toBe(32);
    expect(await page.getByRole('row', { name: /^Luxembourg 17% 14% · 8% 3%$/ }).isVisible()).toBe(true);
    expect(await page.getByText('Without JavaScript').isVisible()).toBe(true);
  });
});

describe('the return calculator', () => {
  const path = '/helios/en/expense-report-roi-calculator';

  test('answers with the sum and the calculation behind it', async () => {
    await using visit = await browser.visit(path);
    const { page } = visit;
    await hydrated(page, 'roi-calculator');
    await enter(page, 'People who spend', '24');
    await enter(page, 'Cost of an hour', '32');
    expect(await answer(page).innerText()).toContain('£2,323.20');
    expect(await page.getByText('24 people × £9.00 = £216.00').isVisible()).toBe(true);
    await enter(page, 'People who spend', '3');
    expect(await page.getByText('Free for up to 3 people').isVisible()).toBe(true);
    expect(visit.errors).toEqual([]);
  });

  test('answers with a dash, not with nothing, to a number it can’t take', async () => {
    await using visit = await browser.visit(path);
    const { page } = visit;
    await hydrated(page, 'roi-calculator');
    await enter(page, 'People who spend', 'many');
    expect(await answer(page).innerText()).toMatch(/\n–$/);
    await enter(page, 'People who spend', '60');
    expect(await answer(page).innerText()).toContain('£6,576.00');
  });

  test('calls nothing free that was only given no price', async () => {
    await using visit = await browser.visit(path);
    await hydrated(visit.page, 'roi-calculator');
    await enter(visit.page, 'Price per person a month', '0');
    expect(await visit.page.getByText('60 people × £0.00 = £0.00').isVisible()).toBe(true);
  });

  test('admits that it would cost more than it saves', async () => {
    await using visit = await browser.visit(path);
    await hydrated(visit.page, 'roi-calculator');
    await enter(visit.page, 'Minutes per report now', '5');
    expect(await answer(visit.page).innerText()).toContain('Costs more than it saves');
  });

  test('shows a worked example without a script', async () => {
    await using visit = await browser.visit(path, plain);
    expect(await answer(visit.page).innerText()).toContain('£6,576.00');
    expect(await visit.page.getByText('60 people × 2 reports × 20 min').isVisible()).toBe(true);
  });
});

describe('the invoice generator', () => {
  const path = '/helios/en/invoice-generator';

  const lines = [
    ['3', '480.00', '20'],
    ['1', '420', '20'],
    ['2', '37,05', '0'],
  ] as const;

  async function typeInvoice(page: Page): Promise<void> {
    await type(page, 'Company name', 'Nordvik Film Ltd');
    await type(page, 'Client', 'Harbour Light Museum');
    await type(page, 'Number', '2026-0117');
    for (const line of lines) {
      await type(page, 'Description', 'Colour grading');
      for (const text of line) {
        await page.keyboard.press('Tab');
        await page.keyboard.type(text);
      }
      await page.getByRole('button', { name: 'Add a line' }).focus();
      await page.keyboard.press('Enter');
    }
  }

  async function fillIn(page: Page): Promise<void> {
    await enter(page, 'Company name', 'Nordvik Film Ltd');
    await enter(page, 'Client', 'Harbour Light Museum');
    await enter(page, 'Number', '2026-0117');
    for (const [quantity, price, rate] of lines) {
      await enter(page, 'Description', 'Colour grading');
      await enter(page, 'Qty', quantity);
      await enter(page, 'Price', price);
      await enter(page, 'VAT %', rate);
      await page.getByRole('button', { name: 'Add a line' }).click();
    }
  }

  test('adds up an invoice typed with the keyboard alone, and prints it under its number', async () => {
    await using visit = await browser.visit(path);
    const { page } = visit;
    await hydrated(page, 'invoice-generator');
    const printed = await watchPrinting(page);
    await typeInvoice(page);
    expect(await answer(page).innerText()).toBe('£2,306.10');
    expect(await page.getByText('VAT 20% on 1,860.00').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Print or save as PDF' }).focus();
    await page.keyboard.press('Enter');
    expect(await printed()).toBe('Invoice 2026-0117');
    expect(await page.title()).toContain('invoice generator');
    expect(visit.errors).toEqual([]);
  });

  test('leads to what is missing instead of printing', async () => {
    await using visit = await browser.visit(path);
    const { page } = visit;
    await hydrated(page, 'invoice-generator');
    const printed = await watchPrinting(page);
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    expect(await printed()).toBeUndefined();
    expect(await field(page, 'Company name').evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByRole('alert').count()).toBe(3);
  });

  test('leads to a number it can’t take instead of printing', async () => {
    await using visit = await browser.visit(path);
    const { page } = visit;
    await hydrated(page, 'invoice-generator');
    const printed = await watchPrinting(page);
    await fillIn(page);
    await enter(page, 'Days to pay', '99999999');
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    expect(await printed()).toBeUndefined();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('term');
    expect(await page.getByRole('alert').innerText()).toContain('up to 999');
    expect(visit.errors).toEqual([]);
  });

  test('removes a line and keeps the focus in the list', async () => {
    await using visit = await browser.visit(path);
    const { page } = visit;
    await hydrated(page, 'invoice-generator');
    await fillIn(page);
    await page.getByRole('button', { name: 'Remove line 1' }).click();
    expect(await answer(page).innerText()).toBe('£578.10');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Remove line 1');
  });

  const companyIs = (page: Page, text: string) =>
    expect.poll(() => field(page, 'Company name').inputValue()).toBe(text);

  test('keeps what was typed over a reload, until it is cleared', async () => {
    await using visit = await browser.visit(path);
    const { page } = visit;
    await hydrated(page, 'invoice-generator');
    await fillIn(page);
    await page.reload();
    await hydrated(page, 'invoice-generator');
    await companyIs(page, 'Nordvik Film Ltd');
    expect(await answer(page).innerText()).toBe('£2,306.10');
    await page.getByRole('button', { name: 'Clear everything' }).click();
    expect(await field(page, 'Company name').inputValue()).toBe('');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(visit.errors).toEqual([]);
  });

  test('keeps it so that nobody reads it in the browser’s storage', async () => {
    await using visit = await browser.visit(path);
    const { page } = visit;
    await hydrated(page, 'invoice-generator');
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
    await enter(page, 'Company name', 'Nordvik Film Ltd');
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toContain('invoice');
    const stored = await page.evaluate(() => sessionStorage.getItem('invoice'));
    expect(stored).toMatch(/^sealed1:/);
    expect(stored).not.toMatch(/Nordvik|company/);
  });

  test('keeps also the key that was pressed in the moment of a reload', async () => {
    await using visit = await browser.visit(path);
    const { page } = visit;
    await hydrated(page, 'invoice-generator');
    await enter(page, 'Company name', 'N');
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toContain('invoice');
    for (const name of ['No', 'Nor']) {
      const loaded = page.waitForEvent('load');
      await field(page, 'Company name').evaluate((input: HTMLInputElement, text) => {
        input.value = text;
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        location.reload();
      }, name);
      await loaded;
      await hydrated(page, 'invoice-generator');
      await companyIs(page, name);
    }
  });

  test('lets what is typed while the kept entries are on their way win over them', async () => {
    await using visit = await browser.visit(path);
    const { page } = visit;
    await hydrated(page, 'invoice-generator');
    await fillIn(page);
    const stored = () => page.evaluate(() => sessionStorage.getItem('invoice'));
    await page.addInitScript(holdDecryption);
    await page.reload();
    await hydrated(page, 'invoice-generator');
    const kept = await stored();
    await enter(page, 'Company name', 'Someone Else');
    await page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
    await page.getByRole('button', { name: 'Add a line' }).click();
    // Not replaced by what it was never put together with: the page may be left now.
    expect(await stored()).toBe(kept);
    await page.evaluate(() => dispatchEvent(new Event('release')));
    await expect.poll(() => field(page, 'Client').inputValue()).toBe('Harbour Light Museum');
    expect(await field(page, 'Company name').inputValue()).toBe('Someone Else');
    expect(await answer(page).innerText()).toBe('€2,306.10');
    // Three lines and the empty one that were kept, and the new one.
    expect(await page.getByRole('textbox', { name: 'Description' }).count()).toBe(5);
    await page.reload();
    await hydrated(page, 'invoice-generator');
    await page.evaluate(() => dispatchEvent(new Event('release')));
    await companyIs(page, 'Someone Else');
    expect(await field(page, 'Client').inputValue()).toBe('Harbour Light Museum');
    expect(visit.errors).toEqual([]);
  });

  test('works where the browser keeps nothing', async () => {
    await using visit = await browser.visit(path);
    const { page } = visit;
    await page.addInitScript(forbidStorage);
    await page.reload();
    await hydrated(page, 'invoice-generator');
    await fillIn(page);
    expect(await answer(page).innerText()).toBe('£2,306.10');
    await page.getByRole('button', { name: 'Clear everything' }).click();
    expect(await field(page, 'Company name').inputValue()).toBe('');
    expect(visit.errors).toEqual([]);
  });

  test('follows the focus through its seven steps', async () => {
    await using visit = await browser.visit(path);
    const { page } = visit;
    await hydrated(page, 'invoice-generator');
    const steps = page.getByRole('navigation', { name: 'Steps of the invoice' });
    expect(await steps.getByRole('link').count()).toBe(7);
    await field(page, 'Client').focus();
    expect(await steps.locator('[aria-current="step"]').innerText()).toBe('Recipient');
  });

  test('prints the paper and nothing else', async () => {
    await using visit = await browser.visit(path);
    const { page } = visit;
    await hydrated(page, 'invoice-generator');
    await fillIn(page);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await field(page, 'Company name').isVisible()).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
    expect(await answer(page).isVisible()).toBe(true);
    const text = await page.evaluate(() => document.body.innerText.trim());
    expect(text.startsWith('From')).toBe(true);
  });

  test('keeps its sum within the paper’s margins, and the paper within a phone', async () => {
    await using visit = await browser.visit(path, { viewport: { width: 360, height: 740 } });
    const { page } = visit;
    await hydrated(page, 'invoice-generator');
    await fillIn(page);
    const faults = () =>
      answer(page).evaluate((output) => {
        const bar = output.closest('div');
        const paper = output.closest('[data-theme="light"]');
        const stage = paper?.parentElement;
        const table = paper?.querySelector('table');
        if (!bar || !table || !stage) return ['no paper'];
        const isOutside = bar.getBoundingClientRect().right > table.getBoundingClientRect().right;
        return [...(isOutside ? ['the sum'] : []), ...(stage.scrollWidth > stage.clientWidth ? ['the paper'] : [])];
      });
    expect(await faults()).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await faults()).toEqual([]);
  });

  test('is a blank paper without a script', async () => {
    await using visit = await browser.visit(path, plain);
    const { page } = visit;
    expect(await page.getByText('The live invoice needs JavaScript').isVisible()).toBe(true);
    expect(await page.getByRole('columnheader', { name: 'Amount' }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Print or save as PDF' }).isVisible()).toBe(false);
  });
});

describe('the expense report generator', () => {
  for (const path of ['/helios/en/expense-report-generator', '/helios/en/expense-report-generator-external']) {
    test(`adds up receipts and journeys and takes off an advance: ${path}`, async () => {
      await using visit = await browser.visit(path);
      const { page } = visit;
      await hydrated(page, 'expense-report');
      await enter(page, 'Name', 'Signe Aasland');
      await enter(page, 'What for', 'Hotel, two nights');
      await enter(page, 'Amount', '236');
      await enter(page, 'Journey', 'Glasgow to Oban and back');
      await enter(page, 'Distance', '196,5');
      await enter(page, 'Advance already received', '100');
      // 236.00 + 196.5 × 0.45 - 100
      expect(await answer(page).innerText()).toBe('£224.43');
      await enter(page, 'Advance already received', '500');
      expect(await page.getByText('To be returned').isVisible()).toBe(true);
      expect(visit.errors).toEqual([]);
    });
  }
});

describe('the policy builder', () => {
  const path = '/helios/en/expense-policy-builder';

  test('writes the answers into the policy and leaves out what has none', async () => {
    await using visit = await browser.visit(path);
    const { page } = visit;
    await hydrated(page, 'policy-builder');
    const paper = page.getByRole('region', { name: 'Preview of the policy' });
    await enter(page, 'Company name', 'Tallow Kitchens');
    await enter(page, 'Meals, per day of travel', '42.50');
    await enter(page, 'Hotel, per night', ' ');
    await page.getByRole('radio', { name: 'With a meal' }).check({ force: true });
    const text = await paper.innerText();
    expect(text).toContain('Expense policy of Tallow Kitchens');
    expect(text).toContain('meals up to £42.50.');
    expect(text).toContain('A drink with a meal is paid for.');
    expect(text).not.toContain('Hotels are paid');
    expect(visit.errors).toEqual([]);
  });

  test('keeps a sentence whose number it can’t take, and is not printed with it', async () => {
    await using visit = await browser.visit(path);
    const { page } = visit;
    await hydrated(page, 'policy-builder');
    const printed = await watchPrinting(page);
    const paper = page.getByRole('region', { name: 'Preview of the policy' });
    await enter(page, 'Meals, per day of travel', 'much');
    expect(await paper.innerText()).toContain('meals up to –.');
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    expect(await printed()).toBeUndefined();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('meals');
    await enter(page, 'Meals, per day of travel', '40');
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    expect(await printed()).toContain('Expense policy');
    expect(visit.errors).toEqual([]);
  });

  test('is a complete policy without a script', async () => {
    await using visit = await browser.visit(path, plain);
    const paper = visit.page.getByRole('region', { name: 'Preview of the policy' });
    expect(await paper.innerText()).toContain('meals up to £30.');
    expect(await paper.innerText()).not.toContain('{');
  });
});
