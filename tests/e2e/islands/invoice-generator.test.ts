import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { fillIn } from '../../../src/rules/fill-in.ts';
import { byEmailAttribute, selectorOf } from '../../../src/rules/markup.ts';
import { contentOf, filled, sliceIn } from '../../sites/embedded-content.ts';
import { differences, pdfLines } from '../../unit/support/pdf-lines.ts';
import { readPdf } from '../../unit/support/read-pdf.ts';
import { violations } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { accepted, answer as answerPosts } from '../support/lead-posts.ts';
import { reachBelow } from '../support/pinned.ts';
import { countRedraws } from '../support/redraws.ts';
import { savedValues } from '../support/secure-storage.ts';
import { elementsStyledBy } from '../support/styled-elements.ts';
import {
  answer,
  awake,
  choose,
  enter,
  enterAll,
  field,
  forbidStorage,
  forget,
  holdDecryption,
  hydrated,
  openStepOf,
  press,
  savedFile,
  type,
  watchPrinting,
} from '../support/tool.ts';

const browser = startBrowser();
const path = '/helios/en/invoice-generator';
const words = filled(sliceIn(contentOf('en-gb', 'page', 'invoice-generator'), 'tool', 'invoice_generator').primary);

const removeFirst = fillIn(words.remove_item_label, { number: '1' });

const lines = [
  ['3', '480.00', '20'],
  ['1', '420', '20'],
  ['2', '37,05', '0'],
] as const;

/** Types short texts and two lines, since each key costs the browser a frame. */
async function typeInvoice(page: Page): Promise<void> {
  await type(page, words.company_label, 'Nordvik');
  await type(page, words.client_label, 'Museum');
  await type(page, words.number_label, '17');
  for (const line of lines.slice(0, 2)) {
    await type(page, words.description_label, 'Cut');
    const [quantity, price, rate] = line;
    const discount = '';
    for (const text of [quantity, price, discount, rate]) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.getByRole('button', { name: words.add_item_label }).focus();
    await page.keyboard.press('Enter');
  }
}

async function enterInvoice(page: Page): Promise<void> {
  await enterAll(page, {
    [words.company_label]: 'Nordvik Film Ltd',
    [words.client_label]: 'Harbour Light Museum',
    [words.number_label]: '2026-0117',
  });
  const add = page.getByRole('button', { name: words.add_item_label, includeHidden: true });
  for (const [quantity, price, rate] of lines) {
    await enterAll(page, {
      [words.description_label]: 'Colour grading',
      [words.quantity_label]: quantity,
      [words.price_label]: price,
      [words.rate_label]: rate,
    });
    await add.evaluate((button: HTMLElement) => button.click());
  }
}

test('The invoice generator adds up an invoice typed with the keyboard alone, and prints it under its number', async () => {
  const visit = await browser.arrive(path);
  const { page } = visit;
  await hydrated(page, 'invoice-generator');
  const title = await page.title();
  const printed = await watchPrinting(page);
  await typeInvoice(page);
  expect(await answer(page).innerText()).toBe('£2,232.00');
  expect(await page.getByText(fillIn(words.tax_label, { rate: '20%', amount: '1,860.00' })).isVisible()).toBe(true);
  const print = page.getByRole('button', { name: words.print_label, includeHidden: true });
  await openStepOf(page, print);
  await print.focus();
  await page.keyboard.press('Enter');
  expect(await printed()).toBe(`${words.paper_heading} 17`);
  expect(await page.title()).toBe(title);
  expect(visit.errors).toEqual([]);
});

