import type { Page } from 'playwright';

/** How much longer the timers of the page run than those of a visitor's page. */
const patience = 6;

/**
 * Lets a page wait for its vendors, for tests that need their answers. A visitor's page does without the flag after 2.5
 * seconds and without HubSpot's banner after 4. On a busy machine the answers come later, and the site's own banner
 * asks. Here the limit of the flag never passes, and HubSpot's banner, for which the page looks in steps, has more time.
 * Call it before the page is loaded.
 */
export function makePatient(page: Page): Promise<unknown> {
  return page.addInitScript((times) => {
    AbortSignal.timeout = () => new AbortController().signal;
    const { setTimeout } = globalThis;
    const later = (act: () => void, ms = 0) => setTimeout(act, ms * times);
    globalThis.setTimeout = later as typeof setTimeout;
  }, patience);
}
