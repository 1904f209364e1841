import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { config } from '../../../config/index.ts';
import { localesId } from '../../../src/templates/components/LocaleSelector.tsx';
import { startBrowser } from '../support/browser.ts';
import { change, moveTo } from '../support/navigation.ts';
import { resize } from '../support/resize.ts';
import { actButton, choose, openSettings, settingsLink, valuesOf } from '../support/visits.ts';
import { banner, dialog, expectRoom } from './support/consent-looks.ts';

const browser = startBrowser();
const asked = { isAsked: true } as const;
const { policyVersion } = config.consent;

const spoken = (page: Page) => page.locator('body > [role="status"]').textContent();

/** Names of the cookies that store a choice of consent, with their decoded values. */
async function storedChoice(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies();
  return Object.fromEntries(cookies.map(({ name, value }) => [name, decodeURIComponent(value)]));
}

/** What a screen reader meets in a part of the page, in this order and without sentences: `button "Choose"`. */
async function heard(part: Locator): Promise<string[]> {
  const lines = (await part.ariaSnapshot()).split('\n');
  const parts = lines.map((line) => line.trim().replace(/^- '?/, '').replace(/'?:?$/, ''));
  return parts.filter((line) => !/^(?:paragraph|text|\/url)\b/.test(line));
}

/** Presses Tab until the focus is on an element. Fails if it is not reached. */
async function tabTo(page: Page, selector: string, maxPresses = 12): Promise<void> {
  for (let press = 0; press < maxPresses; press += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`Tab does not come to ${selector}.`);
}

test('A visitor is asked before anything is stored, and each answer takes one press of a button of one size', async () => {
  await using visit = await browser.visit('/helios/en/legal?utm_source=a&gclid=b', asked);
  const { page } = visit;
  await banner(page).waitFor();
  const buttons = await banner(page).getByRole('button').all();
  const looks = await Promise.all(
    buttons.map((button) =>
      button.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { color, fontWeight, fontSize, backgroundColor, borderColor } = getComputedStyle(element);
        return [
          Math.round(width),
          Math.round(height),
          color,
          fontWeight,
          fontSize,
          backgroundColor,
          borderColor,
        ].join();
      }),
    ),
  );
  expect(looks.length).toBe(3);
  expect(new Set(looks).size).toBe(1);
  expect(await page.context().cookies()).toEqual([]);
  await banner(page).locator(actButton('choose')).click();
  expect(await dialog(page).getByRole('checkbox', { checked: true }).count()).toBe(1);
  await dialog(page).locator(actButton('necessary')).click();
  await expect.poll(() => storedChoice(page)).toMatchObject({ 'managed-performance': 'false' });
  expect(Object.keys(await valuesOf(page))).toEqual([]);
  await page.reload();
  await page.locator('html[data-consent="necessary"]').waitFor({ state: 'attached' });
  expect(await banner(page).count()).toBe(0);
  expect(visit.errors).toEqual([]);
});

test('With the keyboard alone a visitor answers, opens the settings again, allows one category and takes it back', async () => {
  await using visit = await browser.visit('/helios/en/legal?utm_source=a&gclid=b', asked);
  const { page } = visit;
  await banner(page).waitFor();
  await tabTo(page, actButton('necessary'), 3);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  expect(await banner(page).isVisible()).toBe(false);
  await page.locator(`footer ${settingsLink}`).focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await tabTo(page, '#consent-analytics');
  await page.keyboard.press('Space');
  await tabTo(page, actButton('save'));
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate((link) => document.activeElement?.matches(link), settingsLink)).toBe(true);
  await expect.poll(async () => Object.keys(await valuesOf(page))).toContain('utm_source');
  expect(await storedChoice(page)).toMatchObject({ 'managed-performance': 'true', 'managed-advertising': 'false' });
  expect(await valuesOf(page)).not.toHaveProperty('gclid');
  await page.keyboard.press('Enter');
  expect(await dialog(page).getByRole('checkbox', { name: 'Analytics' }).isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate((link) => document.activeElement?.matches(link), settingsLink)).toBe(true);
  expect(Object.keys(await valuesOf(page))).toContain('utm_source');
  await page.keyboard.press('Enter');
  await tabTo(page, actButton('necessary'), 15);
  await page.keyboard.press('Enter');
  await expect.poll(() => valuesOf(page)).toEqual({});
  expect(visit.errors).toEqual([]);
});

