import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Replaces texts of a page by a word of 1,000 letters, and expects the page as wide as its window of 360 px. */
export async function expectRoomForWord(page: Page, selectors: readonly string[]): Promise<void> {
  const word = 'm'.repeat(1_000);
  for (const selector of selectors) {
    expect(await page.locator(selector).evaluateAll(replaceTexts, word), selector).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), selector).toBe(360);
    expect(await page.evaluate(textsBeyondTheEdge, word), selector).toEqual([]);
  }
}

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
