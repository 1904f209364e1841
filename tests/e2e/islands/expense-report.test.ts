import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createFormat } from '../../../src/islands/kit/format.ts';
import { fillIn } from '../../../src/rules/fill-in.ts';
import { differences, pdfLines } from '../../unit/support/pdf-lines.ts';
import { readPdf } from '../../unit/support/read-pdf.ts';
import { readWorkbook } from '../../unit/support/read-workbook.ts';
import { violations } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { enterReport, wordsOf } from '../support/expense-report.ts';
import { islandOf } from '../support/markup.ts';
import { awake, enter, field, forget, hydrated, press, savedFile } from '../support/tool.ts';

const browser = startBrowser();

test('The expense report adds up receipts and journeys, takes off an advance, and is saved in three kinds of file', async () => {
  const words = wordsOf('expense-report-generator');
  const visit = await browser.arrive('/helios/en/expense-report-generator');
  const { page } = visit;
  await enterReport(page, words);
  const names: string[] = [];
  page.on('download', (file) => names.push(file.suggestedFilename()));
  const saved = await savedFile(page, words.xlsx_label);
  expect(saved.name).toBe(`${words.paper_heading} Signe Aasland.xlsx`);
  const sheet = readWorkbook(saved.bytes);
  expect(sheet.cell(sheet.find(words.due_label).replace('A', 'D'))).toMatchObject({ text: '£244.08' });
  expect(sheet.wrongFormulas()).toEqual([]);
  // The second press comes while the file is made.
  const { bytes } = await savedFile(page, words.pdf_label, 2);
  const pdf = await readPdf(bytes);
  expect(pdf.title).toBe(`${words.paper_heading} Signe Aasland`);
  expect(pdf.structure).toContain('LBody £244.08');
  // The same sheet as the one that the page shows, which a browser prints.
  expect(differences(await pdfLines(bytes), await pdfLines(await page.pdf({ format: 'A4' })))).toEqual([]);
  const list = await savedFile(page, words.csv_label);
  expect(new TextDecoder().decode(list.bytes)).toContain('Hotel, two nights');
  expect(names.map((name) => name.split('.').pop())).toEqual(['xlsx', 'pdf', 'csv']);
  await enter(page, words.advance_label, '500');
  expect(await page.getByText(words.return_label).isVisible()).toBe(true);
  expect(visit.errors).toEqual([]);
});

test('The expense report says what to do if the script for files does not load', async () => {
  const words = wordsOf('expense-report-generator');
  const visit = await browser.arrive('/helios/en/expense-report-generator');
  const { page } = visit;
  await hydrated(page, 'expense-report');
  await enter(page, words.name_label, 'Signe Aasland');
  await page.route('**/static/save-report-*.js', (route) => route.abort());
  await page.getByRole('button', { name: words.xlsx_label }).click();
  await page.getByRole('alert').filter({ hasText: words.file_error }).waitFor();
});

test('A receipt is shown, survives a reload, and is gone when the visitor clears the report', async () => {
  const words = wordsOf('expense-report-generator');
  const visit = await browser.arrive('/helios/en/expense-report-generator');
  const { page } = visit;
  await hydrated(page, 'expense-report');
  await enter(page, words.name_label, 'Signe Aasland');
  const file = page.locator('main input[type="file"]').first();
  await file.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') });
  await page.getByText(words.receipt_type_error).first().waitFor();
  // The refused file is not attached, so it does not keep the visitor from the report.
  expect(await file.inputValue()).toBe('');
  expect((await savedFile(page, words.csv_label)).name).toContain('Signe Aasland');
  const buffer = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#eee' } })
    .png()
    .toBuffer();
  await file.focus();
  await file.setInputFiles({ name: 'hotel.png', mimeType: 'image/png', buffer });
  const picture = page.getByRole('img', { name: 'hotel.png' });
  await picture.waitFor();
  expect(await violations(page, { part: islandOf('expense-report') })).toEqual([]);
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(2);
  const remove = page.getByRole('button', { name: words.receipt_remove_label });
  expect(await hasFocus(remove), 'the focus after a receipt was attached').toBe(true);
  await page.keyboard.press('Enter');
  await picture.waitFor({ state: 'detached' });
  expect(await hasFocus(file), 'the focus after a receipt was removed').toBe(true);
  await file.setInputFiles({ name: 'hotel.png', mimeType: 'image/png', buffer });
  await picture.waitFor();
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(2);
  await page.reload();
  await awake(page, 'expense-report');
  await picture.waitFor();
  await forget(page, words);
  expect(await picture.count()).toBe(0);
  const forgotten = fillIn(words.forgotten_text, { receipts: createFormat('en-GB').quantity(1) });
  expect(await page.getByText(forgotten).isVisible()).toBe(true);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(visit.errors).toEqual([]);
});