test('The invoice generator leads to what is missing, or can’t be taken, instead of printing; then it prints the paper and nothing else', async () => {
  const visit = await browser.arrive(path);
  const { page } = visit;
  await hydrated(page, 'invoice-generator');
  const printed = await watchPrinting(page);
  await press(page, words.print_label);
  expect(await printed()).toBeUndefined();
  expect(await field(page, words.company_label).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.locator('main [aria-invalid="true"]').count()).toBe(3);

  await enterInvoice(page);
  await enter(page, words.term_label, '99999999');
  await press(page, words.print_label);
  expect(await printed()).toBeUndefined();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('term');
  expect(await page.getByRole('alert').innerText()).toContain(fillIn(words.term_error, { days: '999' }));

  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  expect(await field(page, words.company_label).isVisible()).toBe(false);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
  expect(await answer(page).isVisible()).toBe(true);
  const text = await page.evaluate(() => document.body.innerText.trim());
  expect(text.startsWith(words.paper_heading)).toBe(true);

  await page.emulateMedia({ media: 'screen' });
  await press(page, removeFirst);
  expect(await answer(page).innerText(), 'after a line was removed').toBe('£578.10');
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(focused, 'the focus after a line was removed').toBe(removeFirst);
  expect(visit.errors).toEqual([]);
});

test('The invoice generator saves an invoice for software, once it has what software needs', async () => {
  const visit = await browser.arrive(path);
  const { page } = visit;
  await hydrated(page, 'invoice-generator');
  await enterInvoice(page);
  const plain = await readPdf((await savedFile(page, words.pdf_label)).bytes);
  expect(plain.files).toEqual({});
  await press(page, words.cii_label);
  expect(await page.getByRole('alert').innerText()).toContain(words.missing_error);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('company_tax_number');
  await page.keyboard.type('GB980780684');
  for (const label of [words.cii_label, words.ubl_label]) {
    const file = await savedFile(page, label);
    expect(file.name).toBe('2026-0117.xml');
    expect(new TextDecoder().decode(file.bytes)).toContain('2306.10');
  }
  const saved = await savedFile(page, words.pdf_label);
  const pdf = await readPdf(saved.bytes);
  expect(saved.name).toBe(`${words.paper_heading} 2026-0117.pdf`);
  expect(pdf).toMatchObject({ title: `${words.paper_heading} 2026-0117`, language: 'en-GB' });
  expect(pdf.pages.join()).toContain('£2,306.10');
  expect(pdf.files['factur-x.xml']).toContain('2306.10');
  // The same sheet as the one that the page shows, which a browser prints.
  expect(differences(await pdfLines(saved.bytes), await pdfLines(await page.pdf({ format: 'A4' })))).toEqual([]);
  await choose(page, words.language_label, 'de');
  await page.locator('[lang="de-DE"]').getByText('Zu zahlen').waitFor();
  const german = await savedFile(page, words.pdf_label);
  expect(german.name).toBe('Rechnung 2026-0117.pdf');
  expect(await readPdf(german.bytes)).toMatchObject({ title: 'Rechnung 2026-0117', language: 'de-DE' });
  await choose(page, words.profile_label, 'peppol');
  expect(await page.getByRole('button', { name: words.cii_label, includeHidden: true }).count()).toBe(0);
  await press(page, words.ubl_label);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('company_address');
  expect(await field(page, words.client_endpoint_label).getAttribute('aria-invalid')).toBe('true');
  expect(visit.errors).toEqual([]);
});

