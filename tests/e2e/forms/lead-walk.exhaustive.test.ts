import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { consentAttribute } from '../../../src/rules/markup.ts';
import { type WalkLocale, wordsOf } from '../../sites/every-form.ts';
import { startBrowser } from '../support/browser.ts';
import { leadFormOn, type SeenForm } from '../support/lead-form.ts';
import {
  answersTo,
  differingKinds,
  example,
  examples,
  type Filled,
  kindsInTurn,
  leadWalkOfFile,
  missingComplaints,
  privateComplaint,
} from '../support/lead-walk.ts';
import { patient } from '../support/visitor.ts';
import { choose, consentDecided } from '../support/visits.ts';

const browser = startBrowser();
const walk = leadWalkOfFile();

/** Opens a form in a browser of its language. Each language has a page of its own. */
async function open(filled: Filled): Promise<SeenForm> {
  const options = { serviceWorkers: 'block', locale: filled.locale } as const;
  return leadFormOn((await browser.look(walk().address(filled), options)).page);
}

/** Fills in a form and sends it. */
async function send(filled: Filled): Promise<SeenForm> {
  const form = await open(filled);
  await form.fill(answersTo(filled));
  await form.button().click();
  return form;
}

async function sendTo(form: SeenForm, email: string): Promise<void> {
  await form.field('email').fill(email);
  await form.button().click();
}

/** Allows everything. Visitors of one language share a browser, which remembers what the first of them allows. */
async function allowAll(page: Page): Promise<void> {
  await consentDecided(page);
  const known = await page.locator('html').getAttribute(consentAttribute);
  if (!known?.includes('analytics')) await choose(page, true);
}

/** Every second form gets consent where it is free, and every fourth a country that no list has. */
const walks = kindsInTurn(1).map((each, index) => ({ ...each, isEven: index % 2 === 0, isFourth: index % 4 === 0 }));

test.each(walks)(
  'The form $uid in $locale says what is wrong at each field, then its lead arrives whole',
  async (each) => {
    const { kind, locale, isEven, isFourth } = each;
    const filled: Filled = {
      kind,
      locale,
      email: `${kind.uid}-${locale}@kestrel.example`,
      hasConsent: kind.data.has_marketing_consent && (kind.data.requires_consent === true || isEven),
      ...(isFourth && { country: 'Other' }),
    };
    const form = await open(filled);
    await allowAll(form.page);
    await form.leaveCountryOpen();
    await sendTo(form, 'märta@');
    await expect.poll(form.complaints, patient).toEqual(missingComplaints(kind, locale));

    await form.fill({ ...answersTo(filled), email: 'maerta@Mail.Gmail.com' });
    await form.button().click();
    await expect.poll(form.complaints, patient).toEqual(privateComplaint(locale));

    await sendTo(form, filled.email);
    await walk().expectSent(filled, form);
    walk().expectHeard(filled, 'everything', { pageName: expect.stringContaining(kind.uid) });
    expect(walk().states([filled.email])).toEqual(['delivered']);
  },
);

const inEach = <T>(act: (locale: WalkLocale, uid: string) => Promise<T>) =>
  Promise.all(examples.map(([locale, uid]) => act(locale, uid)));

test('HubSpot’s judgement of an address is shown at its field, and another address is sent', async () => {
  walk().hubspot.mood = { type: 'answers', status: 400, errorType: 'BLOCKED_EMAIL' };
  const sent = await inEach(async (locale, uid) => {
    const filled = example(locale, uid, 'blocked');
    const form = await send(filled);
    await expect.poll(form.complaints, patient).toEqual(privateComplaint(locale));
    return { filled, form };
  });
  walk().hubspot.mood = { type: 'answers', status: 400, errorType: 'INVALID_EMAIL' };
  for (const { filled, form } of sent) {
    await sendTo(form, `unknown-${filled.email}`);
    const text = wordsOf(filled.locale).invalid_email;
    await expect.poll(form.complaints, patient).toEqual({ email: { text, isTied: true } });
  }
  walk().hubspot.mood = { type: 'takes' };
  for (const { filled, form } of sent) {
    await sendTo(form, `mended-${filled.email}`);
    await walk().expectSent(filled, form);
    const states = walk().states(['', 'unknown-', 'mended-'].map((prefix) => prefix + filled.email));
    expect(states).toEqual(['rejected', 'rejected', 'delivered']);
  }
});

