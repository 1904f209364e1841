import { describe, expect, test } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { atEachWidth, layoutFaults } from '../support/layout.ts';
import { kinds, tellingLocales } from '../support/site.ts';

const browser = startBrowser();
/** The narrowest window of each layout: docs/contract.md, section 9.1. */
const widths = [320, 576, 768, 992, 1200, 1440];

/** The pages with the most drawings. Long words hurt them most in the narrowest window. */
const drawnKinds: readonly string[] = ['', '/pricing'];

/** The narrowest window, where long words hurt most, and two of the others in turn: each kind meets each width. */
function widthsOf(locale: number, kind: number): readonly number[] {
  const [narrowest = 320, ...others] = widths;
  const place = 2 * locale + kind;
  return [narrowest, ...others.filter((_, index) => (index - place + 70) % others.length < 2)];
}

/** Home and prices differ by more than their words, so each telling locale opens them. The others differ by the length of words. */
const kindsIn = (locale: string) =>
  ['en', 'de', 'fi'].includes(locale) ? kinds : kinds.filter((kind) => drawnKinds.includes(kind));

describe.each(tellingLocales.map((locale, index) => ({ locale, index })))('in $locale', ({ locale, index }) => {
  test.each(kindsIn(locale))(
    `The page "%s" in ${locale} obeys its own policy, and never scrolls sideways`,
    async (kind) => {
      const visit = await browser.look(`/helios/${locale}${kind}`);
      await atEachWidth(visit.page, widthsOf(index, kinds.indexOf(kind)), async (at, width) => {
        const overflow = await visit.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, at).toBeLessThanOrEqual(0);
        if (width === widths[0] && drawnKinds.includes(kind)) expect(await layoutFaults(visit.page)).toEqual([]);
      });
      expect(visit.errors).toEqual([]);
    },
  );
});