test('The invoice generator says what to do if there can be no PDF, and prints all the same', async () => {
  const visit = await browser.arrive(path);
  const { page } = visit;
  await hydrated(page, 'invoice-generator');
  await enterInvoice(page);
  const says = (text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();
  const save = () => press(page, words.pdf_label);
  await page.route('**/static/pdf-*.js', (route) => route.abort());
  await save();
  await says(words.file_error);
  await page.unroute('**/static/pdf-*.js');
  await enter(page, words.client_label, '港の光 Museum');
  await save();
  await says(fillIn(words.signs_error, { signs: '港 の 光' }));
  const printed = await watchPrinting(page);
  await press(page, words.print_label);
  expect(await printed()).toBe(`${words.paper_heading} 2026-0117`);
});

const companyIs = (page: Page, text: string) =>
  expect.poll(() => field(page, words.company_label).inputValue()).toBe(text);

test('An invoice survives a reload, also a key pressed in its last moment, until the visitor clears it, and nobody can read it in the storage', async () => {
  const visit = await browser.arrive(path);
  const { page } = visit;
  await hydrated(page, 'invoice-generator');
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await enter(page, words.company_label, 'N');
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toContain('invoice');
  for (const name of ['No', 'Nor']) {
    const loaded = page.waitForEvent('load');
    await field(page, words.company_label).evaluate((input: HTMLInputElement, text) => {
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      location.reload();
    }, name);
    await loaded;
    await hydrated(page, 'invoice-generator');
    await companyIs(page, name);
  }
  await enterInvoice(page);
  await page.mouse.move(0, 0);
  await page.reload();
  // The visitor sees the invoice without reaching for it.
  await awake(page, 'invoice-generator');
  await companyIs(page, 'Nordvik Film Ltd');
  expect(await answer(page).innerText()).toBe('£2,306.10');
  const stored = await page.evaluate(() => sessionStorage.getItem('invoice'));
  expect(stored).toMatch(/^sealed1:/);
  expect(stored).not.toMatch(/Nordvik|company/);
  await forget(page, words);
  expect(await field(page, words.company_label).inputValue()).toBe('');
  expect(await page.getByText(words.forgotten_text).isVisible()).toBe(true);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(visit.errors).toEqual([]);
});

test('A field shows its error although the press that left it has become a drag', async () => {
  await using visit = await browser.visit(path);
  const { page } = visit;
  await hydrated(page, 'invoice-generator');
  await type(page, words.tax_number_label, 'GB980780685');
  const error = page.getByText(words.tax_number_digits_error);
  await page.getByRole('link', { name: fillIn(words.next_label, { step: words.details_step }) }).hover();
  await page.mouse.down();
  expect(await error.count()).toBe(0);
  await page.mouse.move(5, 5, { steps: 5 });
  await page.mouse.up();
  await error.waitFor();
  expect(visit.errors).toEqual([]);
});

test('A VAT number without letters is judged by the country that is chosen for its party', async () => {
  await using visit = await browser.visit(path);
  const { page } = visit;
  await hydrated(page, 'invoice-generator');
  await type(page, words.tax_number_label, '136695976');
  await page.keyboard.press('Tab');
  const error = page.getByText(words.tax_number_digits_error);
  await error.waitFor();
  await page.locator('select[name="client_country"]').selectOption('DE');
  await error.waitFor({ state: 'detached' });
  expect(visit.errors).toEqual([]);
});

test('What is typed while the saved invoice is being read wins over the saved entries', async () => {
  await using visit = await browser.visit(path);
  const { page } = visit;
  await hydrated(page, 'invoice-generator');
  await enterInvoice(page);
  const stored = () => page.evaluate(() => sessionStorage.getItem('invoice'));
  await expect.poll(() => savedValues(page, 'invoice')).toMatchObject({ client: 'Harbour Light Museum' });
  await page.addInitScript(holdDecryption);
  await page.reload();
  await hydrated(page, 'invoice-generator');
  const kept = await stored();
  await enter(page, words.company_label, 'Someone Else');
  await choose(page, words.currency_label, 'EUR');
  await press(page, words.add_item_label);
  // The saved invoice is unchanged as long as it is not merged with the new entries.
  expect(await stored()).toBe(kept);
  await page.evaluate(() => dispatchEvent(new Event('release')));
  await expect.poll(() => field(page, words.client_label).inputValue()).toBe('Harbour Light Museum');
  expect(await field(page, words.company_label).inputValue()).toBe('Someone Else');
  expect(await answer(page).innerText()).toBe('€2,306.10');
  // There are three saved lines, the saved empty one, and the new one.
  expect(await page.getByRole('textbox', { name: words.description_label, includeHidden: true }).count()).toBe(5);
  await page.reload();
  await hydrated(page, 'invoice-generator');
  await page.evaluate(() => dispatchEvent(new Event('release')));
  await companyIs(page, 'Someone Else');
  expect(await field(page, words.client_label).inputValue()).toBe('Harbour Light Museum');
  expect(visit.errors).toEqual([]);
});

test('The invoice generator works where the browser stores nothing, and says so', async () => {
  await using visit = await browser.visit('about:blank');
  const { page } = visit;
  await page.addInitScript(forbidStorage);
  await page.goto(path);
  await hydrated(page, 'invoice-generator');
  await enterInvoice(page);
  expect(await answer(page).innerText()).toBe('£2,306.10');
  await openStepOf(page, page.getByText(words.unkept_note));
  expect(await page.getByText(words.unkept_note).isVisible()).toBe(true);
  expect(await page.getByText(words.kept_note).count()).toBe(0);
  await forget(page, words);
  expect(await field(page, words.company_label).inputValue()).toBe('');
  expect(visit.errors).toEqual([]);
});

test('A key in the invoice generator draws again what shows the text, and nothing else', async () => {
  await using visit = await browser.visit('about:blank');
  const { page } = visit;
  await page.addInitScript(countRedraws);
  await page.goto(path);
  await hydrated(page, 'invoice-generator');
  await enterInvoice(page);
  const redrawnBy = async (input: Locator, text: string) => {
    // A field draws its error when the focus moves.
    await openStepOf(page, input);
    await input.focus();
    const before = await page.evaluate(() => redrawn);
    await input.fill(text);
    return (await page.evaluate(() => redrawn)) - before;
  };
  // The name on the paper.
  expect(await redrawnBy(field(page, words.company_label), 'Nordvik')).toBeLessThan(5);
  // The field, its cell, its amount and all sums.
  const first = page.getByRole('textbox', { name: words.price_label, exact: true, includeHidden: true }).first();
  expect(await redrawnBy(first, '481.00')).toBeLessThan(25);
  expect(await answer(page).innerText()).toBe('£2,309.70');
  // The page has about 700 elements.
  expect(await elementsStyledBy(page, () => page.keyboard.press('1'))).toBeLessThan(200);
  expect(visit.errors).toEqual([]);
});

test('Each step of the invoice has an address: Back, Forward and a reload lead to it and lose nothing', async () => {
  const visit = await browser.arrive(path);
  const { page } = visit;
  await hydrated(page, 'invoice-generator');
  const steps = page.getByRole('navigation', { name: words.steps_label });
  const current = () => steps.locator('[aria-current="step"]').innerText();
  expect(await steps.getByRole('link').count()).toBe(7);
  await enterInvoice(page);
  await page.getByRole('link', { name: fillIn(words.next_label, { step: words.recipient_step }) }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('invoice-recipient');
  expect(await field(page, words.company_label).isVisible()).toBe(false);
  await steps.getByRole('link', { name: words.items_step }).click();
  await page.goBack();
  await expect.poll(current).toBe(words.recipient_step);
  expect(await field(page, words.client_label).inputValue()).toBe('Harbour Light Museum');
  await page.goBack();
  await expect.poll(current).toBe(words.company_step);
  await page.goForward();
  await expect.poll(current).toBe(words.recipient_step);
  await page.reload();
  await awake(page, 'invoice-generator');
  await expect.poll(current).toBe(words.recipient_step);
  await expect.poll(() => field(page, words.client_label).inputValue()).toBe('Harbour Light Museum');
  // This step is lower than the preview beside it.
  const preview = `section[aria-label="${words.preview_label}"] > div`;
  expect(await reachBelow(page, preview, selectorOf(byEmailAttribute))).toBeLessThan(0);
  expect(visit.errors).toEqual([]);
});

test('A keyboard that opens the next step sees the focus at its heading, and no ring around its fields', async () => {
  const { page } = await browser.look(path);
  const next = page.getByRole('link', { name: fillIn(words.next_label, { step: words.recipient_step }) });
  await hydrated(page, 'invoice-generator');
  await next.focus();
  await page.keyboard.press('Enter');
  const step = page.getByRole('region', { name: words.recipient_step });
  await expect.poll(() => step.evaluate((section) => section === document.activeElement)).toBe(true);
  const outlineOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).outlineStyle);
  expect(await step.evaluate((section) => getComputedStyle(section).boxShadow)).toBe('none');
  expect([await outlineOf(step), await outlineOf(step.getByRole('heading'))]).toEqual(['none', 'solid']);
});

