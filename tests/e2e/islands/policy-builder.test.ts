import mammoth from 'mammoth';
import { expect, test } from 'vitest';
import { fillIn } from '../../../src/rules/fill-in.ts';
import { contentOf, filled, sliceIn } from '../../sites/embedded-content.ts';
import { readPdf } from '../../unit/support/read-pdf.ts';
import { startBrowser } from '../support/browser.ts';
import { enter, hydrated, savedFile, watchPrinting } from '../support/tool.ts';

const browser = startBrowser();
const path = '/helios/en/expense-policy-builder';
const words = filled(
  sliceIn(contentOf('en-gb', 'page', 'expense-policy-builder'), 'tool', 'expense_policy_builder').primary,
);
const clauses = words.sections.flatMap((section) => section.clauses);

/** The sentence of the policy that has an answer in it, or that needs an answer: `meals`, `alcohol:yes`. */
function clauseOf(answer: string): string {
  const found = clauses.find(({ text, when }) => when === answer || text?.includes(`{${answer}}`));
  return found?.text ?? expect.unreachable(`The policy has no sentence for "${answer}".`);
}

test('The policy builder writes the answers into the policy and leaves out a sentence without an answer', async () => {
  const visit = await browser.arrive(path);
  const { page } = visit;
  await hydrated(page, 'policy-builder');
  const paper = page.getByRole('region', { name: words.preview_label });
  await enter(page, words.company_label, 'Tallow Kitchens');
  await enter(page, words.meals_label, '42.50');
  await enter(page, words.hotel_label, ' ');
  await page.getByRole('radio', { name: words.yes_label }).check({ force: true });
  const text = await paper.innerText();
  expect(text).toContain(fillIn(words.paper_heading, { company: 'Tallow Kitchens' }));
  expect(text).toContain(fillIn(clauseOf('meals'), { meals: '£42.50' }));
  expect(text).toContain(clauseOf('alcohol:yes'));
  const [hotel = ''] = clauseOf('hotel').split('{');
  expect(text).not.toContain(hotel);
  expect(visit.errors).toEqual([]);
});

test('In a wide window that is low the whole stage of the preview is on the first screen, and the policy scrolls in it', async () => {
  await using visit = await browser.visit(path, { viewport: { width: 1440, height: 720 } });
  const stage = visit.page.getByRole('region', { name: words.preview_label }).locator('[tabindex="0"]');
  const box = await stage.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 720)).toBeLessThan(720);
  expect(await stage.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
});

test('The policy fades at both edges of its stage, and hides no heading above a clause that is shown', async () => {
  await using visit = await browser.visit(path, { viewport: { width: 1440, height: 720 } });
  const stage = visit.page.getByRole('region', { name: words.preview_label }).locator('[tabindex="0"]');
  const hidden = await stage
    .locator('b, li li')
    .evaluateAll((lines) => lines.filter((line) => getComputedStyle(line).opacity !== '1').length);
  expect(hidden).toBe(0);
  const fades = await stage.evaluate((element) =>
    ['::before', '::after'].map((edge) => getComputedStyle(element, edge).backgroundImage.split('(')[0]),
  );
  expect(fades).toEqual(['linear-gradient', 'linear-gradient']);
});

test('The stage scrolls to the sentence that an answer changes, without moving the page, and marks it', async () => {
  await using visit = await browser.visit(path, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const { page } = visit;
  await hydrated(page, 'policy-builder');
  const paper = page.getByRole('region', { name: words.preview_label });
  const stage = paper.locator('[tabindex="0"]');
  await page.getByLabel(words.software_label).focus();
  await page.keyboard.press('End');
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.type('5');
  const sentence = paper.getByText(fillIn(clauseOf('software'), { software: '£505' }));
  const [outer, inner] = [await stage.boundingBox(), await sentence.boundingBox()];
  expect(inner?.y).toBeGreaterThan(outer?.y ?? 0);
  expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThan((outer?.y ?? 0) + (outer?.height ?? 0));
  expect(await paper.locator('[data-changed]').allInnerTexts()).toEqual([await sentence.innerText()]);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('A fraction of a day is refused at the field, and the policy does not round it', async () => {
  const visit = await browser.arrive(path);
  const { page } = visit;
  await hydrated(page, 'policy-builder');
  await enter(page, words.deadline_label, '1.5');
  await page.keyboard.press('Tab');
  expect(await page.getByRole('alert').innerText()).toContain(fillIn(words.whole_error, { example: '12' }));
  expect(await page.getByRole('region', { name: words.preview_label }).innerText()).not.toContain('2 days');
});

test('The policy leaves out a sentence whose number is wrong, and is not printed before it is right', async () => {
  const visit = await browser.arrive(path);
  const { page } = visit;
  await hydrated(page, 'policy-builder');
  const printed = await watchPrinting(page);
  const paper = page.getByRole('region', { name: words.preview_label });
  await enter(page, words.meals_label, 'much');
  const [meals = ''] = clauseOf('meals').split('{');
  expect(await paper.innerText()).not.toContain(meals);
  await page.getByRole('button', { name: words.print_label }).click();
  expect(await printed()).toBeUndefined();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('meals');
  await enter(page, words.meals_label, '40');
  await page.getByRole('button', { name: words.print_label }).click();
  const title = fillIn(words.paper_heading, { company: `[${words.company_label}]` });
  expect(await printed()).toBe(title);
  const saved = await savedFile(page, words.docx_label);
  expect(saved.name).toBe(`${title}.docx`);
  const { value: text } = await mammoth.extractRawText({ buffer: Buffer.from(saved.bytes) });
  expect(text).toContain(fillIn(clauseOf('meals'), { meals: '£40' }));
  const pdf = await readPdf((await savedFile(page, words.pdf_label)).bytes);
  expect(pdf.structure).toContain(`LBody ${fillIn(clauseOf('meals'), { meals: '£40' })}`);
  expect(visit.errors).toEqual([]);
});

test('The policy is complete without a script', async () => {
  await using visit = await browser.visit(path, { javaScriptEnabled: false });
  const paper = visit.page.getByRole('region', { name: words.preview_label });
  expect(await paper.innerText()).toContain(fillIn(clauseOf('meals'), { meals: '£30' }));
  expect(await paper.innerText()).not.toContain('{');
});

test('On a phone the buttons for the files come before the long paper', async () => {
  await using visit = await browser.visit(path, { viewport: { width: 360, height: 740 } });
  const button = await visit.page.getByRole('button', { name: words.pdf_label }).boundingBox();
  const paper = await visit.page.getByRole('region', { name: words.preview_label }).boundingBox();
  expect(button?.y).toBeLessThan(paper?.y ?? 0);
});
