import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { startBrowser } from './support/browser.ts';

const browser = startBrowser();
const kinds = ['', '/pricing', '/legal', '/legal/gdpr', '/legal/cookie-policy', '/404', '/500'];
// The default, two with long words, and one each of the other scripts' corners: š ž, å ø, a secondary market.
const locales = ['en', 'de', 'fi', 'ee', 'no', 'fr-be', 'us'];

describe.each(locales)('every kind of page in %s', (locale) => {
  test.each(kinds)('%s runs under its own policy, with no complaint in the console', async (kind) => {
    await using visit = await browser.visit(`/helios/${locale}${kind}`);
    await visit.page.waitForLoadState('networkidle');
    expect(visit.errors).toEqual([]);
  });
});

describe.each(['en', 'de', 'fi'])('accessibility in %s', (locale) => {
  test.each(kinds)('%s has no violation axe can see, on a desktop and on a phone', async (kind) => {
    for (const width of [1440, 360]) {
      await using visit = await browser.visit(`/helios/${locale}${kind}`, {
        viewport: { width, height: 900 },
        bypassCSP: true,
      });
      expect(await violations(visit.page)).toEqual([]);
    }
  });
});

describe.each(['en', 'de', 'fi', 'fr'])('layout in %s', (locale) => {
  test.each(kinds)('%s never scrolls sideways', async (kind) => {
    await using visit = await browser.visit(`/helios/${locale}${kind}`);
    for (const width of [320, 360, 768, 1024, 1200, 1440, 1920]) {
      await visit.page.setViewportSize({ width, height: 900 });
      const overflow = await visit.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
});

describe('markup', () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    // React writes void elements and boolean attributes its own, valid way.
    rules: {
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'no-trailing-whitespace': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'long-title': 'off',
    },
  });
  test.each(locales.flatMap((locale) => kinds.map((kind) => `${locale}${kind}`)))('%s is valid HTML', async (path) => {
    const html = await readFile(join(inject('folder'), 'helios', path, 'index.html'), 'utf8');
    const report = await validator.validateString(html);
    const messages = report.results.flatMap((result) =>
      result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(messages).toEqual([]);
  });
});

test('pictures keep their place: no layout shift while a page loads', async () => {
  await using visit = await browser.visit('/helios/en');
  await visit.page.waitForLoadState('networkidle');
  const shift = await visit.page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 300);
      }),
  );
  expect(shift).toBeLessThan(0.02);
});

test('nothing is asked of another host, and nothing is stored', async () => {
  await using visit = await browser.visit('/helios/en');
  const requests: string[] = [];
  visit.page.on('request', (request) => requests.push(request.url()));
  await visit.page.reload({ waitUntil: 'networkidle' });
  expect(requests.filter((url) => !url.startsWith(inject('origin')))).toEqual([]);
  expect(await visit.page.context().cookies()).toEqual([]);
  expect(await visit.page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('an address that is missing gets the locale’s own 404 page, with status 404', async () => {
  await using visit = await browser.visit('/helios/en');
  const response = await visit.page.goto('/helios/de/gibt-es-nicht');
  expect(response?.status()).toBe(404);
  expect(await visit.page.locator('html').getAttribute('lang')).toBe('de-DE');
});

async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const result = await axe.run();
    return result.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
  });
}