test('By roles and names alone a visitor hears the question, the settings and the answer, and changes it', async () => {
  await using visit = await browser.visit('/helios/en/legal', asked);
  const { page } = visit;
  const region = page.getByRole('region').filter({ has: page.locator('#consent-title') });
  const title = (await region.getByRole('heading').textContent()) ?? '';
  await expect.poll(() => spoken(page)).toBe(title);
  expect(await page.getByRole('region', { name: title }).count()).toBe(1);
  expect(await heard(region)).toEqual([
    `region "${title}"`,
    `heading "${title}" [level=2]`,
    'link "Cookie policy"',
    'button "Only necessary"',
    'button "Choose"',
    'button "Accept all"',
  ]);
  await region.getByRole('button').nth(1).click();
  const settings = page.getByRole('dialog', { name: 'Cookie settings' });
  await settings.waitFor();
  const group = settings.getByRole('group', { name: 'Cookie settings' });
  const boxes = await group.getByRole('checkbox').all();
  expect(boxes.length).toBe(4);
  expect(await heard(settings)).toEqual([
    'dialog "Cookie settings"',
    'heading "Cookie settings" [level=2]',
    'button "Close"',
    'group "Cookie settings"',
    'checkbox "Necessary" [checked] [disabled]',
    'group: What is stored',
    ...['Functionality', 'Analytics', 'Advertisement'].flatMap((name) => [
      `checkbox "${name}"`,
      'group: What is stored',
    ]),
    'link "Cookie policy"',
    'button "Only necessary"',
    'button "Save my choice"',
    'button "Accept all"',
  ]);
  const details = settings.locator('details');
  for (const each of await details.all()) await each.locator('summary').click();
  expect(await details.evaluateAll((all) => all.map((each) => each.hasAttribute('open')))).toEqual(
    boxes.map(() => true),
  );
  for (const box of boxes) {
    const described = await box.evaluate((element) => element.ariaDescribedByElements?.[0]?.textContent ?? '');
    expect(described.length).toBeGreaterThan(30);
  }
  expect(await group.getByRole('checkbox', { disabled: true }).count()).toBe(1);
  await group.getByRole('checkbox', { name: 'Functionality' }).check();
  await settings.locator(actButton('save')).click();
  await expect.poll(() => spoken(page)).toMatch(/\S/);
  expect(await spoken(page)).not.toBe(title);
  expect(await storedChoice(page)).toMatchObject({ 'managed-functional': 'true', 'managed-performance': 'false' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  expect(await settings.getByText(policyVersion).isVisible()).toBe(true);
  expect(await heard(settings)).toContain('checkbox "Functionality" [checked]');
  await settings.getByRole('checkbox', { name: 'Functionality' }).uncheck();
  await settings.locator(actButton('save')).click();
  await expect.poll(() => storedChoice(page)).toMatchObject({ 'managed-functional': 'false' });
  expect(visit.errors).toEqual([]);
});

test('A choice in one tab counts in all, and a refusal removes what the other has stored', async () => {
  await using visit = await browser.visit('/helios/en/legal?utm_source=a', asked);
  const { page } = visit;
  await banner(page).waitFor();
  const other = await page.context().newPage();
  await other.goto('/helios/en/legal/gdpr');
  await banner(other).waitFor();
  await banner(page).locator(actButton('all')).click();
  await banner(other).waitFor({ state: 'hidden' });
  await expect.poll(async () => Object.keys(await valuesOf(page))).toContain('utm_source');
  await other.evaluate(() => sessionStorage.setItem('invoice', 'kept'));
  await choose(page, false);
  await other.locator('html[data-consent="necessary"]').waitFor({ state: 'attached' });
  expect(await valuesOf(other)).toEqual({});
  expect(await other.evaluate(() => sessionStorage.getItem('invoice'))).toBe('kept');
});

test('Global Privacy Control is a refusal without a question, which the settings name and a visitor may override', async () => {
  await using visit = await browser.visit('/helios/en/legal');
  const { page } = visit;
  await openSettings(page);
  expect(await banner(page).isVisible()).toBe(false);
  expect(await dialog(page).getByText('Global Privacy Control').isVisible()).toBe(true);
  expect(await page.context().cookies()).toEqual([]);
  await dialog(page).locator(actButton('all')).click();
  await expect.poll(() => storedChoice(page)).toMatchObject({ 'managed-marketingAndAnalytics': 'true' });
  await page.reload();
  await page.locator('html[data-consent^="allowed"]').waitFor({ state: 'attached' });
});

test('A choice under another version of the cookie policy is asked for again, and until then nothing is allowed', async () => {
  await using visit = await browser.visit('/helios/en/legal', asked);
  const { page } = visit;
  await banner(page).locator(actButton('all')).click();
  const cookies = await page.context().cookies();
  const record = cookies.find(({ name }) => name === 'managed-choice');
  expect(decodeURIComponent(record?.value ?? '')).toMatch(/^by=visitor&time=\d.*&locale=en$/);
  expect(decodeURIComponent(record?.value ?? '')).toContain(`&policyVersion=${policyVersion}&`);
  expect((record?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(60 * 24 * 60 * 60, -2);
  const older = record?.value.replace(`${policyVersion}%26`, '2020-01%26') ?? '';
  await page.context().addCookies([{ name: 'managed-choice', value: older, url: page.url() }]);
  await page.reload();
  await banner(page).waitFor();
  expect(await page.locator('html').getAttribute('data-consent')).toBeNull();
});

test('The banner hides nothing that the keyboard focuses, moves nothing, and stays when the page changes', async () => {
  await using visit = await browser.visit('about:blank', { ...asked, viewport: { width: 360, height: 740 } });
  const { page } = visit;
  // A font that comes late shifts the text, whether or not there is a banner.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/helios/de');
  await banner(page).waitFor();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 300);
      }),
  );
  expect(shift).toBe(0);
  const hidden: string[] = [];
  // From the end of the page up, past the banner.
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Shift+Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      const question = document.querySelector('section[aria-labelledby="consent-title"]');
      if (!element || !question || question.contains(element) || element === document.body) return '';
      const [{ top }, { bottom }] = [question.getBoundingClientRect(), element.getBoundingClientRect()];
      return bottom > top ? element.outerHTML.slice(0, 100) : '';
    });
    if (found) hidden.push(found);
  }
  expect(hidden).toEqual([]);
  await moveTo(page, '/helios/de/pricing');
  expect(await banner(page).isVisible()).toBe(true);
  await moveTo(page, '/helios/de/legal?hide-cookie-banner=true');
  expect(await banner(page).isVisible()).toBe(false);
  await openSettingsWithoutChoice(page);
  expect(visit.errors.filter((each) => !each.includes('.woff2'))).toEqual([]);
});