test('A blank invoice is shown as the client would get it, and not the example', async () => {
  const { page } = await browser.look(`${path}#invoice-preview`);
  await hydrated(page, 'invoice-generator');
  const preview = page.locator(`section[aria-label="${words.preview_label}"]`);
  expect(await preview.innerText()).not.toContain(words.example_note);
  expect(await preview.getByText(words.total_label, { exact: true }).isVisible()).toBe(true);
});

test('The sums of the example are above the pinned total on a screen of 720 pixels', async () => {
  const { page } = await browser.look(path);
  expect(page.viewportSize()).toEqual({ width: 1280, height: 720 });
  const total = page.locator('figure dl:has(output)');
  const sums = page.locator('figure dl:not(:has(output))').last();
  const [above, below] = [await sums.boundingBox(), await total.boundingBox()];
  if (!above || !below) throw new Error('The example has no sums.');
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
  expect(below.y + below.height).toBeLessThanOrEqual(720);
});

test('The invoice begins with an example, which replaces what is typed only after a question', async () => {
  const visit = await browser.arrive(path);
  const { page } = visit;
  const example = Object.fromEntries(words.example.map(({ field, text }) => [field, text]));
  const picture = page.getByText(words.example_note);
  expect(await picture.isVisible()).toBe(true);
  // The tool is not awake yet: the click waits for it.
  await press(page, words.example_label);
  await companyIs(page, example.company ?? '');
  expect(await picture.count()).toBe(0);
  // Each value of the example is in a field of that name.
  const filled = await page
    .locator('main form')
    .first()
    .evaluate((form: HTMLFormElement) => [...new FormData(form)]);
  const { date: _, ...fixed } = example;
  expect(Object.fromEntries(filled.map(([name, value]) => [name, String(value).replaceAll('\r', '')]))).toMatchObject(
    fixed,
  );
  // The example is nobody's draft.
  await press(page, words.empty_label);
  await companyIs(page, '');
  await enter(page, words.company_label, 'Tallow Kitchens');
  await press(page, words.example_label);
  const dialog = page.getByRole('dialog', { name: words.replace_question });
  await page.keyboard.press('Escape');
  expect(await dialog.isVisible()).toBe(false);
  await companyIs(page, 'Tallow Kitchens');
  await press(page, words.example_label);
  await dialog.getByRole('button', { name: words.replace_label }).click();
  await companyIs(page, example.company ?? '');
  expect(visit.errors).toEqual([]);
});

