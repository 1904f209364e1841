import { expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';

const browser = startBrowser();

test('The pages of cookies and licences have no violation that axe can see, with a licence open', async () => {
  for (const path of ['cookie-policy', 'third-party-licences']) {
    const { page, errors } = await browser.look(`/helios/fi/legal/${path}`, { viewport: { width: 360, height: 740 } });
    for (const summary of await page.locator('main summary').all()) await summary.click();
    expect(await violations(page, { part: 'main' }), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
    expect(errors).toEqual([]);
  }
});
