import { expect, test } from 'vitest';
import { contentOf } from '../../sites/embedded-content.ts';
import { startBrowser } from '../support/browser.ts';
import { leadForm } from '../support/markup.ts';
import { choose, follow, sendLead, stored, valuesOf } from '../support/visits.ts';

const browser = startBrowser();

test('A visit gives a lead the first and the latest campaign and its referral, and stores nothing', async () => {
  await using visit = await browser.visit('/helios/en?utm_source=first&utm_term=cards&referral=maja-7&gclid=G1');
  const { page } = visit;
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await follow(page, '/helios/en/integrations/xero?utm_source=second&utm_medium=mail');
  await follow(page, '/helios/en/contact');
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
  expect(await page.context().cookies()).toEqual([]);
  expect(await stored(page)).not.toMatch(/first|second|maja-7|G1/);
  expect(visit.errors).toEqual([]);
});

test('A visit remembers an entry of the history that was left', async () => {
  await using visit = await browser.visit('/helios/en/contact');
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
  expect(await sendLead(page)).toMatchObject({ utm_source: 'ads', pleo_partner_id: 'datev' });
});

test('A visitor who arrives on the page of an integration is its partner’s lead, also after a reload', async () => {
  const { uid, data } = contentOf('en-gb', 'integration', 'e-conomic');
  await using visit = await browser.visit(`/helios/en/integrations/${uid}`);
  const { page } = visit;
  await follow(page, '/helios/en/integrations/xero');
  await follow(page, '/helios/en/contact');
  await page.reload();
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
  await using visit = await browser.visit('/helios/en?utm_source=first');
  const { page } = visit;
  await follow(page, '/helios/en/contact');
  await page.reload();
  expect(await sendLead(page)).toEqual({ utm_source: 'first', latest_utm_source: 'first' });
});

test('A visit is known without the Navigation API', async () => {
  await using visit = await browser.visit('about:blank');
  const { page } = visit;
  await page.addInitScript('delete globalThis.navigation');
  await page.goto('/helios/en/contact?utm_source=old&referralCode=R1#form');
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
  await using visit = await browser.visit(`/helios/en/contact?${query}`);
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
