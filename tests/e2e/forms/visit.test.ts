import { expect, test } from 'vitest';
import { contentOf } from '../../sites/embedded-content.ts';
import { startBrowser } from '../support/browser.ts';
import { leadFormOn } from '../support/lead-form.ts';
import { accepted, answer } from '../support/lead-posts.ts';
import { leadForm, signUpForm } from '../support/markup.ts';
import { actButton, choose, consentDecided, follow, sendLead, stored, valuesOf } from '../support/visits.ts';

const browser = startBrowser();

test('With consent a lead has the first and the latest campaign of the visit and its referral, and before it nothing is stored', async () => {
  const visit = await browser.arrive('/helios/en?utm_source=first&utm_term=cards&referral=maja-7&gclid=G1');
  const { page } = visit;
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await follow(page, '/helios/en/integrations/xero?utm_source=second&utm_medium=mail');
  await follow(page, '/helios/en/contact');
  expect(await page.context().cookies()).toEqual([]);
  expect(await stored(page)).not.toMatch(/first|second|maja-7|G1/);
  await choose(page, true);
  const fields = await sendLead(page);
  expect(fields).toMatchObject({
    utm_source: 'first',
    utm_term: 'cards',
    latest_utm_source: 'second',
    latest_utm_medium: 'mail',
    referral_id: 'maja-7',
  });
  // The visitor has only read about the integration on the way.
  expect(Object.keys(fields).filter((name) => /partner|influence/.test(name))).toEqual([]);
  expect(Object.keys(fields).filter((name) => name.includes('utm_'))).toHaveLength(4);
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  expect(visit.errors).toEqual([]);
});

test('A visitor who refuses sends a lead and signs up without campaign, click and referral, and nothing of them is stored', async () => {
  const values = /utm_|clid|referral|Campaign7|Click7|Friend7/;
  const query = 'utm_source=Campaign7&gclid=Click7&fbclid=Click7&referral=Friend7';
  await using visit = await browser.visit(`/helios/en/contact?${query}`, { isAsked: true });
  const { page } = visit;
  await page.route('https://app.helios.example/**', (route) => route.fulfill({ body: 'the product' }));
  const posts = await answer(page, accepted, accepted);
  await page.locator(`section ${actButton('necessary')}`).click();
  const form = leadFormOn(page);
  await form.fill({ email: 'maja@kestrel.example', firstname: 'Maja', lastname: 'Lund', company: 'K', message: 'Hi' });
  await form.button().click();
  await page.waitForURL('**/helios/en/thankyou');
  await follow(page, `/helios/en?${query}`);
  const email = page.locator(`main ${signUpForm}`).first().getByRole('textbox');
  await email.fill('maja@kestrel.example');
  expect(await stored(page)).not.toMatch(values);
  await email.press('Enter');
  await page.waitForURL('https://app.helios.example/register?**');
  expect(new URL(page.url()).searchParams.get('email')).toBe('maja@kestrel.example');
  expect(page.url()).not.toMatch(values);
  expect(posts.map(({ fields }) => fields.email)).toEqual(['maja@kestrel.example', 'maja@kestrel.example']);
  for (const { body } of posts) expect(JSON.stringify(body)).not.toMatch(values);
  expect(visit.errors).toEqual([]);
});

test('A visit remembers an entry of the history that was left', async () => {
  const visit = await browser.arrive('/helios/en/contact');
  const { page } = visit;
  // The code of the visit is loaded with the form, and remembers the entries that it has seen.
  await page.locator(`main ${leadForm} [name="email"]`).first().focus();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/forms-')),
  );
  await follow(page, '/helios/en/integrations/datev?utm_source=ads&partner=datev');
  await page.goBack();
  await page.waitForURL('**/contact');
  await page.locator(`main ${leadForm}`).first().waitFor();
  await follow(page, '/helios/en/pricing');
  await follow(page, '/helios/en/contact');
  await choose(page, true);
  expect(await sendLead(page)).toMatchObject({ utm_source: 'ads', pleo_partner_id: 'datev' });
});

test('A visitor who arrives on the page of an integration is its partner’s lead, also after a reload', async () => {
  const { uid, data } = contentOf('en-gb', 'integration', 'e-conomic');
  const visit = await browser.arrive(`/helios/en/integrations/${uid}`);
  const { page } = visit;
  await follow(page, '/helios/en/integrations/xero');
  await follow(page, '/helios/en/contact');
  await page.reload();
  await consentDecided(page);
  expect(await sendLead(page)).toEqual({
    pleo_partner_id: data.partner_id,
    partner_channel: 'Technology partners',
    type_of_influence: 'Partner-sourced',
    partner_segment: 'Referral',
    partnership_type: 'Distribution',
    partnership_referred_date: expect.any(String),
  });
  expect(visit.errors).toEqual([]);
});

test('A visit outlives a reload of its page', async () => {
  const visit = await browser.arrive('/helios/en?utm_source=first');
  const { page } = visit;
  await follow(page, '/helios/en/contact');
  await page.reload();
  await choose(page, true);
  expect(await sendLead(page)).toEqual({ utm_source: 'first', latest_utm_source: 'first' });
});

test('A visit is known without the Navigation API', async () => {
  await using visit = await browser.visit('about:blank');
  const { page } = visit;
  await page.addInitScript('delete globalThis.navigation');
  await page.goto('/helios/en/contact?utm_source=old&referralCode=R1#form');
  await choose(page, true);
  expect(await sendLead(page)).toEqual({ utm_source: 'old', latest_utm_source: 'old', referral_id: 'R1' });
  expect(visit.errors).toEqual([]);
});

test('A visit with made-up values stops no lead', async () => {
  const query = new URLSearchParams({
    utm_source: '<script>alert(1)</script>',
    utm_medium: 'x'.repeat(5000),
    utm_term: 'a\r\nSet-Cookie: b=c',
    utm_content: '"; Path=/; Domain=example',
    referral: '\u0000',
    partner: '__proto__',
  });
  const visit = await browser.arrive(`/helios/en/contact?${query}`);
  const { page } = visit;
  await choose(page, true);
  await expect.poll(async () => (await valuesOf(page)).utm_content).toBe('"; Path=/; Domain=example');
  expect(
    Object.keys(await valuesOf(page))
      .filter((name) => /utm|referral/.test(name))
      .sort(),
  ).toEqual(['latest_utm_content', 'utm_content']);
  expect(await sendLead(page)).toEqual({
    utm_content: '"; Path=/; Domain=example',
    latest_utm_content: '"; Path=/; Domain=example',
  });
  expect(visit.errors).toEqual([]);
});
