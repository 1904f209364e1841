import type { Page } from 'playwright';

/**
 * Gives the window of a page another size. It waits until the page has it, has its letters and is drawn, so that what is
 * measured in several steps, such as the places of two elements, belongs to one layout: before its first frame a drawing
 * is where its entrance begins, also with reduced motion.
 */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((size) => innerWidth === size.width && innerHeight === size.height, { width, height });
  await page.evaluate(draw);
}

/** Runs in the page: one frame asks for the fonts that the layout needs, and the next one shows them. */
async function draw(): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await document.fonts.ready;
  await frame();
}
