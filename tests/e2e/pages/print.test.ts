import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { contentOf, filled, sliceIn, stringsOf } from '../../sites/embedded-content.ts';
import { brokenWords } from '../support/broken-words.ts';
import { startBrowser } from '../support/browser.ts';
import { resize } from '../support/resize.ts';

const browser = startBrowser();
const words = stringsOf('en-gb');
const ink = 'rgb(6, 38, 45)';

/** Opens a page with the styles for print, which have no backgrounds by default. */
async function onPaper(pathname: string) {
  const visit = await browser.look(pathname);
  await visit.page.emulateMedia({ media: 'print' });
  return visit.page;
}

const styleOf = (element: Locator, pseudo?: string) =>
  element.evaluate((each, name) => {
    const { color, borderTopColor, borderTopWidth, outlineStyle, breakInside, height } = getComputedStyle(each, name);
    return { color, borderTopColor, borderTopWidth, outlineStyle, breakInside, height };
  }, pseudo);

test.each(['/helios/en/pricing', '/helios/en/alternatives/tallycard'])(
  'The signs in the table of %s are drawn by borders, which are printed',
  async (pathname) => {
    const signs = (await onPaper(pathname)).locator('td');
    const yes = signs.getByRole('img', { name: words.included, exact: true }).first();
    const no = signs.getByRole('img', { name: words.not_included }).first();
    expect(await styleOf(yes)).toMatchObject({ borderTopWidth: '10px', borderTopColor: ink });
    expect(await styleOf(no)).toMatchObject({ borderTopWidth: '1px' });
  },
);

test.each(['about', 'spend-controls'])('No button is printed on %s', async (uid) => {
  const page = await onPaper(`/helios/en/${uid}`);
  const [opening] = contentOf('en-gb', 'page', uid).data.slices;
  const buttons = opening && 'links' in opening.primary ? opening.primary.links : [];
  expect(buttons).not.toEqual([]);
  for (const { text } of buttons) {
    const links = page
      .getByRole('main')
      .locator('a')
      .filter({ hasText: text ?? '' });
    expect(await links.filter({ visible: true }).count()).toBe(0);
  }
});

test('A button that a picture of the product draws is printed with the picture', async () => {
  const page = await onPaper('/helios/en/spend-controls');
  const { request_approve: approve } = contentOf('en-gb', 'product_scene', 'spend-day-crew').data;
  const drawn = page
    .getByRole('main')
    .locator('[role="img"]')
    .getByText(approve ?? '', { exact: true });
  expect(await drawn.filter({ visible: true }).count()).toBe(1);
});

test.each(['/helios/en/pricing', '/helios/en/plan-picker', '/helios/en/vat-calculator'])(
  'The chosen options of %s are readable and distinct in print',
  async (pathname) => {
    const page = await onPaper(pathname);
    const chosen = page.getByRole('main').locator('label:has(:checked)').filter({ visible: true });
    expect(await chosen.count()).toBeGreaterThan(0);
    for (const label of await chosen.all()) {
      const style = await styleOf(label);
      expect(style.color).toBe(ink);
      expect(style.borderTopWidth === '3px' || style.outlineStyle === 'solid').toBe(true);
    }
  },
);

test('The hours of a printed checklist stand at the right, and nothing tears its groups from their rules', async () => {
  const main = (await onPaper('/helios/en/month-end-checklist')).getByRole('main');
  const groups = await main.locator('div:has(> ol)').evaluateAll((elements) =>
    elements.map((group) => {
      const { top, right } = group.getBoundingClientRect();
      const hour = group.querySelector('time')?.getBoundingClientRect();
      const name = group.querySelector('h3')?.getBoundingClientRect();
      return [Math.round(right - (hour?.right ?? 0)), (name?.top ?? Number.POSITIVE_INFINITY) - top < 24];
    }),
  );
  expect(groups).toEqual([
    [0, true],
    [0, true],
    [0, true],
    [0, true],
  ]);
});

