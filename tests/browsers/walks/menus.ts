import { expect } from 'vitest';
import { titleOf } from '../../e2e/support/visitor.ts';
import { phone, type Steps, type Walk } from '../support/walk.ts';

const menus = [
  { name: 'a menu of the header', opener: 'header nav summary', content: 'header nav details a' },
  { name: 'the menu on a phone', opener: 'header summary', content: 'header nav a', size: phone },
  { name: 'the locale selector', opener: 'main ~ nav summary', content: 'main ~ nav a[hreflang]' },
];

export function menuWalks(walk: Walk): void {
  for (const { name, opener, content, size } of menus) {
    const options = size ? { size } : {};
    walk(
      `On Escape ${name} closes, and the focus is back on its opener`,
      async (visitor) => {
        await openMenu(visitor, opener, content);
        await visitor.press('Tab', 'Escape');
        await visitor.gone(content);
        expect(await visitor.hasFocus(opener)).toBe(true);
      },
      options,
    );
  }

  walk('The locale selector leads to the same page in another language', async (visitor) => {
    await openMenu(visitor, 'main ~ nav summary', 'main ~ nav a[hreflang]');
    await visitor.click('main ~ nav a[hreflang="fi-FI"]');
    await expect.poll(visitor.title).toBe(titleOf('/helios/fi/pricing'));
  });
}

async function openMenu(visitor: Steps, opener: string, content: string): Promise<void> {
  await visitor.open('/helios/en/pricing');
  await visitor.click(opener);
  await visitor.see(content);
}
