import { expect } from 'vitest';
import { hydratedIsland, islandOf } from '../../e2e/support/markup.ts';
import { titleOf } from '../../e2e/support/visitor.ts';
import type { Walk } from '../support/walk.ts';

export function offlineWalks(walk: Walk): void {
  walk(
    'A page that was visited is read without a network, and the others say that there is none',
    async (visitor) => {
      const { tab, site } = visitor;
      await tab.load(`${site.localhost}/helios/en/about`);
      const heading = await visitor.see('h1');
      const keepCount = () => {
        // Without scripts a page has no promises, so `run` can't wait for the caches: it starts to look, and reads later.
        const root = document.documentElement;
        void caches.match('/helios/en/about').then((found) => {
          root.dataset.kept = String(Boolean(found && navigator.serviceWorker.controller));
        });
        return root.dataset.kept;
      };
      await expect.poll(() => tab.run(keepCount)).toBe('true');
      await site.down();
      await tab.reload();
      await expect.poll(() => visitor.see('h1')).toBe(heading);
      await tab.load(`${site.localhost}/helios/en/press`);
      await expect.poll(visitor.title).toBe(titleOf('/helios/en/offline'));
    },
    { expected: /walk\.js|fetch|load/i },
  );

  walk(
    'A tool whose script was lost with the network works as soon as the visitor reaches for it with a network again',
    async (visitor) => {
      const { tab, site } = visitor;
      const amount = `${islandOf('vat-calculator')} [name="amount"]`;
      await visitor.open('/helios/en/vat-calculator');
      await site.down();
      await visitor.focus(amount);
      // Not every browser tells of a lost request, so the page makes another one: when that is lost, the script's is too.
      await tab.run(() => {
        fetch('/robots.txt').catch(() => {
          document.documentElement.dataset.lost = '';
        });
      });
      await expect.poll(() => visitor.attribute('html', 'data-lost')).toBe('');
      await site.up();
      await tab.run(() => (document.activeElement as HTMLElement).blur());
      await visitor.focus(amount);
      await visitor.see(`${hydratedIsland('vat-calculator')} form`);
    },
    { expected: /fetch|load|Could not connect|network/i },
  );
}
