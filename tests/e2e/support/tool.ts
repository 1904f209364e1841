import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { hydratedIsland, islandOf } from './markup.ts';
import { pointAt } from './point.ts';

/** Points at a tool and waits until it is hydrated. It takes up what is typed before, but does not answer it. */
export async function hydrated(page: Page, island: string): Promise<void> {
  await pointAt(page.locator(islandOf(island)));
  await awake(page, island);
}

/** Waits until a tool is hydrated by itself. */
export async function awake(page: Page, island: string): Promise<void> {
  await page.locator(hydratedIsland(island)).waitFor({ state: 'attached' });
}

/** Where the tool shows its result. */
export function answer(page: Page): Locator {
  return page.getByRole('main').getByRole('status').first();
}

/** The last field of a name: that of the newest line in a list. It may be in a step that is not shown. */
export function field(page: Page, name: string): Locator {
  // The asterisk of a required field is hidden, but part of the name that Playwright gives a hidden field.
  const named = new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*\\*?$`);
  return page.locator('main').getByRole('textbox', { name: named, includeHidden: true }).last();
}

/** Opens the step that an element is in, with the keyboard. Does nothing in a tool without steps. */
export async function openStepOf(page: Page, element: Locator): Promise<void> {
  const step = await element.evaluate((found) => found.closest('[data-current="false"]')?.id);
  if (step === undefined) return;
  await page.locator(`nav a[href="#${step}"]`).focus();
  await page.keyboard.press('Enter');
}

/** Presses a button of the tool. It may be in a step that is not shown. */
export async function press(page: Page, name: string): Promise<void> {
  const button = page.locator('main').getByRole('button', { name, includeHidden: true });
  await openStepOf(page, button);
  await button.click();
}

/** Chooses an option by its text or value. The choice may be in a step that is not shown. */
export async function choose(page: Page, name: string, option: string): Promise<void> {
  const choice = page.locator('main').getByRole('combobox', { name, exact: true, includeHidden: true });
  await openStepOf(page, choice);
  await choice.selectOption(option);
}

/** Presses the button that forgets everything, and confirms it. `words` are the tool's. */
export async function forget(page: Page, words: { clear_label: string; forget_label: string }): Promise<void> {
  await press(page, words.clear_label);
  await page.getByRole('dialog').getByRole('button', { name: words.forget_label }).click();
}

/** Goes to a field and types, as somebody without a mouse does. */
export async function type(page: Page, name: string, text: string): Promise<void> {
  await openStepOf(page, field(page, name));
  await field(page, name).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Puts a text into a field at once, as pasting does. It is faster where a test is not about keys. */
export async function enter(page: Page, name: string, text: string): Promise<void> {
  await openStepOf(page, field(page, name));
  await enterAll(page, { [name]: text });
}

/**
 * Puts a text into each of these fields at once, which costs the browser a thirtieth of `enter` for each of them. As in
 * `field`, a name stands for the last field that has it.
 */
export async function enterAll(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await page.locator('main form').first().evaluate(putIn, texts);
}

/** Runs in the page: sets values as the browser does, past React, which ignores values that scripts set. */
function putIn(form: Element, texts: Readonly<Record<string, string>>): void {
  const nameOf = (input: HTMLInputElement) =>
    input.ariaLabel ?? input.labels?.[0]?.textContent?.replace(/\s*\*$/, '').trim();
  const inputs = [...form.querySelectorAll('input')];
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const [name, text] of Object.entries(texts)) {
    const input = inputs.findLast((each) => nameOf(each) === name);
    if (!input) throw new Error(`There is no field "${name}".`);
    input.focus();
    setValue?.call(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

/** Replaces `print()` by a stub that notes the title of the document. */
export async function watchPrinting(page: Page): Promise<() => Promise<string | undefined>> {
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = document.title;
      dispatchEvent(new Event('afterprint'));
    };
  });
  return () => page.evaluate(() => document.body.dataset.printed);
}

/** Presses a button that saves a file. Returns the file with the name that it would have among the downloads. */
export async function savedFile(page: Page, button: string, presses = 1): Promise<{ name: string; bytes: Uint8Array }> {
  const found = page.locator('main').getByRole('button', { name: button, includeHidden: true });
  await openStepOf(page, found);
  const download = page.waitForEvent('download');
  await found.click({ clickCount: presses });
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Runs in the page: nothing in secure storage can be read until the event `release`. */
export function holdDecryption(): void {
  const decrypt = crypto.subtle.decrypt.bind(crypto.subtle);
  const released = new Promise((resolve) => addEventListener('release', resolve));
  crypto.subtle.decrypt = async (...input) => {
    await released;
    return decrypt(...input);
  };
}

/** Runs in the page: every storage of the browser refuses, as it does for visitors who forbid it. */
export function forbidStorage(): void {
  const forbidden = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, { get: forbidden });
  }
}
