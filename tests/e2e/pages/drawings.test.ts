import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { contentOf, sliceIn } from '../../sites/embedded-content.ts';
import { brokenWords } from '../support/broken-words.ts';
import { startBrowser } from '../support/browser.ts';
import { atEachWidth, layoutFaults } from '../support/layout.ts';
import { resize } from '../support/resize.ts';

const browser = startBrowser();
const windowHeight = 760;

async function at(width: number, pathname: string): Promise<Page> {
  const { page } = await browser.look(pathname);
  await resize(page, width, windowHeight);
  return page;
}

async function boxOf(element: Locator) {
  return (await element.boundingBox()) ?? expect.unreachable('The element is not drawn.');
}

test('Each label of the day track is in line with its hour and on no other label, at 360 px', async () => {
  const page = await at(360, '/helios/en');
  const { items } = sliceIn(contentOf('en-gb', 'page', 'home'), 'anchor_nav', 'default').primary;
  for (const { anchor, label, hour } of items) {
    const link = page.locator(`main nav a[href="#${anchor}"]`);
    await page.locator(`#${anchor}`).evaluate((section) => section.scrollIntoView());
    await expect.poll(() => opacityOf(link.getByText(label ?? '', { exact: true }))).toBe('1');
    expect(await layoutFaults(page), `at #${anchor}`).toEqual([]);
    const { x, width } = await boxOf(link.getByText(label ?? '', { exact: true }));
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
    const hourText = await textEdges(link.getByText(hour ?? ''));
    const labelText = await textEdges(link.getByText(label ?? ''));
    const apart = [hourText.left - labelText.left, hourText.right - labelText.right].map(Math.abs);
    expect(Math.min(...apart), `at #${anchor}`).toBeLessThan(2);
  }
});

/** The edges of an element's text, which may be narrower than the element. */
function textEdges(element: Locator): Promise<{ left: number; right: number }> {
  return element.evaluate((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const { left, right } = range.getBoundingClientRect();
    return { left, right };
  });
}

test('At 360 px the hours of the demo are seen before the gate, which leads to the title of the second step', async () => {
  const page = await at(360, '/helios/en/explore-product');
  const { items } = sliceIn(contentOf('en-gb', 'page', 'explore-product'), 'interactive_demo', 'default').primary;
  const hours = page.getByRole('radiogroup').locator('label');
  expect(await hours.filter({ visible: true }).count()).toBe(items.length);
  const home = page.locator('main').getByRole('link', { name: 'Back to the home page' });
  expect(await home.isVisible()).toBe(true);
  const next = page.locator('main label', { hasText: 'Next' }).filter({ visible: true });
  await next.click();
  expect(await home.isVisible()).toBe(false);
  const title = page.getByRole('heading', { name: items[1]?.heading ?? '' });
  await expect.poll(async () => (await boxOf(title)).y).toBeGreaterThan(0);
  expect((await boxOf(title)).y).toBeLessThan(600);
  for (const _ of items.slice(2)) {
    await next.click();
  }
  const last = hours.last();
  await expect.poll(async () => (await textEdges(last)).right).toBeLessThanOrEqual(360);
  expect((await boxOf(last)).x).toBeGreaterThanOrEqual(0);
});

test('At 360 px the hour before the chosen one is whole at the left edge, not cut', async () => {
  const page = await at(360, '/helios/en/explore-product');
  const rail = page.getByRole('radiogroup');
  const hours = rail.locator('label');
  // Left of the page's margin the ruler has only room for a focus ring.
  const margin = (await boxOf(page.locator('h1'))).x;
  expect((await boxOf(rail)).x).toBeLessThanOrEqual(margin - 6);
  for (let chosen = 1; chosen < (await hours.count()); chosen++) {
    await hours.nth(chosen).getByRole('radio').focus();
    await page.keyboard.press('Space');
    await expect.poll(async () => (await boxOf(hours.nth(chosen - 1))).x).toBeCloseTo(margin, 0);
  }
});

