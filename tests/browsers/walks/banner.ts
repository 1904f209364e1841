import { islandOf } from '../../e2e/support/markup.ts';
import type { Walk } from '../support/walk.ts';

export function bannerWalks(walk: Walk): void {
  walk('The banner goes when the visitor dismisses it, and is back on the next page view', async (visitor) => {
    const close = `${islandOf('notification-banner')} button`;
    await visitor.open('/helios/en');
    await visitor.click(close);
    await visitor.gone(close);
    await visitor.tab.reload();
    await visitor.see(close);
  });
}
