import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consentAttribute, navigatesAttribute, paintedAttribute, partnerAttribute } from '../../../src/rules/markup.ts';
import { violations } from '../support/axe.ts';
import { startBrowser, type Visit } from '../support/browser.ts';
import { bannerSlot } from '../support/markup.ts';
import { moveTo } from '../support/navigation.ts';
import { resize } from '../support/resize.ts';
import { kinds, mainKinds } from '../support/site.ts';
import { readExported } from '../support/visitor.ts';

const browser = startBrowser();

/** A page as text, comparable however it was loaded: its root, its sorted head, its body. */
interface Portrait {
  readonly root: string;
  readonly head: readonly string[];
  readonly body: string;
}

/** Elements that scripts add, also to deferred islands, and those that only the first page has: its styles, its fonts, its policy, its rules of prefetching. */
const passing = `[aria-live], .h-loading, [data-content] > *, head > :is(style, script[src], [rel$=preload], [http-equiv]), [type=speculationrules]`;

/** Moves to a page and compares it at once with its document. */
async function bothWays(page: Page, pathname: string): Promise<{ moved: Portrait; loaded: Portrait }> {
  await page.evaluate(() => {
    document.addEventListener(
      'helios:route-update',
      () => Object.assign(globalThis, { at: document.cloneNode(true) }),
      {
        once: true,
      },
    );
  });
  await moveTo(page, pathname);
  return page.evaluate(
    ({ markup, passing, onRoot }) => {
      const portraitOf = (root: Document): Portrait => {
        for (const element of root.querySelectorAll(passing)) element.remove();
        // With scripts the browser reads what is for visitors without them as a text.
        for (const element of root.querySelectorAll('noscript')) {
          if (element.childElementCount === 0) element.innerHTML = element.textContent;
        }
        // These say how the visitor came, by scripts or by a partner, what the visitor allows, and that a frame is drawn.
        for (const name of onRoot) root.documentElement.removeAttribute(name);
        // The order of attributes has no meaning.
        for (const element of root.querySelectorAll('[aria-current]')) {
          const mark = element.getAttribute('aria-current') ?? '';
          element.removeAttribute('aria-current');
          element.setAttribute('aria-current', mark);
        }
        // The JSON-LD stands in the head of a page that the script has shown, and at the end of the body of another.
        root.head.append(...root.querySelectorAll('[type="application/ld+json"]'));
        const shell = root.documentElement.cloneNode() as HTMLElement;
        return {
          root: shell.outerHTML,
          head: Array.from(root.head.children, ({ outerHTML }) => outerHTML).sort(),
          body: root.body.outerHTML.trim().replaceAll('><', '>\n<'),
        };
      };
      const { at } = globalThis as typeof globalThis & { at: Document };
      return { moved: portraitOf(at), loaded: portraitOf(new DOMParser().parseFromString(markup, 'text/html')) };
    },
    {
      markup: readExported(`${pathname}.html`),
      passing,
      onRoot: [navigatesAttribute, paintedAttribute, partnerAttribute, consentAttribute],
    },
  );
}

/** Pages share their components, so axe sees each page in one window. */
const widthAt = (place: number) => (place % 2 === 0 ? 360 : 1440);

/** What stands around the content of a page. */
const around = 'header:not(main *), main ~ nav, footer:not(main *)';

/** What axe can see around the content. Where links lead differs from page to page, and which of them is current. */
function frameOf(page: Page): Promise<string> {
  return page.evaluate(
    (selector) =>
      Array.from(document.querySelectorAll(selector), ({ outerHTML }) =>
        outerHTML.replaceAll(/ (?:href|aria-current)="[^"]*"/g, ''),
      ).join(''),
    around,
  );
}

describe('in English', () => {
  /** The frames that axe has seen, each with the width of its window. */
  const known = new Set<string>();
  let visit: Visit;
  beforeAll(async () => {
    visit = await visitOf('en');
  });
  afterAll(() => visit[Symbol.asyncDispose]());

  // Axe is loaded once for all pages, and the second page takes it half as long as the first.
  // The pages of one width follow each other, since each change of the window lays a page out anew.
  const pages = [...kinds, ...mainKinds].map((path, place) => [`/helios/en${path}`, widthAt(place)] as const);
  test.each(pages.toSorted(([, one], [, two]) => one - two))(
    'The page %s that came without a reload is what its document is, and axe sees no violation',
    async (pathname, width) => {
      const { page } = visit;
      if (page.viewportSize()?.width !== width) await resize(page, width);
      await expectDocument(page, pathname);
      const frame = `${width} ${await frameOf(page)}`;
      expect(await violations(page, known.has(frame) ? { known: around } : {})).toEqual([]);
      known.add(frame);
    },
  );
});

// Axe sees the same kinds of pages in English.
describe.each([
  { locale: 'de', paths: ['/pricing', '/bigform-partner-datev', '/legal/gdpr', ''] },
  { locale: 'fi', paths: ['/pricing', '/legal', ''] },
])('in another language, $locale', ({ locale, paths }) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await visitOf(locale);
  });
  afterAll(() => visit[Symbol.asyncDispose]());

  test.each(paths.map((path) => `/helios/${locale}${path}`))(
    'The page %s that came without a reload is what its document is',
    (pathname) => expectDocument(visit.page, pathname),
  );
});

/** A visit that ignores the page's policy, which would not let the test parse documents. */
function visitOf(locale: string): Promise<Visit> {
  return browser.visit(`/helios/${locale}/legal/dsr`, { bypassCSP: true });
}

async function expectDocument(page: Page, pathname: string): Promise<void> {
  const { moved, loaded } = await bothWays(page, pathname);
  expect(moved).toEqual(loaded);
  expect(loaded.head.join()).toContain('application/ld+json');
}

test.each(['', '/pricing', '/faq', '/integrations', '/lp/spend-in-daylight', '/contact', '/careers'])(
  'The page /helios/en%s that came without a reload looks as it does when it is loaded',
  async (path) => {
    const { page: moved, errors } = await browser.look('/helios/en/legal');
    await moveTo(moved, `/helios/en${path}`);
    const { page: loaded } = await browser.look(`/helios/en${path}`);
    // The browser marks the link to the section in view in the frame after the first one, which a busy machine draws late.
    await expect.poll(async () => differences(await looksOf(moved), await looksOf(loaded))).toEqual([]);
    expect((await looksOf(moved)).length).toBeGreaterThan(100);
    expect(errors).toEqual([]);
  },
);

/** The elements that look different on two pages, as they are on each. */
function differences(some: readonly string[], others: readonly string[]): (readonly (string | undefined)[])[] {
  const places = Array.from({ length: Math.max(some.length, others.length) }, (_, place) => place);
  return places.map((place) => [some[place], others[place]]).filter(([one, other]) => one !== other);
}

/** The position and the looks of each element of the page. */
function looksOf(page: Page): Promise<string[]> {
  const properties = [
    'display',
    'position',
    'color',
    'background-color',
    'font-family',
    'font-size',
    'font-weight',
    'line-height',
    'padding',
    'margin',
    'border',
    'border-radius',
    'opacity',
    'z-index',
  ];
  return page.evaluate(
    async ({ names, parts }) => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.allSettled([document.fonts.ready, ...Array.from(document.images, (image) => image.decode())]);
      return Array.from(document.querySelectorAll(parts), (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const values = names.map((name) => style.getPropertyValue(name));
        return [element.localName, ...[left, top, width, height].map(Math.round), ...values].join(' | ');
      });
    },
    { names: properties, parts: `body, ${bannerSlot} *, header *, main *, main ~ nav *, footer *` },
  );
}