test('The line below the hours of the demo ended before the panel, at the last stops', async () => {
  const page = await at(360, '/helios/en/explore-product');
  const hours = page.getByRole('radiogroup').locator('label');
  const lineOf = () =>
    page.locator('[data-demo] > ol').evaluate((steps) => {
      const { left, right } = steps.getBoundingClientRect();
      return { left, right, line: getComputedStyle(steps).borderTopWidth };
    });
  const panel = await boxOf(page.locator('[data-demo] li').filter({ visible: true }));
  for (const chosen of [0, 2, (await hours.count()) - 1]) {
    await hours.nth(chosen).getByRole('radio').focus();
    await page.keyboard.press('Space');
    expect(await lineOf()).toEqual({ left: panel.x, right: panel.x + panel.width, line: '2px' });
  }
});

test('The drawing of a day shows its total only where all payments of the day are shown', async () => {
  const { heading, rows } = contentOf('en-gb', 'product_scene', 'spend-day').data;
  const seen = [];
  const page = await at(360, '/helios/en');
  const drawing = page.locator('main section').first().getByRole('img');
  for (const width of [360, 1440]) {
    await resize(page, width, windowHeight);
    const isSeen = async (text: string) =>
      (await drawing.getByText(text, { exact: true }).filter({ visible: true }).count()) > 0;
    const payments = await Promise.all(rows.map(({ label }) => isSeen(label ?? '')));
    const total = drawing.getByText(heading ?? '', { exact: true }).locator('xpath=following-sibling::*');
    seen.push([payments.filter(Boolean).length, await total.isVisible()]);
  }
  expect(seen).toEqual([
    [2, false],
    [rows.length, true],
  ]);
});

function opacityOf(element: Locator): Promise<string> {
  return element.evaluate((each) => getComputedStyle(each).opacity);
}

test('The sun of the day track moves with the reader, and a line is drawn when its receipt has come into view', async () => {
  await using visit = await browser.visit('/helios/en', {
    reducedMotion: 'no-preference',
    viewport: { width: 1440, height: 760 },
  });
  const { page } = visit;
  const scrollTo = async (selector: string, fromTop: number) => {
    const scrolled = page.locator(selector).first();
    await scrolled.evaluate((element, offset) => {
      scrollBy({ top: element.getBoundingClientRect().top - offset, behavior: 'instant' });
    }, fromTop);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  };
  const suns = () =>
    page.locator('main nav a').evaluateAll((hours) =>
      hours.map((hour) => {
        const { visibility, left } = getComputedStyle(hour, '::after');
        return visibility === 'visible' ? Number.parseFloat(left) : undefined;
      }),
    );
  await scrollTo('#control', 170);
  const early = await suns();
  await scrollTo('#control', -60);
  const later = await suns();
  expect(early.map((left) => left !== undefined)).toEqual([false, false, true, false, false]);
  expect(later[2]).toBeGreaterThan((early[2] ?? 0) + 20);
  const line = page.locator('#match [role="img"] i');
  const isDrawn = () => line.evaluate((each) => /^none$|inset\(0(?:px)?\)/.test(getComputedStyle(each).clipPath));
  await scrollTo('#match [role="img"] i', 740);
  expect(await isDrawn()).toBe(false);
  await scrollTo('#match [role="img"] i', 200);
  expect(await isDrawn()).toBe(true);
});

