import { expect, test } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { atEachWidth, layoutFaults } from '../support/layout.ts';
import { mainKinds } from '../support/site.ts';

const browser = startBrowser();

test.each(mainKinds)('The page %s has a sound layout and obeys its policy', async (kind) => {
  const visit = await browser.look(`/helios/en${kind}`);
  await atEachWidth(visit.page, [320, 1440], async (at) => {
    expect(await layoutFaults(visit.page), at).toEqual([]);
  });
  expect(visit.errors).toEqual([]);
});