test('A visitor has the address of the invoice generator sent, and nothing of the invoice leaves the device', async () => {
  const visit = await browser.arrive(path);
  const { page } = visit;
  const form = filled(contentOf('en-gb', 'lead_form', 'tool-link').data);
  await hydrated(page, 'invoice-generator');
  await enterInvoice(page);
  const posts = await answerPosts(page, accepted);
  await page.locator('nav a[href="#invoice-get"]').click();
  await page.getByRole('link', { name: words.send_label }).click();
  const email = page.locator('#by-email').getByRole('textbox');
  await email.fill('maja@');
  await email.press('Enter');
  expect(await page.locator('#by-email [aria-invalid="true"]').count()).toBe(1);
  expect(await violations(page, { part: '#by-email' })).toEqual([]);
  await email.fill('maja@kestrel.example');
  await email.press('Enter');
  await page.getByText(form.success_message).waitFor();
  expect(posts).toHaveLength(1);
  expect(posts[0]?.fields).toMatchObject({ email: 'maja@kestrel.example' });
  expect(posts[0]?.fields).not.toHaveProperty('hs_legal_basis');
  expect(posts[0]?.body.formData.context).toMatchObject({ pageUri: expect.stringContaining(path) });
  expect(JSON.stringify(posts[0]?.body)).not.toMatch(/Nordvik|Harbour|2026-0117|Colour/);
  expect(await field(page, words.company_label).inputValue()).toBe('Nordvik Film Ltd');
  expect(visit.errors).toEqual([]);
});