test('The story of a day shifts nothing, ends when a visitor types, and ends as the picture without motion', async () => {
  const still = await (await at(1440, '/helios/en')).locator('main section').first().evaluate(lookOf);
  await using visit = await browser.visit('about:blank', {
    reducedMotion: 'no-preference',
    viewport: { width: 1440, height: 760 },
  });
  const { page } = visit;
  // The story takes three seconds, in which a busy machine may not even have loaded the page.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  const setPace = (playbackRate: number) => devtools.send('Animation.setPlaybackRate', { playbackRate });
  await setPace(0.001);
  await page.goto('/helios/en');
  const hero = page.locator('main section').first();
  const targets = await hero.evaluate((section) =>
    section.getAnimations({ subtree: true }).flatMap(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return target?.closest('[role="img"]') ? 'drawing' : (target?.tagName ?? []);
    }),
  );
  expect(new Set(targets)).toEqual(new Set(['drawing']));
  expect(await hero.evaluate(shiftOfAnimations, 3000)).toBe(0);
  await page.getByLabel('Work email').first().focus();
  const drawing = hero.getByRole('img').first();
  await expect.poll(() => drawing.evaluate(storiesIn)).toBe(0);
  // Transitions that the focus has begun end, too.
  await setPace(1);
  await expect.poll(() => drawing.evaluate((each) => each.getAnimations({ subtree: true }).length)).toBe(0);
  // A busy machine may still be painting the pictures of the section.
  await expect.poll(() => hero.evaluate(lookOf)).toEqual(still);
});

/** The number of animations in a drawing that style rules have begun, without transitions. */
function storiesIn(drawing: Element): number {
  return drawing.getAnimations({ subtree: true }).filter((each) => each instanceof CSSAnimation).length;
}

/** Shows some moments of the animations, which begin again after it, and adds up what they shift on the page. */
async function shiftOfAnimations(section: Element, endMs: number): Promise<number> {
  // Letters of a font that comes late shift the text around them.
  await document.fonts.ready;
  let sum = 0;
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
  }).observe({ type: 'layout-shift' });
  const animations = section.getAnimations({ subtree: true });
  for (let ms = 0; ms <= endMs; ms += 200) {
    for (const animation of animations) animation.currentTime = ms;
    await frame();
  }
  // Entries come after the frame in which a shift happened.
  for (const _ of [1, 2, 3]) await frame();
  for (const animation of animations) animation.currentTime = 0;
  return sum;
}

/** Where each part of a hero's drawing is, and how much of it is shown. */
function lookOf(hero: Element): unknown[] {
  // A field in focus may have scrolled the page.
  const { top } = hero.getBoundingClientRect();
  return [...hero.querySelectorAll('[role="img"] *')].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    // What has no box is at the top of the window.
    const place = width + height === 0 ? y : y - top;
    const { clipPath, visibility, backgroundColor } = getComputedStyle(part);
    return [part.tagName, ...[x, place, width, height].map(Math.round), clipPath, visibility, backgroundColor];
  });
}

test.each([360, 1440])('Words without a scene leave room between a button and the horizon at %i px', async (width) => {
  expect(await layoutFaults(await at(width, '/helios/us/why'))).toEqual([]);
});

test('No part of the home page’s first drawing covers words of another part at 320 and 360 px', async () => {
  const page = await at(320, '/helios/fi');
  const drawing = page.locator('main section').first().getByRole('img');
  expect(await drawing.evaluate(coveredWords)).toEqual([]);
  await resize(page, 360, windowHeight);
  expect(await drawing.evaluate(coveredWords)).toEqual([]);
});

/** The words of a drawing over which another part of it lies, wholly or in part. */
function coveredWords(drawing: Element): string[] {
  const parts = [...(drawing.firstElementChild?.children ?? [])].filter((part) => !(part instanceof SVGElement));
  return parts.flatMap((part) => {
    const others = parts.filter((other) => other !== part).map((other) => other.getBoundingClientRect());
    return [...part.querySelectorAll('*')].flatMap((element) => {
      const isWords = element.childElementCount === 0 && element.checkVisibility() && element.textContent?.trim();
      const words = element.getBoundingClientRect();
      const isUnder = (box: DOMRect) =>
        Math.min(box.right, words.right) - Math.max(box.left, words.left) > 1 &&
        Math.min(box.bottom, words.bottom) - Math.max(box.top, words.top) > 4;
      return isWords && others.some(isUnder) ? [element.textContent ?? ''] : [];
    });
  });
}

test('No drawing of the home page breaks a word at 320 px, or cuts one off at its side at 360 px', async () => {
  const page = await at(320, '/helios/fr');
  expect(await page.evaluate(brokenWords, inDrawings)).toEqual([]);
  await resize(page, 360, windowHeight);
  expect(await page.evaluate(cutWords)).toEqual([]);
});

