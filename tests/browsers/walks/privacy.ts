import { expect, inject } from 'vitest';
import { type ConsentCategory, consentCategories } from '../../../src/rules/privacy/categories.ts';
import type { VendorId } from '../../../src/rules/privacy/vendor-settings.ts';
import { actButton, settingsLink } from '../../e2e/support/visits.ts';
import { privacyArrival as arrival, privacyPages as pages } from '../../sites/vendors/privacy-pages.ts';
import { allDeclared, type Traces, undeclared } from '../../sites/vendors/undeclared.ts';
import type { Visitor } from '../support/visitor.ts';
import type { Steps, Walk } from '../support/walk.ts';
import { askedKey, watchedKey } from '../support/watched-copy.ts';

const banner = 'section[aria-labelledby="consent-title"]';
const dialog = 'dialog[aria-labelledby="consent-settings-title"]';
const optional = ['functionality', 'analytics', 'advertisement'] as const;

/** The states of consent in the order in which a visitor passes through them. The last one is a withdrawal. */
const states: readonly (readonly ConsentCategory[])[] = [
  [],
  ['functionality'],
  ['analytics'],
  ['advertisement'],
  consentCategories,
  [],
];

export function privacyWalks(walk: Walk): void {
  walk(
    'In each state of consent a visitor meets nothing on ten kinds of page that is not declared for it',
    async (steps) => {
      // Until the walk says otherwise, its browser sends Global Privacy Control.
      await steps.open(arrival);
      await expect.poll(() => steps.attribute('html', 'data-consent')).toBe('necessary');
      expectDeclared(await visitPages(steps), [], []);
      await steps.tab.run((key) => sessionStorage.setItem(key, ''), askedKey);
      await steps.open(arrival);
      await steps.see(banner);
      expectDeclared(await visitPages(steps), [], ['flags']);
      await steps.click(`${banner} ${actButton('choose')}`);
      for (const [index, chosen] of states.entries()) {
        if (index > 0) await openSettings(steps);
        await save(steps, chosen);
        await analyticsAsked(steps);
        expectDeclared(await visitPages(steps), chosen, vendorsFor(chosen));
      }
    },
  );

  walk('A page of the back/forward cache follows a refusal that it has not heard of', async (steps) => {
    await steps.open('/helios-release.txt');
    await steps.tab.run((key) => sessionStorage.setItem(key, ''), askedKey);
    await steps.open(arrival);
    await steps.click(`${banner} ${actButton('all')}`);
    await expect.poll(() => steps.attribute('html', 'data-consent')).toContain('analytics');
    await analyticsAsked(steps);
    await steps.open('/helios/de/legal');
    await openSettings(steps);
    await steps.click(`${dialog} ${actButton('necessary')}`);
    await expect.poll(() => steps.attribute('html', 'data-consent')).toBe('necessary');
    await steps.tab.back();
    await expect.poll(() => steps.address()).toContain('/helios/en/pricing');
    await expect.poll(() => steps.attribute('html', 'data-consent')).toBe('necessary');
    expect((await namesIn(steps)).filter((name) => /^(?:utm_|ajs_|gclid|com\.grafana)/.test(name))).toEqual([]);
  });
}

/** The vendor of flags may change who asks on each page. The others need consent to analytics. */
function vendorsFor(allowed: readonly ConsentCategory[]): VendorId[] {
  return allowed.includes('analytics') ? ['flags', 'analytics', 'monitoring'] : ['flags'];
}

/**
 * Waits, with consent to analytics, for the first calls and measurements of the page: a page that is left while it loads the
 * scripts for them would report an error.
 */
export async function analyticsAsked(steps: Visitor): Promise<void> {
  const { consent } = await stateOf(steps);
  if (!consent?.includes('analytics')) return;
  const { analytics, monitoring } = inject('vendors');
  const origins = [analytics?.apiOrigin, monitoring && new URL(monitoring.collector).origin];
  await expect.poll(() => originsIn(steps)).toEqual(expect.arrayContaining(origins));
}

function expectDeclared(traces: Traces, allowed: readonly ConsentCategory[], loaded: readonly VendorId[]): void {
  expect(undeclared(traces, { vendors: inject('vendors'), allowed, loaded }), allowed.join()).toEqual(allDeclared);
}

async function openSettings(steps: Steps): Promise<void> {
  await expect.poll(() => steps.attribute('html', 'data-consent')).not.toBeNull();
  await steps.click(`footer ${settingsLink}`);
}

/** Ticks these categories and no others in the open dialog, and saves. */
async function save(steps: Steps, chosen: readonly ConsentCategory[]): Promise<void> {
  await steps.see(dialog);
  for (const category of optional) {
    const isTicked = await steps.tab.run(
      (id) => document.querySelector<HTMLInputElement>(id)?.checked,
      `#consent-${category}`,
    );
    if (isTicked !== chosen.includes(category)) await steps.click(`#consent-${category}`);
  }
  await steps.click(`${dialog} ${actButton('save')}`);
  await steps.gone(dialog);
}

/** Loads all pages, and gives what they have asked for and stored. */
async function visitPages(steps: Steps): Promise<Traces> {
  const origins = new Set<string>();
  const names = new Set<string>();
  const { consent } = await stateOf(steps);
  for (const path of pages) {
    await steps.open(`/helios/en${path}`);
    // A visitor who has not chosen is asked on each page.
    if (consent === null) await steps.see(banner);
    else await expect.poll(async () => (await stateOf(steps)).consent).toBe(consent);
    await analyticsAsked(steps);
    for (const origin of await originsIn(steps)) origins.add(origin);
    for (const name of await namesIn(steps)) names.add(name);
  }
  // Calls to analytics and measurements are sent after a pause.
  await new Promise((resolve) => setTimeout(resolve, 600));
  for (const origin of await originsIn(steps)) origins.add(origin);
  for (const name of await namesIn(steps)) names.add(name);
  return { origins, names };
}

const stateOf = (steps: Visitor) =>
  steps.tab.run(() => ({ consent: document.documentElement.getAttribute('data-consent') }));

/** Origins of other hosts that the page has asked for anything. */
const originsIn = (steps: Visitor) =>
  steps.tab.run(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).origin)
        .filter((origin) => origin !== location.origin),
    ),
  ]);

/** The names of everything that the page can see in the browser, without what the walks themselves keep. */
async function namesIn(steps: Steps): Promise<string[]> {
  const names = await steps.tab.run(() => [
    ...document.cookie.split('; ').flatMap((each) => each.split('=')[0] || []),
    ...Object.keys(sessionStorage),
    ...Object.keys(localStorage),
  ]);
  const kept = names.filter((name) => name !== askedKey && name !== watchedKey);
  return [...kept, ...(await databasesIn(steps))];
}

/** The names of databases and caches. A walk can't wait for promises of a page, so the page is asked until it knows. */
async function databasesIn({ tab }: Steps): Promise<string[]> {
  await tab.run(() => {
    const asked = [indexedDB.databases().then((all) => all.map(({ name }) => name)), globalThis.caches?.keys() ?? []];
    void Promise.all(asked).then((names) => Object.assign(globalThis, { namesOfWalk: names.flat() }));
  });
  const known = () => tab.run(() => (globalThis as { namesOfWalk?: string[] }).namesOfWalk ?? null);
  await expect.poll(known).not.toBeNull();
  return (await known()) ?? [];
}
