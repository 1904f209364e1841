import { beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { atEachWidth, layoutFaults } from '../support/layout.ts';
import { mainKinds } from '../support/site.ts';

const browser = startBrowser();

describe.each(mainKinds)('%s', (kind) => {
  let visit: Awaited<ReturnType<typeof browser.look>>;

  beforeAll(async () => {
    visit = await browser.look(`/helios/en${kind}`);
  });

  test(`The page ${kind} has a sound layout and obeys its policy`, async () => {
    await atEachWidth(visit.page, [320, 1440], async (at) => {
      expect(await layoutFaults(visit.page), at).toEqual([]);
    });
    expect(visit.errors).toEqual([]);
  });

  // The test before leaves every second page in the widest window. The pages share their components, so that axe sees
  // each component in both windows.
  test(`The page ${kind} has no violation that axe can see`, async () => {
    expect(await violations(visit.page)).toEqual([]);
  });
});