test.each([
  '/helios/de/for-it',
  '/helios/de/for-healthcare',
  '/helios/da/for-hr',
  '/helios/se/virtual-cards',
  '/helios/es/spend-controls',
])('Drawn cards and receipts of %s show the brand, names and amounts whole at 360 px', async (pathname) => {
  const page = await at(360, pathname);
  expect(await page.evaluate(brokenWords, inDrawings)).toEqual([]);
  expect(await page.evaluate(shortenedTexts)).toEqual([]);
});

test.each([
  ['es', 'es-es'],
  ['se', 'sv-se'],
  ['da', 'da-dk'],
])('The open payment of %s breaks no name of an account and cuts off no button at 1200 px', async (code, locale) => {
  const page = await at(1200, `/helios/${code}/features`);
  const { posting_action } = contentOf(locale, 'product_scene', 'payment-window').data;
  const button = page
    .locator('main [role="img"]')
    .getByText(posting_action ?? '')
    .first();
  expect(await button.evaluate(roomBeside)).toBeGreaterThan(12);
  expect(await page.evaluate(brokenWords, inDrawings)).toEqual([]);
});

/** The distance between an element's right edge and that of the window that crops it. */
function roomBeside(element: Element): number {
  let window = element.parentElement;
  while (window && getComputedStyle(window).overflowX === 'visible') window = window.parentElement;
  return (window?.getBoundingClientRect().right ?? 0) - element.getBoundingClientRect().right;
}

/** The texts in drawings that end in an ellipsis, because they have no room. */
function shortenedTexts(): string[] {
  return [...document.querySelectorAll('main [role="img"] *')]
    .filter((element) => getComputedStyle(element).textOverflow === 'ellipsis')
    .filter((element) => element.scrollWidth > element.clientWidth)
    .map((element) => element.textContent ?? '');
}

