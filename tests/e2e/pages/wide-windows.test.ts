import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { startBrowser } from '../support/browser.ts';

const browser = startBrowser();

async function at(width: number, pathname: string): Promise<Locator> {
  const { page } = await browser.look(pathname);
  await page.setViewportSize({ width, height: 900 });
  return page.getByRole('main');
}

describe.each([
  ['/helios/en/customer-cases/nordvik', 'Envelopes'],
  ['/helios/en/invoice-generator', 'How the sums are worked out'],
  ['/helios/en/expense-report-roi-calculator', 'Finding your own numbers'],
])('the running text of %s', (pathname, name) => {
  test('has its headings beside it where there is room, and fills the window', async () => {
    const [heading, text] = await boxesOf(await at(1440, pathname), name);
    expect(text.x).toBeGreaterThan(heading.x + heading.width);
    expect(Math.abs(text.y - heading.y)).toBeLessThan(12);
    expect(text.x + text.width).toBeGreaterThan(1440 * 0.8);
  });

  test('has them above it where there is none', async () => {
    const [heading, text] = await boxesOf(await at(768, pathname), name);
    expect(text.x).toBe(heading.x);
    expect(text.y).toBeGreaterThan(heading.y + heading.height);
  });
});

test('a timeline spans the window: when, what, and how it was', async () => {
  const moment = (await at(1440, '/helios/en/about')).getByRole('listitem').filter({ hasText: 'Vesterbro' });
  const [title, story] = await Promise.all([
    moment.getByRole('heading').boundingBox(),
    moment.locator('p').last().boundingBox(),
  ]);
  expect(story?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
  expect((story?.x ?? 0) + (story?.width ?? 0)).toBeGreaterThan(1440 * 0.8);
});

/** Of a heading, and of what follows it. */
async function boxesOf(main: Locator, name: string) {
  const heading = main.getByRole('heading', { name, exact: true });
  const text = heading.locator('xpath=following-sibling::*[1]');
  const empty = { x: 0, y: 0, width: 0, height: 0 };
  return [(await heading.boundingBox()) ?? empty, (await text.boundingBox()) ?? empty] as const;
}