test('A link to the next step leads to its heading and moves the focus, also before the script has come', async () => {
  await using visit = await browser.visit(path, { viewport: { width: 390, height: 844 } });
  const { page } = visit;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/static/invoice-generator-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('main section:not([data-current="false"]) > p a[href="#invoice-recipient"]').click();
  await page.waitForURL('**#invoice-recipient');
  release();
  const section = page.locator('#invoice-recipient:focus');
  await section.waitFor();
  expect(await section.locator('h2').evaluate(isFirstSeen)).toBe(true);
  await section.locator('a[href="#invoice-details"]').click();
  const next = page.locator('#invoice-details:focus');
  await next.waitFor();
  expect(await next.locator('h2').evaluate(isFirstSeen)).toBe(true);
  // The bar of steps is right below the header.
  const [header, bar] = [
    await page.getByRole('banner').boundingBox(),
    await page.locator('main ol:has([aria-current="step"])').boundingBox(),
  ];
  expect((bar?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0)).toBeLessThan(24);
  const passed = page.locator('nav a[data-passed]');
  expect(await passed.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '#invoice-company',
    '#invoice-recipient',
  ]);
  expect(visit.errors).toEqual([]);
});

/** True if a heading is in the upper half of the window, and nothing covers it. */
function isFirstSeen(heading: Element): boolean {
  const { x, y, height } = heading.getBoundingClientRect();
  return y + height < innerHeight / 2 && document.elementFromPoint(x + 1, y + height / 2) === heading;
}

test('Every step begins with its bar in sight, also after an error, and on a wide screen with the whole preview', async () => {
  const barTop = (page: Page) =>
    page.evaluate(() => {
      const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return {
        bar: top('main ol:has([aria-current="step"])') - header,
        paper: top('main section > div:has(> [tabindex])') - header,
      };
    });
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    await using visit = await browser.visit(path, { viewport });
    const { page } = visit;
    await hydrated(page, 'invoice-generator');
    for (const step of ['recipient', 'details', 'items', 'notes', 'preview', 'get', 'company']) {
      await page.locator(`nav a[href="#invoice-${step}"]`).click();
      const { bar, paper } = await barTop(page);
      expect(bar, `${step} at ${viewport.width}`).toBeGreaterThanOrEqual(0);
      if (viewport.width >= 1200) expect(paper, step).toBeGreaterThanOrEqual(0);
    }
    await press(page, words.print_label);
    expect((await barTop(page)).bar, 'after an error').toBeGreaterThanOrEqual(0);
  }
});

test('The invoice generator asks for the credited invoice in a credit note only', async () => {
  const { page } = await browser.arrive(path);
  await hydrated(page, 'invoice-generator');
  await choose(page, words.kind_label, 'credit-note');
  expect(await field(page, words.credited_label).isVisible()).toBe(true);
  await choose(page, words.kind_label, 'invoice');
  expect(await field(page, words.credited_label).isVisible()).toBe(false);
});

test('A phone shows the number of the step, and the filled invoice below each step but the last', async () => {
  await using visit = await browser.visit(path, { viewport: { width: 360, height: 740 } });
  const { page } = visit;
  await hydrated(page, 'invoice-generator');
  await press(page, words.example_label);
  const steps = page.getByRole('navigation', { name: words.steps_label });
  const paper = page.getByRole('region', { name: words.preview_label });
  const count = await steps.getByRole('link').count();
  for (let number = 1; number <= count; number++) {
    await steps
      .getByRole('link')
      .nth(number - 1)
      .click();
    const place = fillIn(words.place_label, { number: String(number), count: String(count) });
    expect(await steps.getByText(place, { exact: true }).isVisible()).toBe(true);
    expect(await paper.isVisible()).toBe(number < count);
  }
});