test('A long name in a drawn posting table makes no page wider than a phone', async () => {
  const page = await at(360, '/helios/en/month-end-checklist');
  const cells = page.locator('main [role="img"] td:first-child');
  await cells.evaluateAll((names) => {
    for (const name of names) name.textContent = 'Donaudampfschifffahrtsgesellschaftskapitänskonto';
  });
  expect(await cells.count()).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

const inDrawings = 'main [role="img"] *';

/** The words in drawings of which a part is beyond a side of the tile that crops the drawing. */
function cutWords(): string[] {
  const isCropping = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
  return [...document.querySelectorAll('main [role="img"] *')].flatMap((element) => {
    const hasWords = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
    if (!hasWords || !element.checkVisibility({ visibilityProperty: true })) return [];
    let tile = element.closest('[role="img"]');
    while (tile && !isCropping(tile)) tile = tile.parentElement;
    const crop = tile?.getBoundingClientRect();
    const { left, right } = element.getBoundingClientRect();
    const isCut = crop && [crop.left, crop.right].some((side) => left < side - 1 && right > side + 1);
    return isCut ? [element.textContent ?? ''] : [];
  });
}

test('On a phone the switch of the comparison table stays below the header, and rows pass under it', async () => {
  const page = await at(360, '/helios/en/pricing');
  const plans = page.locator('main fieldset label:has(input[name="plan"])');
  for (const plan of await plans.all()) {
    const { x, width } = await boxOf(plan);
    expect([x >= 0, x + width <= 360]).toEqual([true, true]);
  }
  await page
    .locator('main table')
    .first()
    .locator('tbody tr')
    .nth(12)
    .evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const header = await boxOf(page.locator('header').first());
  const gap = (await boxOf(plans.last())).y - header.y - header.height;
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(20);
  expect(await plans.evaluateAll(coveredAt, [0, 12, 24, 36, 48])).toEqual([]);
});

/** The names that something covers after the page is scrolled by so many pixels. */
function coveredAt(names: readonly Element[], offsetsPx: readonly number[]): string[] {
  return offsetsPx.flatMap((offset) => {
    scrollBy({ top: offset, behavior: 'instant' });
    return names.flatMap((name) => {
      const { x, y, width, height } = name.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 4, y + height / 2);
      return name.contains(top) ? [] : [`${name.textContent} under ${top?.textContent}`];
    });
  });
}

test('The switch of a comparison table breaks no word of a name at 360 px', async () => {
  const page = await at(360, '/helios/de/trust-and-security');
  expect(await page.locator('main fieldset label:has(input[name="plan"])').count()).toBeGreaterThan(1);
  expect(await page.evaluate(brokenWords, 'main fieldset label')).toEqual([]);
});

test('The list of locales lies neither on the page nor under its header on a phone', async () => {
  const page = await at(360, '/helios/en/pricing');
  const selector = page.locator('main ~ nav');
  await selector.locator('summary').click();
  const list = await boxOf(selector.getByRole('list'));
  const main = await boxOf(page.getByRole('main'));
  expect(list.y).toBeGreaterThanOrEqual(main.y + main.height);
  await page.keyboard.press('Escape');
});

test('Cards of a deck fill a tile beside a higher one', async () => {
  const page = await at(1440, '/helios/en/lp/cards-for-agencies');
  const tile = page.locator('main article').first();
  const words = await boxOf(tile.locator('p').first());
  const tops = await tile
    .getByRole('img')
    .locator('> * > *')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  expect(Math.min(...tops) - words.y - words.height).toBeLessThan(160);
});

test('A deck of cards beside words stands on the horizon and is higher than their heading', async () => {
  const page = await at(1440, '/helios/en/for-hr');
  const hero = page.locator('main section').first();
  const { y, height } = await boxOf(hero.getByRole('img').locator('> *').last());
  const { y: top, height: whole } = await boxOf(hero);
  expect(top + whole - y - height).toBeLessThan(8);
  const words = await boxOf(hero.getByRole('heading'));
  const highest = await boxOf(hero.getByRole('img').locator('> * > *').locator('visible=true').first());
  expect(highest.y).toBeLessThan(words.y);
});

test('The card at the front of a deck differs from a dark plane', async () => {
  const page = await at(1440, '/helios/en/for-tech');
  const hero = page.locator('main section').first();
  const colourOf = (place: Locator) => place.evaluate((each) => getComputedStyle(each).backgroundColor);
  expect(await colourOf(hero.getByRole('img').locator('> * > *').last())).not.toBe(await colourOf(hero));
});

test('The sun of a day stands on the horizon beside words at 1200 and 1440 px', async () => {
  const page = await at(1200, '/helios/en/for-agencies');
  const hero = page.locator('main section').first();
  for (const width of [1200, 1440]) {
    await resize(page, width, windowHeight);
    const sun = await boxOf(hero.getByRole('img').locator('> * > svg'));
    const { y: top, height: whole } = await boxOf(hero);
    expect(Math.abs(top + whole - sun.y - sun.height), `at ${width} px`).toBeLessThan(4);
  }
});

test.each(['/helios/en', '/helios/fr'])('No panel of %s covers the mark of a payment on the dial', async (path) => {
  const page = await at(768, path);
  const scene = page.locator('main section').first().getByRole('img');
  const marks = scene.locator('svg g circle[fill^="#"]');
  const panels = scene.locator('[data-theme], [data-lit] > :nth-child(4)');
  expect(await marks.count()).toBe(4);
  const coveredMarks = async () => {
    const covers = await boxesOf(panels);
    return (await boxesOf(marks)).filter((mark) => covers.some((panel) => overlap(mark, panel)));
  };
  for (const width of [768, 1440, 1920]) {
    await resize(page, width, windowHeight);
    // Until the heading has its font, it may have another line, which moves the scene.
    await expect.poll(coveredMarks, { message: `at ${width} px` }).toEqual([]);
  }
});

async function boxesOf(elements: Locator): Promise<Box[]> {
  return Promise.all((await elements.all()).map(boxOf));
}

type Box = Awaited<ReturnType<typeof boxOf>>;

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test.each([768, 1200, 1440])('A message and the receipt behind it leave their words free at %d px', async (width) => {
  const page = await at(width, '/helios/en/integrations/slack');
  const { app } = contentOf('en-gb', 'product_scene', 'spend-day-messages').data;
  const scene = page.locator('main header').getByRole('img');
  expect(await scene.evaluate(coveredWords)).toEqual([]);
  const title = scene.getByText(app ?? '').last();
  await title.scrollIntoViewIfNeeded();
  expect(await title.evaluate(isInFront)).toBe(true);
});

/** True if nothing else of its drawing is in front of the middle of an element. */
function isInFront(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const drawing = element.closest<HTMLElement>('[role="img"]');
  // Nothing in a drawing can be pointed at.
  if (drawing) drawing.style.pointerEvents = 'auto';
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

test('The mark of an early payment is beside its receipt, below the hour it names', async () => {
  const page = await at(1200, '/helios/en/for-transport');
  const scene = page.locator('main section').first().getByRole('img');
  for (const width of [1200, 1440]) {
    await resize(page, width, windowHeight);
    const mark = await boxOf(scene.locator('svg g circle[r="12"]'));
    const receipt = await boxOf(scene.locator('[data-lit] > :nth-child(4)'));
    const hour = await boxOf(scene.locator('svg text', { hasText: /^6$/ }));
    expect(mark.x, `at ${width} px`).toBeGreaterThan(receipt.x + receipt.width);
    expect(hour.x, `at ${width} px`).toBeGreaterThan(receipt.x + receipt.width);
  }
});

test.each([1200, 1440])('No hour of a dial beside facts is cut by the window’s edge at %d px', async (width) => {
  const page = await at(width, '/helios/en/integrations/slack');
  const hours = page.locator('main header').getByRole('img').locator('svg text').locator('visible=true');
  const boxes = await Promise.all((await hours.all()).map(boxOf));
  expect(boxes.filter((box) => box.x < width && box.x + box.width > width)).toEqual([]);
});

test('The figures of neighbouring tiles stand on one line', async () => {
  const page = await at(1440, '/helios/en/features');
  const [large, small] = await page
    .locator('main dl dd:first-of-type')
    .evaluateAll((figures) => figures.slice(0, 2).map((each) => each.getBoundingClientRect().top));
  expect(small).toBe(large);
});

test('The words of the chosen tab are below the names of the tabs, beside its picture', async () => {
  const page = await at(1440, '/helios/en/features');
  const tabs = page.getByRole('radiogroup');
  await tabs.locator('label').nth(1).click();
  const last = await boxOf(tabs.locator('label').last());
  const words = await boxOf(tabs.getByRole('heading').locator('visible=true'));
  const picture = await boxOf(tabs.getByRole('img').locator('visible=true'));
  expect(words.y).toBeGreaterThan(last.y + last.height);
  expect(words.x + words.width).toBeLessThan(picture.x);
  expect(words.y + words.height).toBeLessThan(picture.y + picture.height);
});

test('A page that opens with a table shows its last row in the first view, beside the words', async () => {
  const page = await at(1440, '/helios/en/cashback');
  const row = await boxOf(page.locator('main section').first().getByRole('row').last());
  const heading = await boxOf(page.getByRole('heading', { level: 1 }));
  expect(row.y + row.height).toBeLessThan(900);
  expect(heading.x + heading.width).toBeLessThan(row.x);
});

test.each(['', '/features', '/explore-product'])(
  'What stands on a stage of /helios/en%s fills at least two thirds of its height',
  async (pathname) => {
    const page = await at(1440, `/helios/en${pathname}`);
    const fills = await page.locator('main [role="img"]').evaluateAll(stageFills);
    expect(fills.length).toBeGreaterThan(0);
    expect(Math.min(...fills)).toBeGreaterThan(0.66);
  },
);

/** The share of each stage's height that its drawing fills. A stage crops its drawing; other scenes don't. */
function stageFills(scenes: readonly Element[]): number[] {
  return scenes
    .filter((scene) => getComputedStyle(scene).overflowY === 'clip')
    .map((scene) => {
      const parts = [...scene.querySelectorAll(':scope > :not(svg), :scope > :not(svg) *:not(svg *)')];
      const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0);
      const top = Math.min(...boxes.map((box) => box.top));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      const stage = scene.getBoundingClientRect();
      return (Math.min(bottom, stage.bottom) - Math.max(top, stage.top)) / stage.height;
    });
}

test('The window of the product has three columns on a desktop, two on a tablet, and one payment on a phone', async () => {
  const { menu, rows, postings } = contentOf('en-gb', 'product_scene', 'payment-window').data;
  const seen = [];
  const page = await at(360, '/helios/en/features');
  const drawing = page.locator('main section').first().getByRole('img').first();
  for (const width of [360, 768, 1440]) {
    await resize(page, width, windowHeight);
    const isSeen = (text: string | null | undefined) =>
      drawing
        .getByText(text ?? '', { exact: true })
        .last()
        .isVisible();
    seen.push(await Promise.all([isSeen(menu.at(-1)?.label), isSeen(rows.at(-1)?.label), isSeen(postings[0]?.label)]));
    const small = await drawing.evaluate(smallWords);
    expect(small, `at ${width} px`).toEqual([]);
  }
  expect(seen).toEqual([
    [false, false, true],
    [false, true, true],
    [true, true, true],
  ]);
});

/** The words of a drawing in letters of less than 12 px. */
function smallWords(drawing: Element): string[] {
  return [...drawing.querySelectorAll('*')].flatMap((element) => {
    const hasWords = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
    const isSmall = Number.parseFloat(getComputedStyle(element).fontSize) < 12;
    return hasWords && isSmall && element.checkVisibility() ? [element.textContent ?? ''] : [];
  });
}

test('The shelf of ebooks ends with its last book', async () => {
  const page = await at(1440, '/helios/en/ebooks');
  const book = page.locator('main ul > li:has(img)').last();
  const { x, width } = await boxOf(book.locator('> :first-child'));
  const cover = await boxOf(book.getByRole('img'));
  expect(x + width).toBeCloseTo(cover.x + cover.width, 0);
});

test('The rays of the sun that has set reach the horizon, which is visible at night', async () => {
  const page = await at(1440, '/helios/en/500');
  const hero = page.locator('main section').first();
  const { border, ground, edge } = await hero.evaluate((section) => {
    const { borderBottomColor, borderBottomWidth, backgroundColor } = getComputedStyle(section);
    const bottom = section.getBoundingClientRect().bottom - Number.parseFloat(borderBottomWidth);
    return { border: borderBottomColor, ground: backgroundColor, edge: bottom };
  });
  expect(border).not.toBe(ground);
  const { y, height } = await boxOf(hero.locator('svg').last());
  expect(y + height).toBeCloseTo(edge, 0);
  expect(await hero.locator('svg').last().locator('path').count()).toBe(0);
});

test.each([
  ['/helios/de/templates', [320, 360, 768, 1400]],
  ['/helios/de/templates/mileage-reimbursement', [320, 992, 1280]],
  ['/helios/de/templates/cash-flow', [1280]],
  ['/helios/da/templates', [320]],
  ['/helios/fr/templates', [320]],
])('No sum of a sheet on %s is cut off at %j px', async (pathname, widths) => {
  const page = await at(1280, pathname);
  const sums = page.getByRole('main').locator('div:has(> i:first-child):last-child > :last-child');
  await atEachWidth(page, widths, async (shown) => {
    const seen = await sums.evaluateAll((cells) =>
      cells.map((cell) => {
        const picture = cell.parentElement?.parentElement?.parentElement ?? cell;
        return cell.getBoundingClientRect().right <= picture.getBoundingClientRect().right;
      }),
    );
    expect(seen.length, shown).toBeGreaterThan(2);
    expect(seen, shown).not.toContain(false);
  });
});