test('A printed calculation has its gauge, and no buttons to save, send or forget it', async () => {
  const main = (await onPaper('/helios/en/expense-report-roi-calculator')).getByRole('main');
  expect(await main.locator('svg[viewBox="0 0 400 200"]').isVisible()).toBe(true);
  expect(await main.locator('button').filter({ visible: true }).allInnerTexts()).toEqual([]);
});

test('White signs are printed with the colour behind them, and the sun behind a drawing is not printed', async () => {
  const page = await onPaper('/helios/en');
  const drawings = page.locator('main [role="img"]');
  const signs = drawings.locator('svg').or(page.locator('main li span[aria-hidden="true"]'));
  const whites = await signs.evaluateAll((elements) =>
    elements
      .filter((sign) => sign.checkVisibility() && getComputedStyle(sign).color === 'rgb(255, 255, 255)')
      .map((sign) => {
        let ground: Element | null = sign;
        while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement;
        return ground && getComputedStyle(ground).printColorAdjust;
      }),
  );
  expect([...new Set(whites)]).toEqual(['exact']);
  const suns = drawings.locator('svg[preserveAspectRatio]');
  expect(await suns.count()).toBeGreaterThan(0);
  for (const sun of await suns.all()) expect(await sun.isVisible()).toBe(false);
});

test('A printed page begins with the mark and the address of the site, and nothing else of the header', async () => {
  const header = (await onPaper('/helios/en/pricing')).getByRole('banner');
  expect((await header.innerText()).split('\n').filter(Boolean)).toEqual(['Helios', expect.stringMatching(/^[\w.]+$/)]);
  expect(await header.locator('nav, button, details').filter({ visible: true }).count()).toBe(0);
});

test('Words and their picture are on one sheet, which has no ratings', async () => {
  const { label } = filled(sliceIn(contentOf('en-gb', 'page', 'home'), 'rating_badges', 'default').primary);
  const main = (await onPaper('/helios/en')).getByRole('main');
  const pairs = main.locator('section:has(> div > figure):has(h2)');
  const breaks = await pairs.evaluateAll((all) => all.map((each) => getComputedStyle(each).breakInside));
  expect([...new Set(breaks)]).toEqual(['avoid']);
  const ratings = main.getByRole('list', { name: label, includeHidden: true });
  expect(await ratings.count()).toBeGreaterThan(0);
  expect(await ratings.filter({ visible: true }).count()).toBe(0);
});

test('No drawing is divided between two sheets', async () => {
  const drawings = (await onPaper('/helios/en')).locator('main [role="img"]');
  const breaks = await drawings.evaluateAll((all) => all.map((each) => getComputedStyle(each).breakInside));
  expect([...new Set(breaks)]).toEqual(['avoid']);
});

test('All answers are printed, and no heading is alone at the end of a sheet', async () => {
  const page = await onPaper('/helios/en/faq');
  const hidden = await page
    .locator('main details > :not(summary)')
    .evaluateAll((answers) => answers.filter((answer) => !answer.checkVisibility() || !answer.clientHeight).length);
  expect(hidden).toBe(0);
  for (const heading of await page.getByRole('main').getByRole('heading', { level: 2 }).all()) {
    expect((await styleOf(heading)).breakInside).toBe('avoid');
    expect(Number.parseFloat((await styleOf(heading, '::after')).height)).toBeGreaterThan(100);
  }
});