test('A transparent picture of a receipt is white where it is transparent, not black', async () => {
  const words = wordsOf('expense-report-generator');
  await using visit = await browser.visit('/helios/en/expense-report-generator');
  const { page } = visit;
  await hydrated(page, 'expense-report');
  await attachTransparent(page);
  const picture = page.getByRole('img', { name: `${words.receipt_label}: scan.png` });
  await picture.waitFor();
  await expect.poll(() => picture.evaluate(middleOf)).toEqual([255, 255, 255, 255]);
  expect(visit.errors).toEqual([]);
});

test('A photo that the browser cannot draw is refused, and no blank receipt is attached', async () => {
  const words = wordsOf('expense-report-generator');
  await using visit = await browser.visit('/helios/en/expense-report-generator');
  const { page } = visit;
  await hydrated(page, 'expense-report');
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await attachTransparent(page);
  await page.getByText(words.receipt_type_error).first().waitFor();
  expect(await page.getByRole('img', { name: 'scan.png' }).count()).toBe(0);
  expect(visit.errors).toEqual([]);
});

function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((found) => found === document.activeElement);
}

/** Chooses a picture without any colour as the receipt of the first expense. */
async function attachTransparent(page: Page): Promise<void> {
  const size = { width: 300, height: 200, channels: 4, background: '#0000' } as const;
  const buffer = await sharp({ create: size }).png().toBuffer();
  const file = page.locator('main input[type="file"]').first();
  await file.setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer });
}

/** Runs in the page: the colour in the middle of a canvas. */
function middleOf(canvas: Element): number[] {
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error('The picture is no canvas.');
  const pixel = canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1);
  return [...(pixel?.data ?? [])];
}

test('The expense report begins with an example that its fields can take, and takes rows of a spreadsheet', async () => {
  const words = wordsOf('expense-report-generator');
  const visit = await browser.arrive('/helios/en/expense-report-generator');
  const { page } = visit;
  expect(await violations(page, { part: islandOf('expense-report') })).toEqual([]);
  await press(page, words.example_label);
  await expect.poll(() => field(page, words.name_label).inputValue()).not.toBe('');
  expect(await entriesOf(page)).toMatchObject(
    Object.fromEntries(words.example.map(({ field, text }) => [field, text])),
  );
  await enter(page, words.amount_label, 'much');
  await press(page, words.pdf_label);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toMatch(/amount$/);
  expect(await violations(page, { part: islandOf('expense-report') })).toEqual([]);
  const before = await entriesOf(page);
  const category = words.categories[1]?.name ?? '';
  const first = page.locator('[name="expense-1-description"]');
  await paste(first, [
    ['Train to Leeds', '12/11/2026', category, '48.20'],
    ['Coffee', 'last week', category, 'two'],
    ...Array.from({ length: 4 }, () => ['Parking', '', '', '3.50', 'no column']),
  ]);
  expect(await entriesOf(page)).toMatchObject({
    'expense-1-description': 'Train to Leeds',
    'expense-1-date': '2026-11-12',
    'expense-1-category': category,
    'expense-1-amount': '48.20',
    'expense-2-amount': 'two',
    'expense-6-description': 'Parking',
  });
  const note = page.locator('main [aria-live]').filter({ hasText: words.paste_undo_label });
  const told = await note.innerText();
  expect(told).toContain(fillIn(words.pasted_text, { count: createFormat('en-GB').quantity(6) }));
  expect(told).toContain(fillIn(words.pasted_cell_text, { column: words.date_label, row: '2', text: 'last week' }));
  expect(told).toContain(fillIn(words.pasted_cell_text, { column: words.amount_label, row: '2', text: 'two' }));
  expect(told).toContain(fillIn(words.pasted_left_text, { count: '500' }));
  expect(
    await page
      .getByText(fillIn(words.number_error, { example: '1,284.50' }))
      .first()
      .isVisible(),
  ).toBe(true);
  await first.press('ControlOrMeta+z');
  expect(await entriesOf(page)).toEqual(before);
  await paste(first, [['One'], ['Two']]);
  await page.getByRole('button', { name: words.paste_undo_label }).click();
  expect(await entriesOf(page)).toEqual(before);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('expense-1-description');
  await paste(first, [
    ['Taxi', '12/11/2026', '23.50'],
    ['Hotel', '13/11/2026'],
  ]);
  expect(await entriesOf(page)).toMatchObject({ 'expense-1-amount': '23.50', 'expense-2-amount': '' });
  expect(visit.errors).toEqual([]);
});

