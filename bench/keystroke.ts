import { type Browser, chromium, type Page } from 'playwright';
import { hydratedAttribute, islandAttribute, selectorOf } from '../src/rules/markup.ts';
import { serveSite } from '../src/server/serve.ts';
import { findOrInstallChromium } from '../tests/e2e/support/chromium.ts';
import { countRedraws } from '../tests/e2e/support/redraws.ts';
import type { Benchmark, Figure } from './benchmark.ts';
import { medianOf } from './support/figures.ts';

/** The numbers of lines of the invoices. The form takes a hundred at most. */
const invoices = [1, 100] as const;

/** One field that only the sheet repeats, and one from which amounts, VAT and total are calculated. */
const fields = ['company', 'item-1-price'] as const;

/** The factor by which Lighthouse slows the CPU down to that of a mid-range phone. */
const slowness = 4;

/**
 * A keystroke in the invoice generator, on a slow CPU: how many components React draws again, the time that scripts take,
 * and the time until the page is laid out anew. Painting is not part of it.
 */
export const keystroke: Benchmark = async ({ runs, site }) => {
  const { out } = await site();
  const server = await serveSite({ folder: out, port: 0 });
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const figures: Figure[] = [];
    for (const lines of invoices) figures.push(...(await measure(browser, server.origin, { lines, runs })));
    return figures;
  } finally {
    await browser.close();
    await server.close();
  }
};

interface Measure {
  readonly lines: number;
  readonly runs: number;
}

async function measure(browser: Browser, origin: string, { lines, runs }: Measure): Promise<Figure[]> {
  const context = await browser.newContext({ baseURL: origin });
  try {
    await context.addInitScript(countRedraws);
    const page = await context.newPage();
    await page.goto('/helios/en/invoice-generator', { waitUntil: 'load' });
    await page.locator(selectorOf(islandAttribute, 'invoice-generator')).dispatchEvent('pointerdown');
    await page
      .locator(`${selectorOf(islandAttribute, 'invoice-generator')}[${hydratedAttribute}]`)
      .waitFor({ state: 'attached' });
    await page.evaluate(fillInvoice, lines);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    const figures: Figure[] = [];
    for (const field of fields) figures.push(...(await typeInto(page, field, { lines, runs })));
    return figures;
  } finally {
    await context.close();
  }
}

async function typeInto(page: Page, field: string, { lines, runs }: Measure): Promise<Figure[]> {
  const batches: Keystroke[] = [];
  // The first batch is left out: it includes the time of code that is compiled only once.
  for (let batch = 0; batch <= Math.max(runs, 5); batch += 1) batches.push(await page.evaluate(typeKeys, field));
  const measured = (part: keyof Keystroke) => batches.slice(1).map((each) => each[part]);
  return [
    medianOf(`${field}, of ${lines}: components drawn again`, 'count', measured('redrawn')),
    medianOf('  scripts', 'ms', measured('scripts')),
    medianOf('  scripts and layout', 'ms', measured('total')),
  ];
}

/** The mean of several keystrokes. */
interface Keystroke {
  readonly redrawn: number;
  /** Milliseconds until the scripts are done. */
  readonly scripts: number;
  /** Milliseconds until the page is laid out. */
  readonly total: number;
}

/** Runs in the page: fills in an invoice with this number of lines. */
async function fillInvoice(lines: number): Promise<void> {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (let line = 1; line < lines; line += 1) {
    document.querySelector<HTMLElement>('form button:not([aria-label])')?.click();
    await painted();
  }
  for (const input of document.querySelectorAll<HTMLInputElement>('form input[name^="item-"]')) {
    if (input.value === '') input.value = '12';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  await painted();
}

/** Runs in the page: types forty keys into a field. */
async function typeKeys(name: string): Promise<Keystroke> {
  const keys = 40;
  const input = document.querySelector<HTMLInputElement>(`form input[name="${name}"]`);
  if (!input) throw new Error(`The invoice has no field ${name}.`);
  const before = globalThis.redrawn;
  const sum = { scripts: 0, total: 0 };
  for (let key = 0; key < keys; key += 1) {
    const start = performance.now();
    input.value = `${(key % 9) + 1}${key % 2 ? '5' : ''}`;
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // React draws in a microtask after the event.
    await Promise.resolve();
    await Promise.resolve();
    sum.scripts += performance.now() - start;
    // Reading a size makes the browser lay out the page.
    document.body.getBoundingClientRect();
    sum.total += performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve));
  }
  const redrawn = Math.round((globalThis.redrawn - before) / keys);
  return { redrawn, scripts: sum.scripts / keys, total: sum.total / keys };
}
