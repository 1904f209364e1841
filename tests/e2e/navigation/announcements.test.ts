import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';

import { fillIn } from '../../../src/rules/fill-in.ts';
import { paintedAttribute, selectorOf } from '../../../src/rules/markup.ts';
import type { RouteChange } from '../../../src/runtime/shared/navigation/events.ts';
import { stringsOf } from '../../sites/embedded-content.ts';
import { startBrowser, type VisitOptions } from '../support/browser.ts';
import { navigatingRoot } from '../support/markup.ts';
import { alter, change, click, go, hold, moveTo } from '../support/navigation.ts';
import { lastGroup } from '../support/places.ts';
import { appData, titleOf } from '../support/visitor.ts';

const browser = startBrowser();
const [home, about, faq, legal, gdpr] = ['', '/about', '/faq', '/legal', '/legal/gdpr'].map(
  (path) => `/helios/en${path}`,
) as [string, string, string, string, string];

/** Opens a page in a tab of this file. What a test does to requests ends with it. */
async function open(pathname: string, options?: VisitOptions) {
  const opened = await browser.look(pathname, options);
  onTestFinished(() => opened.page.unrouteAll({ behavior: 'ignoreErrors' }));
  return opened;
}

/** Opens a page whose late script has run: it makes pages fade. */
async function openWithFades(pathname: string, reducedMotion: 'no-preference' | 'reduce') {
  const opened = await open(pathname, { reducedMotion });
  await opened.page.locator(selectorOf(paintedAttribute)).waitFor({ state: 'attached' });
  return opened;
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.id || element?.textContent?.trim() || element?.localName;
  });

test('The focus goes to the new page, and on to its first link', async () => {
  const visit = await browser.look(gdpr);
  const { page } = visit;
  expect(await focused(page)).not.toBe('main');
  await page.getByRole('contentinfo').locator(`a[href="${faq}"]`).focus();
  await change(page, () => page.keyboard.press('Enter'));
  expect(await focused(page)).toBe('main');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(await page.getByRole('main').getByRole('link').first().textContent());
  await go(page, -1);
  expect(await focused(page)).toBe('main');
  await moveTo(page, `${faq}#nowhere`);
  expect(await focused(page)).toBe('main');
  expect(visit.errors).toEqual([]);
});

test('The focus goes on from the fragment where there is one', async () => {
  const visit = await browser.look(about);
  const { page } = visit;
  await page.locator('footer a').first().focus();

  await moveTo(page, `${faq}#${lastGroup}`);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(
    await page.locator(`#${lastGroup} ~ * summary, #${lastGroup} + * summary`).first().textContent(),
  );
  expect(visit.errors).toEqual([]);
});

test('The focus stays where it is while only the query changes', async () => {
  const { page } = await browser.look(about);
  const link = page.locator('footer a').last();
  await link.focus();
  const name = await focused(page);
  await page.evaluate((href) => navigation.navigate(href).finished?.then(() => {}), `${about}?a=1`);
  expect(await focused(page)).toBe(name);
});

/** The page's list of announcements since `listen`. */
interface Heard {
  readonly said: string[];
}

/** The announcement of a page that has come. */
function arrival(lang: string, title: string | null): string {
  return fillIn(stringsOf(lang).navigated_to, { title: title?.trim() ?? '' });
}

/**
 * Collects the announcements from now on. The returned function waits until there are `count` of them, which may take
 * until the late script has loaded, and three frames more, in which a further one would come.
 */