// What HubSpot answers concerns neither the kind of form nor its texts from here on, so one form stands for all.

test('Other complaints of HubSpot do not trouble the visitor, and the lead is stored', async () => {
  walk().hubspot.mood = { type: 'answers', status: 400, errorType: 'REQUIRED_FIELD' };
  const filled = example('de', 'contact', 'refused');
  await walk().expectSent(filled, await send(filled));
  expect(walk().states([filled.email])).toEqual(['rejected']);
});

test.each([
  [500, 'en', 'demo'],
  [429, 'fi', 'partner'],
] as const)('A HubSpot that answers %d makes nobody wait, and gets the lead later', async (status, locale, uid) => {
  walk().hubspot.mood = { type: 'answers', status };
  const filled = example(locale, uid, `later-${status}`);
  await walk().expectSent(filled, await send(filled));
  // The delivery may just be sending it again.
  expect(['pending', 'sending']).toContain(walk().states([filled.email]).join());
  walk().hubspot.mood = { type: 'takes' };
  await expect.poll(() => walk().states([filled.email]), patient).toEqual(['delivered']);
  expect(walk().taken([filled.email])).toEqual([1]);
});

test('A slow HubSpot gets a lead once, though it was sent from two tabs', async () => {
  walk().hubspot.mood = { type: 'takes', afterMs: 2600 };
  const filled = example('de', 'contact', 'slow');
  await using visit = await browser.visit('about:blank', { serviceWorkers: 'block' });
  const tabs: SeenForm[] = [];
  // The tabs take turns, since the browser slows a hidden tab down.
  for (const page of [visit.page, await visit.page.context().newPage()]) {
    await page.bringToFront();
    await page.goto(walk().address(filled));
    const tab = leadFormOn(page);
    await tab.fill(answersTo(filled));
    await tab.button().click();
    tabs.push(tab);
  }
  for (const tab of tabs) await walk().expectSent(filled, tab);
  await expect.poll(() => walk().states([filled.email]), patient).toEqual(['delivered']);
  expect(walk().taken([filled.email])).toEqual([1]);
});

test('A double click and Enter twice are one lead', async () => {
  walk().hubspot.mood = { type: 'takes', afterMs: 300 };
  const [clicked, entered] = [example('fi', 'partner', 'clicked'), example('en', 'demo', 'entered')];
  const form = await open(clicked);
  await form.fill(answersTo(clicked));
  await form.button().dblclick();
  await walk().expectSent(clicked, form);
  const again = await open(entered);
  await again.fill(answersTo(entered));
  for (let time = 0; time < 2; time += 1) await again.field('email').press('Enter');
  await walk().expectSent(entered, again);
  const emails = [clicked.email, entered.email];
  expect(walk().taken(emails)).toEqual([1, 1]);
  expect(walk().states(emails)).toEqual(['delivered', 'delivered']);
});

test('A lead has the visitor’s HubSpot token where there is one', async () => {
  const hutk = '0123456789abcdef0123456789abcdef';
  const filled = { ...example('fi', 'newsletter', 'token'), hasConsent: true };
  await using visit = await browser.visit(walk().address(filled), { serviceWorkers: 'block' });
  await visit.page.context().addCookies([{ name: 'hubspotutk', value: hutk, url: walk().server.origin }]);
  await choose(visit.page, true);
  const form = leadFormOn(visit.page);
  await form.fill(answersTo(filled));
  await form.button().click();
  await walk().expectSent(filled, form);
  walk().expectHeard(filled, 'everything', { hutk, pageName: expect.any(String) });
});

test('A press on the button counts, though the field that it leaves turns out wrong', async () => {
  const form = await open(example('de', 'contact', 'pressed'));
  await form.button().click();
  await expect.poll(form.complaints, patient).toHaveProperty('email');
  await form.field('email').fill('märta@');
  await form.button().hover();
  await form.page.mouse.down();
  // The complaint would appear two frames later and move the button.
  await form.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await form.complaints()).not.toHaveProperty('email');
  await form.page.mouse.up();
  await expect.poll(form.complaints, patient).toHaveProperty('email');
  expect(await form.field('email').evaluate((element) => element === document.activeElement)).toBe(true);
});