test('The three plans are side by side on paper, with the prices of one billing cycle', async () => {
  const page = await onPaper('/helios/en/pricing');
  await resize(page, 673, 1000);
  const plans = page.getByRole('main').locator('article');
  const tops = await plans.evaluateAll((all) => all.map((plan) => plan.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
  const cycles = page.locator('label:has([name^="billing-"])').filter({ visible: true });
  expect(await cycles.count()).toBe(1);
  expect(await cycles.locator(':checked').count()).toBe(1);
});

test('The note below the plans is on their sheet of A4, and a price is in one line with its unit', async () => {
  const page = await onPaper('/helios/de/pricing');
  await resize(page, 673, 1001);
  const plans = page.getByRole('main').locator('article');
  const note = page.locator('div:has(> article) + p');
  expect(await note.evaluate((each) => getComputedStyle(each).breakBefore)).toBe('avoid');
  const { y = 0, height = 0 } = (await note.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(1001);
  const price = plans.nth(1).locator('p:has(> b)').filter({ visible: true });
  const amount = price.locator('b');
  expect((await price.boundingBox())?.height).toBe((await amount.boundingBox())?.height);
});

test('Forms that send something are not printed, and the address of a button is not spelled out', async () => {
  for (const pathname of ['/helios/en', '/helios/en/book-a-demo']) {
    const page = await onPaper(pathname);
    const forms = page.locator('main form[data-form]');
    expect(await forms.count()).toBeGreaterThan(0);
    expect(await forms.filter({ visible: true }).count()).toBe(0);
  }
  const page = await onPaper('/helios/en/pricing');
  const after = await page
    .locator('main article a[href^="http"]')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect([...new Set(after)]).toEqual(['none']);
});

test('A group of the table of plans is not divided, so that its name is above all its lines', async () => {
  const rows = (await onPaper('/helios/en/pricing')).getByRole('main').locator('tbody tr');
  const breaks = await rows.evaluateAll((all) =>
    all.map((row, index) => {
      const next = all[index + 1];
      return { isLast: !next || next.childElementCount === 1, rule: getComputedStyle(row).breakAfter };
    }),
  );
  expect(breaks.length).toBeGreaterThan(10);
  for (const { isLast, rule } of breaks) expect(rule).toBe(isLast ? 'auto' : 'avoid');
});

test('A tile begins at the margin of the sheet, also on a sheet as wide as a tablet', async () => {
  const page = await onPaper('/helios/en');
  const titles = page.getByRole('main').getByRole('heading', { level: 3 }).filter({ visible: true });
  for (const width of [673, 794]) {
    await resize(page, width, 1000);
    const [left, heading] = await Promise.all(
      [titles.first(), page.getByRole('heading', { level: 2 }).first()].map(
        async (each) => (await each.boundingBox())?.x,
      ),
    );
    expect(left).toBe(heading);
  }
});

test('No name of an app is broken on a sheet of A4, upright or across', async () => {
  const page = await onPaper('/helios/en');
  expect(await page.getByRole('main').locator('li b').getByText('QuickBooks', { exact: true }).count()).toBe(1);
  // The sheet without its margins of 16 mm.
  for (const [width, height] of [
    [672, 1001],
    [1001, 672],
  ] as const) {
    await resize(page, width, height);
    expect(await page.evaluate(brokenWords, 'main li *'), `${width} px wide`).toEqual([]);
  }
});

test('The words above a form are not printed without it, unless they open the page', async () => {
  const isPrinted = async (pathname: string) =>
    (await onPaper(pathname)).locator('main section:has(form[data-form])').first().isVisible();
  expect(await isPrinted('/helios/en/ebooks')).toBe(false);
  expect(await isPrinted('/helios/en/book-a-demo')).toBe(true);
});

test('The address of a post is not printed over the row of its title', async () => {
  const posts = (await onPaper('/helios/en/ebooks')).locator('main li a[href^="https://blog."]');
  const after = await posts.evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect([...new Set(after)]).toEqual(['""']);
});

test('The receipt of a picture is printed with its lit total, and its shadow does not fall on the sheet before', async () => {
  const drawings = (await onPaper('/helios/en')).locator('main [role="img"]');
  const styles = await drawings.evaluateAll((all) =>
    all.flatMap((drawing) => [
      getComputedStyle(drawing).printColorAdjust,
      ...[...drawing.querySelectorAll('div')].map((part) => getComputedStyle(part).filter),
    ]),
  );
  expect([...new Set(styles)].sort()).toEqual(['exact', 'none']);
});
