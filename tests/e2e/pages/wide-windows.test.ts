import type { Locator } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { SliceOf } from '../../../src/templates/slice-props.ts';
import { contentOf, sliceIn } from '../../sites/embedded-content.ts';
import { startBrowser } from '../support/browser.ts';
import { resize } from '../support/resize.ts';

const browser = startBrowser();

async function at(width: number, pathname: string): Promise<Locator> {
  const { page } = await browser.look(pathname);
  await resize(page, width);
  return page.getByRole('main');
}

/** The first heading of a slice's text that a node of a type follows. */
function headingBefore(following: string, { primary: { body } }: SliceOf<'rich_text'>): string {
  const place = body.findIndex(({ type }, index) => type === 'heading2' && body[index + 1]?.type === following);
  const heading = body[place];
  return heading && 'text' in heading ? heading.text : expect.unreachable(`No heading is followed by ${following}.`);
}

const nordvik = contentOf('en-gb', 'customer_case', 'nordvik');
const invoice = contentOf('en-gb', 'page', 'invoice-generator');
const roi = contentOf('en-gb', 'page', 'expense-report-roi-calculator');

describe.each([
  ['/helios/en/customer-cases/nordvik', headingBefore('paragraph', sliceIn(nordvik, 'rich_text', 'default'))],
  ['/helios/en/invoice-generator', headingBefore('paragraph', sliceIn(invoice, 'rich_text', 'default'))],
  ['/helios/en/expense-report-roi-calculator', headingBefore('list-item', sliceIn(roi, 'rich_text', 'default'))],
])('%s', (pathname, name) => {
  test(`The running text of ${pathname} has its headings beside it in a wide window, and fills the window`, async () => {
    const [heading, text] = await boxesOf(await at(1440, pathname), name);
    expect(text.x).toBeGreaterThan(heading.x + heading.width);
    expect(Math.abs(text.y - heading.y)).toBeLessThan(12);
    expect(text.x + text.width).toBeGreaterThan(1440 * 0.8);
  });

  test(`The running text of ${pathname} has its headings above it in a narrow window`, async () => {
    const [heading, text] = await boxesOf(await at(768, pathname), name);
    expect(text.x).toBe(heading.x);
    expect(text.y).toBeGreaterThan(heading.y + heading.height);
  });
});

test('A timeline says when at the left, and beside it what, and below that how it was', async () => {
  const [first] = sliceIn(contentOf('en-gb', 'page', 'about'), 'steps', 'timeline').primary.items;
  const main = await at(1440, '/helios/en/about');
  const moment = main.getByRole('listitem').filter({ hasText: first?.heading ?? '' });
  const when = moment.getByText(first?.when ?? '', { exact: true });
  const [time, title, story] = await Promise.all([
    when.boundingBox(),
    moment.getByRole('heading').boundingBox(),
    moment.locator('p').last().boundingBox(),
  ]);
  expect(title?.x).toBeGreaterThan((time?.x ?? 0) + (time?.width ?? 0));
  expect(story?.x).toBe(title?.x);
  expect(story?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
});

/** The boxes of a heading and of the element that follows it. */
async function boxesOf(main: Locator, name: string) {
  const heading = main.getByRole('heading', { name, exact: true });
  const text = heading.locator('xpath=following-sibling::*[1]');
  const empty = { x: 0, y: 0, width: 0, height: 0 };
  return [(await heading.boundingBox()) ?? empty, (await text.boundingBox()) ?? empty] as const;
}
