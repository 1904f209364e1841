import { test } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { expectRoomForWord } from '../support/long-words.ts';

const browser = startBrowser();

test.each([
  ['/helios/en/careers/jobs', ['main :is(h1, h2, h3)', 'main li']],
  ['/helios/en/faq', ['main :is(h1, h2, h3, summary)']],
  ['/helios/en/legal/gdpr', ['main p']],
  ['/helios/en/customers', ['main article']],
  ['/helios/en/ebooks', ['main li']],
  ['/helios/en/integrations', ['main li']],
  ['/helios/en/partner-directory', ['main article']],
  ['/helios/en/webinars-and-events', ['main li']],
  ['/helios/en/vat-calculator', ['main :is(th, td)']],
])('A word of 1,000 letters on %s leaves the page as wide as a window of 360 px', async (pathname, selectors) => {
  const { page } = await browser.look(pathname, { viewport: { width: 360, height: 900 } });
  await expectRoomForWord(page, selectors);
});
