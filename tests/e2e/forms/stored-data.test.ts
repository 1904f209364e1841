import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { locales } from '../../../config/locales.ts';
import { type StoredValues, storedData } from '../../../src/rules/privacy/stored-data.ts';
import { startBrowser } from '../support/browser.ts';
import { hydratedIsland, leadForm } from '../support/markup.ts';
import { storedNames } from '../support/stored-names.ts';
import { choose } from '../support/visits.ts';

const browser = startBrowser();
const all: readonly StoredValues[] = storedData;

/** The purpose in the cookie policy for which a name is stored. */
function purposeOf(name: string): string {
  const fits = (pattern: string) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern);
  return all.find(({ names }) => names.some(fits))?.purpose ?? `unknown: ${name}`;
}

async function purposesOn(page: Page): Promise<string[]> {
  return [...new Set((await storedNames(page)).map(purposeOf))].sort();
}

test('Everything that a visit leaves in a browser has its purpose in the cookie policy', async () => {
  const campaign = 'utm_source=a&gclid=b&referral=c&gh_src=d';
  // Without TLS browsers have service workers on `localhost` only.
  const baseURL = inject('origin').replace('127.0.0.1', 'localhost');
  await using visit = await browser.visit(`/helios/en/invoice-generator?${campaign}`, { baseURL });
  const { page } = visit;
  await page.locator('main input').first().focus();
  await page.locator(hydratedIsland('invoice-generator')).waitFor({ state: 'attached' });
  await page.locator('main input').first().fill('Kestrel');
  const necessary = ['key', 'offline', 'tool_draft'];
  await expect.poll(() => purposesOn(page)).toEqual(necessary);
  await choose(page, true);
  const optional = ['campaign', 'choice', 'click', 'landing', 'mailing', 'referral', 'split_test'];
  await expect.poll(() => purposesOn(page)).toEqual([...necessary, ...optional].sort());
  await page.goto('/helios/en/contact');
  await page.locator(`main ${leadForm} [name="email"]`).fill('maja@kestrel.example');
  await expect.poll(() => purposesOn(page)).toEqual([...necessary, ...optional, 'form_draft'].sort());
  expect(visit.errors).toEqual([]);
});

test('The legal pages of each locale have the same stored names and the same packages', async () => {
  const factsOf = async (path: string, pattern: RegExp) => {
    const html = await (await fetch(`${inject('origin')}/helios/${path}`)).text();
    // Long names have places to break.
    return Array.from(html.matchAll(pattern), ([, fact = '']) => fact.replaceAll(/<wbr[^>]*>/g, ''));
  };
  const names = all.flatMap((item) => item.names);
  const packages = await factsOf('en/legal/third-party-licences', /<h2[^>]*translate="no">([^<]*)</g);
  expect(packages.join(', ')).toMatch(/archivo.*idb-keyval.*react-dom.*workbox-strategies/);
  for (const { urlCode } of locales) {
    const stored = await factsOf(`${urlCode}/legal/cookie-policy`, /<code translate="no">(.*?)<\/code>/g);
    expect(stored.sort(), urlCode).toEqual(names.toSorted());
    const found = await factsOf(`${urlCode}/legal/third-party-licences`, /<h2[^>]*translate="no">([^<]*)</g);
    expect(found, urlCode).toEqual(packages);
  }
});