test('A page that the keyboard opens while the banner is shown begins at its top', async () => {
  await using visit = await browser.visit('/helios/en', asked);
  const { page } = visit;
  await banner(page).waitFor();
  await page.locator('footer a[href="/helios/en/about"]').focus();
  await change(page, () => page.keyboard.press('Enter'));
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('The banner covers no country selector at the end of a page on a phone', async () => {
  await using visit = await browser.visit('/helios/en/legal', { ...asked, viewport: { width: 360, height: 740 } });
  const { page } = visit;
  await banner(page).waitFor();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const selector = page.locator(`#${localesId} summary`);
  const [button, question] = [await selector.boundingBox(), await banner(page).boundingBox()];
  if (!button || !question) throw new Error('The selector or the banner is not shown.');
  expect(button.y + button.height).toBeLessThanOrEqual(question.y);
});

test.each([
  { width: 1200, height: 800 },
  { width: 1440, height: 900 },
])(
  'The banner covers no text or button of a hero, left or right, in a window of $width by $height',
  async (viewport) => {
    await using visit = await browser.visit('/helios/en', { ...asked, viewport });
    const { page } = visit;
    for (const path of [
      'en',
      'en/for-agencies',
      'de/for-agencies',
      'fr/for-agencies',
      'de/for-healthcare',
      'de/reimbursements',
    ]) {
      await page.goto(`/helios/${path}`);
      await banner(page).waitFor();
      const question = await banner(page).boundingBox();
      const ends = await page
        .locator('section:has(h1) :is(h1, h1 ~ p, header, header ~ p, header ~ form)')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
      expect(ends.length, path).toBeGreaterThan(1);
      expect(Math.max(...ends), path).toBeLessThanOrEqual(question?.y ?? 0);
    }
    expect(visit.errors).toEqual([]);
  },
);

/** The settings are there although the banner is hidden. */
async function openSettingsWithoutChoice(page: Page): Promise<void> {
  await page.locator(`footer ${settingsLink}`).click();
  await dialog(page).waitFor();
}

test('Without scripts nothing is asked or stored, and the link to the settings leads to the cookie policy', async () => {
  await using visit = await browser.visit('/helios/fi?utm_source=a', { javaScriptEnabled: false });
  const { page } = visit;
  await page.locator(`footer ${settingsLink}`).click();
  await page.waitForURL('**/helios/fi/legal/cookie-policy');
  expect(await page.context().cookies()).toEqual([]);
});

test('Banner and dialog have room for their texts in German', async () => {
  await expectRoom(await browser.look('/helios/de/404', asked));
});

test('At a zoom of 400 % the choices of the consent banner are in sight while its words scroll', async () => {
  await using visit = await browser.visit('/helios/de/legal', asked);
  const { page } = visit;
  await banner(page).waitFor();
  // What is left of 720, 900 and 1024 pixels.
  for (const height of [180, 225, 256]) {
    await resize(page, 320, height);
    for (const choice of await banner(page).getByRole('button').all()) {
      const box = await choice.boundingBox();
      expect(box?.y, `${height} px high`).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? height), `${height} px high`).toBeLessThanOrEqual(height);
    }
    // Scrolls to the last word and fails if a button lies on it.
    await banner(page).getByRole('link').last().click({ trial: true });
    await page.evaluate(() => scrollTo(0, 0));
  }
});