async function listen(page: Page): Promise<(count: number) => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    new MutationObserver((mutations) => {
      for (const { target } of mutations) {
        const region = target.parentElement?.closest('[aria-live]') ?? (target as Element).closest?.('[aria-live]');
        // A region that is off or emptied announces nothing.
        if (region?.textContent && region.ariaLive !== 'off') said.push(region.textContent);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return async (count) => {
    await page.waitForFunction((wanted) => (globalThis as unknown as Heard).said.length >= wanted, count);
    return page.evaluate(async () => {
      for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
      return (globalThis as unknown as Heard).said;
    });
  };
}

test.each([
  { locale: 'en', lang: 'en-gb' },
  { locale: 'de', lang: 'de-de' },
  { locale: 'fi', lang: 'fi-fi' },
])('A screen reader announces each new page once, in its language: $locale', async ({ locale, lang }) => {
  const visit = await browser.look(`/helios/${locale}/404`);
  const { page } = visit;
  const region = page.locator('[aria-live="assertive"]');
  expect(await region.textContent()).toBe('');
  const said = await listen(page);
  const told: string[] = [];
  for (const move of [
    () => moveTo(page, `/helios/${locale}/legal/gdpr`),
    () => moveTo(page, `/helios/${locale}/legal`),
    () => go(page, -1),
  ]) {
    await move();
    told.push(arrival(lang, await page.getByRole('heading', { level: 1 }).textContent()));
    expect(await said(told.length)).toEqual(told);
  }
  expect(await region.getAttribute('aria-atomic')).toBe('true');
  expect(await region.count()).toBe(1);
  expect(visit.errors).toEqual([]);
});

test('A screen reader announces the title of a page without a heading, and nothing when only query or fragment change', async () => {
  const { page, errors } = await open(gdpr);
  await alter(page, about, (result) => ({ ...result, main: result.main.replaceAll(/<(\/?)h1/g, '<$1p') }));
  const said = await listen(page);
  await moveTo(page, about);
  expect(await said(1)).toEqual([arrival('en-gb', titleOf(about))]);
  for (const href of [`${about}?a=1`, `${about}?a=1#main`]) {
    await page.evaluate((to) => navigation.navigate(to).finished?.then(() => {}), href);
  }
  expect(await said(1)).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('A screen reader announces the heading alone while the texts of the site are on their way', async () => {
  const { page } = await open(gdpr);
  // The texts of the site come with the first requested page. Here they never come.
  await page.route(`**${appData}`, () => {});
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.locator(navigatingRoot).waitFor();
  const said = await listen(page);
  await moveTo(page, about);
  expect(await said(1)).toEqual([(await page.getByRole('heading', { level: 1 }).textContent())?.trim()]);
});

test('A screen reader announces a page once whose data come after the script that announces', async () => {
  const { page } = await open(legal);
  const script = Promise.withResolvers<void>();
  await page.route(/\/late-\w+\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.locator(navigatingRoot).waitFor();
  const said = await listen(page);
  const { release } = await hold(page, about);
  await change(page, async () => {
    await page.evaluate((to) => void navigation.navigate(to), about);
    script.resolve();
    await page.locator('[aria-live="assertive"]').waitFor({ state: 'attached' });
    expect(await said(0)).toEqual([]);
    release();
  });
  expect(await said(1)).toEqual([arrival('en-gb', await page.getByRole('heading', { level: 1 }).textContent())]);
});

test('A screen reader announces a page in another shell', async () => {
  const visit = await browser.look(gdpr);
  const { page } = visit;
  await moveTo(page, '/helios/en/perks-internal');
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await page.locator('[aria-live="assertive"]', { hasText: arrival('en-gb', heading) }).waitFor({ state: 'attached' });
  expect(await page.locator('[aria-live="assertive"]').count()).toBe(1);
  expect(visit.errors).toEqual([]);
});

test('Links to the current page say so in header, footer and crumbs, and no others do', async () => {
  const visit = await browser.look(home);
  const { page } = visit;
  const current = () =>
    page.locator('[aria-current="page"]').evaluateAll((elements) =>
      elements.map((element) => {
        const part = element.closest('header, main, footer')?.localName;
        return `${part} ${element.getAttribute('href') ?? 'here'}`;
      }),
    );
  expect(await current()).toEqual([`header ${home}`, `footer ${home}`]);
  await moveTo(page, '/helios/en/pricing');
  expect(await current()).toEqual(['header /helios/en/pricing', 'main here', 'footer /helios/en/pricing']);
  await moveTo(page, `${about}?a=1#main`);
  expect(await current()).toEqual(['main here', `footer ${about}`]);
  await go(page, -2);
  expect(await current()).toEqual([`header ${home}`, `footer ${home}`]);
  expect(visit.errors).toEqual([]);
});

const dots = (page: Page) => page.locator('.h-loading');

/** Waits for the event of a delay. Returns the milliseconds until then, and its detail. */
function delay(page: Page): Promise<{ after: number; detail: RouteChange }> {
  return page.evaluate(() => {
    const start = performance.now();
    return new Promise((resolve) =>
      document.addEventListener('helios:route-delayed', (event) => {
        resolve({ after: performance.now() - start, detail: (event as CustomEvent<RouteChange>).detail });
      }),
    );
  });
}

test.each([
  { locale: 'en', lang: 'en-gb', motion: 'no-preference' as const, animation: 'h-loading 1.8s infinite' },
  { locale: 'fi', lang: 'fi-fi', motion: 'reduce' as const, animation: 'none 0s 1' },
])(
  'A page that takes longer than a second is announced as late, with dots until it comes ($locale, motion: $motion)',
  async ({ locale, lang, motion, animation }) => {
    const from = `/helios/${locale}/legal/gdpr`;
    const { page, errors } = await open(from, { reducedMotion: motion });
    const pathname = `/helios/${locale}/legal`;
    const { release } = await hold(page, pathname);
    const late = delay(page);
    await change(page, async () => {
      await click(page, `footer a[href="${pathname}"]`);
      const { after, detail } = await late;
      expect(detail).toEqual({ pathname, from });
      expect(after).toBeGreaterThan(999);
      await dots(page).waitFor();
      expect(await page.getByRole('status').textContent()).toBe(stringsOf(lang).loading);
      const style = await dots(page)
        .locator('i')
        .first()
        .evaluate((element) => {
          const { animationName, animationDuration, animationIterationCount } = getComputedStyle(element);
          return [animationName, animationDuration, animationIterationCount].join(' ');
        });
      expect(style).toBe(animation);
      release();
    });
    expect(await dots(page).count()).toBe(0);
    expect(errors).toEqual([]);
  },
);

test('A late page has no dots once the visitor has gone back or elsewhere', async () => {
  const { page, errors } = await open(gdpr);
  await hold(page, legal);
  const late = delay(page);
  await click(page, `footer a[href="${legal}"]`);
  await late;
  await dots(page).waitFor();
  await page.evaluate(() => history.back());
  await dots(page).waitFor({ state: 'detached' });
  const wasLate = delay(page).then(({ detail }) => detail.pathname);
  await click(page, `footer a[href="${legal}"]`);
  await change(page, () => click(page, `footer a[href="${faq}"]`));
  await hold(page, about);
  // The next delay is that of the next late page.
  await click(page, `footer a[href="${about}"]`);
  expect(await wasLate).toBe(about);
  expect(errors).toEqual([]);
});

test('A click while pages fade into each other hits what the visitor sees', async () => {
  const { page } = await openWithFades(gdpr, 'no-preference');
  // The fade takes long enough for a click during it.
  await page.evaluate(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync('::view-transition-group(root), ::view-transition-new(root) { animation-duration: 20s }');
    document.adoptedStyleSheets.push(slow);
  });
  await moveTo(page, about);
  await change(page, async () => {
    const box = await page.locator('header a[href="/helios/en/pricing"]:visible').first().boundingBox();
    await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  });
  expect(await page.evaluate(() => location.pathname)).toBe('/helios/en/pricing');
});

test.each([
  { motion: 'no-preference' as const, transitions: 1 },
  { motion: 'reduce' as const, transitions: 0 },
])('Pages fade into each other where motion is wanted: $motion', async ({ motion, transitions }) => {
  const { page, errors } = await openWithFades(home, motion);
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    const seen = { count: 0 };
    Object.assign(globalThis, { seen });
    document.startViewTransition = (update) => {
      seen.count += 1;
      return start(update);
    };
  });
  await moveTo(page, about);
  expect(await page.evaluate(() => (globalThis as typeof globalThis & { seen: { count: number } }).seen.count)).toBe(
    transitions,
  );
  expect(await page.title()).toBe(titleOf(about));
  // The sun has risen on the first page, and stays where it is on the pages after it.
  const suns = page.locator('main section svg').filter({ visible: true });
  const rises = await suns.evaluateAll((all) =>
    all.flatMap((sun) => sun.getAnimations()).map(({ effect }) => effect?.getComputedTiming().duration),
  );
  expect(rises.every((duration) => duration === 1)).toBe(true);
  expect(errors).toEqual([]);
});