test('A step left with a wrong price is marked in the bar, and named in the last step until it is mended', async () => {
  const { page } = await browser.arrive(path);
  await hydrated(page, 'invoice-generator');
  await enter(page, words.price_label, 'abc');
  const steps = page.getByRole('navigation', { name: words.steps_label });
  const items = steps.getByRole('listitem').getByRole('link', { name: words.items_step });
  const named = steps.getByText(fillIn(words.faulty_label, { steps: words.items_step }), { exact: true });
  await steps.getByRole('link', { name: words.get_step }).click();
  await named.waitFor();
  expect(await items.getAttribute('data-faulty')).toBe('true');
  expect(await items.getAttribute('aria-describedby')).toBe(await named.getAttribute('id'));
  await enter(page, words.price_label, '480');
  await steps.getByRole('link', { name: words.get_step }).click();
  await named.waitFor({ state: 'hidden' });
  expect(await items.getAttribute('data-faulty')).toBe(null);
});

test('The name of a step with an error leads a keyboard on a phone to the wrong field below the bar, and back again', async () => {
  await using visit = await browser.visit(path, { viewport: { width: 360, height: 740 } });
  const { page } = visit;
  await hydrated(page, 'invoice-generator');
  await enter(page, words.price_label, 'abc');
  const steps = page.getByRole('navigation', { name: words.steps_label });
  await steps.getByRole('link', { name: words.get_step }).click();
  const link = steps.getByText(words.faulty_label.split('{')[0] ?? '').getByRole('link', { name: words.items_step });
  await link.focus();
  await page.keyboard.press('Enter');
  const price = field(page, words.price_label);
  await expect.poll(() => price.evaluate((input) => input === document.activeElement)).toBe(true);
  const bar = await steps.getByRole('list').boundingBox();
  const header = await page.getByRole('banner').first().boundingBox();
  expect(bar?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await page.goBack();
  await page.getByRole('region', { name: words.get_step }).waitFor();
  await page.goForward();
  await price.waitFor();
});

test('The sum and the payment code stay within the paper’s margins, and the paper within a phone', async () => {
  await using visit = await browser.visit(path, { viewport: { width: 360, height: 740 } });
  const { page } = visit;
  await hydrated(page, 'invoice-generator');
  await enterInvoice(page);
  const code = page.getByRole('img', { name: words.payment_code_label });
  const openPreview = () => page.locator('nav a[href="#invoice-preview"]').click();
  await openPreview();
  expect(await code.isVisible()).toBe(false);
  await choose(page, words.currency_label, 'EUR');
  await enter(page, words.iban_label, 'IE29 AIBK 9311 5212 3456 78');
  await openPreview();
  expect(await code.isVisible()).toBe(true);
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

test('The invoice generator is a blank paper without a script', async () => {
  await using visit = await browser.visit(path, { javaScriptEnabled: false });
  const { page } = visit;
  expect(await page.getByText(words.script_note).isVisible()).toBe(true);
  expect(await page.getByRole('columnheader', { name: words.amount_label }).isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: words.print_label }).isVisible()).toBe(false);
});

test('A quantity of eight signs is seen whole in a line of the invoice', async () => {
  const { page } = await browser.look(path);
  await hydrated(page, 'invoice-generator');
  await type(page, words.quantity_label, '1250.555');
  const hidden = await field(page, words.quantity_label).evaluate((input) => input.scrollWidth - input.clientWidth);
  expect(hidden).toBeLessThanOrEqual(0);
});

test('A field that is left shows the number with which the invoice calculates', async () => {
  const { page } = await browser.look(path);
  await hydrated(page, 'invoice-generator');
  for (const [name, text, shown] of [
    [words.quantity_label, '1250.5555', '1,250.556'],
    [words.discount_label, '3.333', '3.33'],
  ] as const) {
    await type(page, name, text);
    await page.keyboard.press('Tab');
    expect(await field(page, name).inputValue()).toBe(shown);
  }
});
