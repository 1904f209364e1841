import type { Page } from 'playwright';

/**
 * How far an element that sticks reaches below the top of another one, in pixels, while the page scrolls from its top to
 * its end. Negative if it always stays above.
 */
export function reachBelow(page: Page, pinned: string, below: string): Promise<number> {
  return page.evaluate(
    ([pinned, below]) => {
      const edge = (selector: string, side: 'top' | 'bottom') => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`Nothing matches ${selector}.`);
        return element.getBoundingClientRect()[side];
      };
      let reach = Number.NEGATIVE_INFINITY;
      for (let top = 0; top < document.documentElement.scrollHeight; top += 100) {
        scrollTo(0, top);
        reach = Math.max(reach, edge(pinned, 'bottom') - edge(below, 'top'));
      }
      return reach;
    },
    [pinned, below] as const,
  );
}
