import { expect } from 'vitest';
import { firstAnchor, lastGroup } from '../../e2e/support/places.ts';
import { titleOf } from '../../e2e/support/visitor.ts';
import type { Walk } from '../support/walk.ts';

export function movingWalks(walk: Walk): void {
  walk('A link leads to its page, and back leads to the place where the link was', async (visitor) => {
    await visitor.open('/helios/en');
    const press = '/helios/en/press';
    await visitor.click(`footer a[href="${press}"]`);
    await expect.poll(visitor.title).toBe(titleOf(press));
    expect(await visitor.address()).toBe(press);
    await expect.poll(visitor.scrolled).toBe(0);
    await visitor.tab.back();
    await expect.poll(visitor.title).toBe(titleOf('/helios/en'));
    expect(await visitor.address()).toBe('/helios/en');
    await expect.poll(visitor.scrolled).toBeGreaterThan(400);
  });

  walk('A page that was left by the header can be left by the header again', async (visitor) => {
    await visitor.open('/helios/en');
    for (const page of ['/helios/en/pricing', '/helios/en']) {
      await visitor.click(`header a[href="${page}"]`);
      await expect.poll(visitor.title).toBe(titleOf(page));
      expect(await visitor.see('h1')).not.toBe('');
    }
  });

  walk('A link to a place on the page leads there, and so does an address with a place', async (visitor) => {
    const topOf = (id: string) =>
      visitor.tab.run((wanted) => Math.round(document.getElementById(wanted)?.getBoundingClientRect().top ?? -1), id);
    const isNearTop = (id: string) => async () => {
      const top = await topOf(id);
      return top >= 0 && top < 300;
    };
    await visitor.open('/helios/en');
    await visitor.click(`a[href="#${firstAnchor}"]`);
    await expect.poll(isNearTop(firstAnchor)).toBe(true);
    expect(await visitor.address()).toBe(`/helios/en#${firstAnchor}`);
    await visitor.open(`/helios/en/faq#${lastGroup}`);
    await expect.poll(visitor.scrolled).toBeGreaterThan(0);
    await expect.poll(isNearTop(lastGroup)).toBe(true);
  });

  walk('The first press of the Tab key reaches a link that leads past the navigation', async (visitor) => {
    await visitor.open('/helios/en/about');
    await visitor.press('Tab', 'Enter');
    await expect.poll(visitor.address).toBe('/helios/en/about#main');
  });
}
