import type { Locator } from 'playwright';

/**
 * Moves the pointer onto an element, as a visitor does. The first event of a pointer on a page has no movement, so that
 * the pointer is moved twice.
 */
export async function pointAt(target: Locator): Promise<void> {
  await target.page().mouse.move(1, 1);
  await target.hover();
}
