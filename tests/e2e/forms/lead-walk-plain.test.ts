import { expect, test } from 'vitest';
import { wordsOf } from '../../sites/every-form.ts';
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

const browser = startBrowser();
const walk = leadWalkOfFile();

/** Opens a form in a browser without scripts. */
async function open(filled: Filled): Promise<SeenForm> {
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
async function expectSent(filled: Filled, form: SeenForm): Promise<void> {
  await walk().expectSent(filled, form);
  if (filled.kind.data.success.id) return;
  const { pathname, hash } = new URL(form.page.url());
  expect([pathname, hash]).toEqual([new URL(walk().address(filled)).pathname, expect.stringMatching(/^#.+-sent$/)]);
  expect(await form.line('failed')).toBeUndefined();
  expect(await form.complaints()).toEqual({});
}

// The test with scripts walks through every kind; what they have in common is the same without scripts.
test.each(kindsInTurn(0, differingKinds))(
  'The form $uid in $locale comes back filled in with its faults at each field, then is sent',
  async (each) => {
    const { kind, locale, uid } = each;
    const hasConsent = kind.data.has_marketing_consent;
    const filled: Filled = { kind, locale, email: `${uid}-${locale}@kestrel.example`, hasConsent };
    const form = await open(filled);
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
    await expectSent(filled, form);
    walk().expectHeard(filled, 'partner', {});
  },
);

test.each(examples)(
  'In %s a visitor hears HubSpot’s judgement of an address, and nothing of its failures',
  async (locale, uid) => {
    const filled = example(locale, uid, 'blocked');
    walk().hubspot.mood = { type: 'answers', status: 400, errorType: 'BLOCKED_EMAIL' };
    const form = await open(filled);
    await form.fill(answersTo(filled));
    await form.button().click();
    expect(await form.complaints()).toEqual(privateComplaint(locale));
    walk().hubspot.mood = { type: 'answers', status: 503 };
    const later = { ...filled, email: `later-${filled.email}` };
    await form.fill({ email: later.email });
    await form.button().click();
    await expectSent(later, form);
    walk().hubspot.mood = { type: 'takes' };
    await expect.poll(() => walk().states([later.email]), patient).toEqual(['delivered']);
  },
);

test('A form that is sent again from the page before is the same lead', async () => {
  const filled = example('en', 'contact', 'again');
  const form = await open(filled);
  await form.fill(answersTo(filled));
  await form.button().click();
  await expectSent(filled, form);
  await form.page.goBack();
  await form.fill(answersTo(filled));
  await form.button().click();
  await expectSent(filled, form);
  expect([walk().taken([filled.email]), walk().states([filled.email])]).toEqual([[1], ['delivered']]);
});