/** Pastes rows as a spreadsheet copies them. */
async function paste(into: Locator, rows: readonly (readonly string[])[]): Promise<void> {
  await into.focus();
  await into.evaluate(
    (element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    rows.map((row) => `${row.join('\t')}\r\n`).join(''),
  );
}

/** The texts in the fields of a tool, by name. */
async function entriesOf(page: Page): Promise<Record<string, FormDataEntryValue>> {
  const form = page.locator('main form').first();
  return Object.fromEntries(await form.evaluate((element: HTMLFormElement) => [...new FormData(element)]));
}

test.each([768, 900])(
  'On a screen of %i pixels the total of the expense report cuts no row in two, and the sheet’s end shows all of them',
  async (height) => {
    const words = wordsOf('expense-report-generator');
    await using visit = await browser.visit('/helios/en/expense-report-generator', {
      viewport: { width: 1366, height },
    });
    const { page } = visit;
    await hydrated(page, 'expense-report');
    const stage = page.getByRole('region', { name: words.preview_label }).locator('[tabindex="0"]');
    const expectWholeRows = async () => {
      const places = await stage.evaluate(rowsWhileScrolling);
      expect(places.length).toBeGreaterThan(2);
      expect(places.flatMap(({ cut }) => cut)).toEqual([]);
      expect(places.at(-1)?.hidden).toBe(0);
    };
    await expectWholeRows();
    await press(page, words.example_label);
    await expectWholeRows();
  },
);

/** Runs in the page: scrolls a stage to its end, and says of each place how many rows are hidden, and which are cut. */
async function rowsWhileScrolling(stage: Element): Promise<{ hidden: number; cut: (string | null)[] }[]> {
  const isShown = (row: Element) => getComputedStyle(row).opacity === '1';
  const inSight = (selector: string) =>
    [...stage.querySelectorAll(selector)].filter((found) => found.checkVisibility());
  const places: { hidden: number; cut: (string | null)[] }[] = [];
  for (let top = 0; top < stage.scrollHeight - stage.clientHeight + 10; top += 10) {
    stage.scrollTop = top;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const total = inSight('dl:has(output)')[0]?.getBoundingClientRect().top ?? 0;
    const rows = inSight('tr, dl:has(+ dl output)');
    const cut = rows.filter((row) => isShown(row) && row.getBoundingClientRect().bottom > total);
    places.push({
      hidden: rows.filter((row) => !isShown(row)).length,
      cut: cut.map(({ textContent }) => textContent),
    });
  }
  return places;
}

test('The error of an amount has the width of its row, and on a phone the receipt is beside the amount', async () => {
  const words = wordsOf('expense-report-generator');
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
  ]) {
    await using visit = await browser.visit('/helios/en/expense-report-generator', { viewport });
    const { page } = visit;
    await hydrated(page, 'expense-report');
    await enter(page, words.amount_label, 'abc');
    await field(page, words.amount_label).blur();
    const placed = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const description = await placed(field(page, words.description_label));
    const error = await placed(page.getByRole('alert').filter({ visible: true }));
    expect(error).toMatchObject({ x: description.x, width: description.width });
    const amount = await placed(field(page, words.amount_label));
    const receipt = await placed(page.getByLabel(words.receipt_label, { exact: true }).last());
    const isBeside = Math.abs(receipt.y - amount.y) < 2 && receipt.x > amount.x + amount.width;
    expect(isBeside).toBe(viewport.width < 768);
  }
});

test('On the sheet the mark of a category is beside its name, however long the name is', async () => {
  const { page } = await browser.look('/helios/fr/expense-report-generator');
  const marks = page.locator('main table [data-category]');
  const apart = await marks.evaluateAll((all) =>
    all.map((mark) => {
      const range = document.createRange();
      range.selectNodeContents(mark.parentElement ?? mark);
      const [line] = [...range.getClientRects()].filter(({ width }) => width > mark.clientWidth);
      const { top, right } = mark.getBoundingClientRect();
      return [Math.floor(Math.abs((line?.top ?? 0) - top) / 8), Math.round((line?.left ?? 0) - right)];
    }),
  );
  expect(apart.length).toBeGreaterThan(0);
  expect(new Set(apart.map(String))).toEqual(new Set(['0,6']));
});