/** Opens a form in a browser without scripts. */
async function openPlain(filled: Filled): Promise<SeenForm> {
  return leadFormOn((await browser.look(walk().address(filled), { javaScriptEnabled: false })).page);
}

/** Sends the form without the browser's own validation. */
async function sendUnchecked({ form, button }: SeenForm): Promise<void> {
  await form.evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
  });
  await button().click();
}

/** Expects that a form was sent. A form without a thank-you page comes back at the line that says so. */
async function expectSentPlain(filled: Filled, form: SeenForm): Promise<void> {
  await walk().expectSent(filled, form);
  if (filled.kind.data.success.id) return;
  const { pathname, hash } = new URL(form.page.url());
  expect([pathname, hash]).toEqual([new URL(walk().address(filled)).pathname, expect.stringMatching(/^#.+-sent$/)]);
  expect(await form.line('failed')).toBeUndefined();
  expect(await form.complaints()).toEqual({});
}

describe('without scripts', () => {
  // The test with scripts walks through every kind; what they have in common is the same without scripts.
  test.each(kindsInTurn(0, differingKinds))(
    'The form $uid in $locale comes back filled in with its faults at each field, then is sent',
    async (each) => {
      const { kind, locale, uid } = each;
      const hasConsent = kind.data.has_marketing_consent;
      const filled: Filled = { kind, locale, email: `plain-${uid}-${locale}@kestrel.example`, hasConsent };
      const form = await openPlain(filled);
      const mayConsentNow = !kind.data.requires_consent;
      await form.fill({ email: 'märta@', ...(mayConsentNow && { marketing_consent: 'true' }) });
      await form.leaveCountryOpen();
      await sendUnchecked(form);
      expect(await form.complaints()).toEqual(missingComplaints(kind, locale));
      expect(await form.line('failed')).toBe(wordsOf(locale).form_error);
      const ticked = hasConsent && mayConsentNow && { marketing_consent: 'true' };
      expect(await form.values()).toMatchObject({ email: 'märta@', ...ticked });

      const { pdf_url, marketing_consent = '', ...texts } = answersTo({ ...filled, email: 'maerta@gmail.com' });
      await form.fill(mayConsentNow ? texts : { ...texts, marketing_consent });
      await sendUnchecked(form);
      expect(await form.complaints()).toEqual(privateComplaint(locale));
      expect(await form.values()).toEqual({ ...texts, ...(hasConsent && { marketing_consent }) });

      // Every value comes back but the file.
      await form.fill({ email: filled.email, ...(pdf_url && { pdf_url }) });
      await form.button().click();
      await expectSentPlain(filled, form);
      walk().expectHeard(filled, 'partner', {});
    },
  );

  test.each(examples)(
    'In %s a visitor hears HubSpot’s judgement of an address, and nothing of its failures',
    async (locale, uid) => {
      const filled = example(locale, uid, 'plain-blocked');
      walk().hubspot.mood = { type: 'answers', status: 400, errorType: 'BLOCKED_EMAIL' };
      const form = await openPlain(filled);
      await form.fill(answersTo(filled));
      await form.button().click();
      expect(await form.complaints()).toEqual(privateComplaint(locale));
      walk().hubspot.mood = { type: 'answers', status: 503 };
      const later = { ...filled, email: `later-${filled.email}` };
      await form.fill({ email: later.email });
      await form.button().click();
      await expectSentPlain(later, form);
      walk().hubspot.mood = { type: 'takes' };
      await expect.poll(() => walk().states([later.email]), patient).toEqual(['delivered']);
    },
  );

  test('A form that is sent again from the page before is the same lead', async () => {
    const filled = example('en', 'contact', 'plain-again');
    const form = await openPlain(filled);
    await form.fill(answersTo(filled));
    await form.button().click();
    await expectSentPlain(filled, form);
    await form.page.goBack();
    await form.fill(answersTo(filled));
    await form.button().click();
    await expectSentPlain(filled, form);
    expect([walk().taken([filled.email]), walk().states([filled.email])]).toEqual([[1], ['delivered']]);
  });
});
