import { beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { layoutFaults } from '../support/layout.ts';
import { mainKinds } from '../support/site.ts';

const browser = startBrowser();
// The pages share their components, so alternating widths show axe each component at both.
const pages = mainKinds.map((kind, index) => ({ kind, axeWidth: index % 2 === 0 ? 1440 : 360 }));

describe.each(pages)('$kind', ({ kind, axeWidth }) => {
  let visit: Awaited<ReturnType<typeof browser.look>>;

  beforeAll(async () => {
    visit = await browser.look(`/helios/en${kind}`);
  });

  test(`The page ${kind} has a sound layout and obeys its policy`, async () => {
    for (const width of [320, 1440]) {
      await visit.page.setViewportSize({ width, height: 900 });
      expect(await layoutFaults(visit.page), `at ${width} px`).toEqual([]);
    }
    expect(visit.errors).toEqual([]);
  });

  test(`The page ${kind} has no violation that axe can see, at ${axeWidth} px`, async () => {
    await visit.page.setViewportSize({ width: axeWidth, height: 900 });
    expect(await violations(visit.page)).toEqual([]);
  });
});