test('At a zoom of 400 % the question scrolls with the page and hides nothing that the keyboard focuses', async () => {
  await using visit = await browser.visit('/helios/de/legal', { ...asked, viewport: { width: 320, height: 256 } });
  const { page } = visit;
  await banner(page).waitFor();
  const hidden: string[] = [];
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    hidden.push(...(await page.evaluate(hiddenFocus)));
  }
  expect(hidden).toEqual([]);
});

test('The banner hides no link in a part of a page that sticks to the window', async () => {
  await using visit = await browser.visit('/helios/de/expense-report-generator', {
    ...asked,
    viewport: { width: 1440, height: 900 },
  });
  const { page } = visit;
  await banner(page).waitFor();
  await page.keyboard.press('Tab');
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
  const link = page.locator('main section[aria-label] p a').filter({ visible: true }).first();
  const isSticky = (element: Element) => getComputedStyle(element.closest('div') ?? element).position === 'sticky';
  expect(await link.evaluate(isSticky)).toBe(true);
  await link.focus();
  expect(await page.evaluate(hiddenFocus)).toEqual([]);
  await page.locator('main input').first().focus();
  expect(await link.evaluate(isSticky)).toBe(true);
});

/** Runs in the page: the element with the focus if something else lies on its middle, or it is outside of the window. */
function hiddenFocus(): string[] {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return [];
  const { left, top, width, height } = activeElement.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found && activeElement.contains(found) ? [] : [activeElement.outerHTML.slice(0, 100)];
}
