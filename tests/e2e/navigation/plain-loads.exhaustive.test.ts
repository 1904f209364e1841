import { expect, test } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { clickTo } from '../support/plain-loads.ts';
import { visitWatched, type WatchOptions } from '../support/visitor.ts';
import { actButton, sendLead } from '../support/visits.ts';

const browser = startBrowser();
const contact = '/helios/en/contact';

const visit = (pathname: string, options?: WatchOptions) =>
  visitWatched(browser, pathname, { content: 'delete globalThis.navigation;', ...options });

test('Without the Navigation API the parameters of a visit reach a lead two pages later, and before consent nothing is stored', async () => {
  const query = 'utm_source=spring&utm_term=cards&referral=maja-7&partner=datev&gclid=G1&fbclid=F1';
  const queryOf = (address: string) => [...new URL(address).searchParams].sort();
  await using visitor = await visit(`/helios/en?${query}&a=1`, { isAsked: true });
  const { page } = visitor;
  await clickTo(page, '/helios/en/faq');
  const { href } = await clickTo(page, contact);
  const whole = [...new URLSearchParams(query)].sort();
  expect(queryOf(href)).toEqual(whole);
  expect(Object.keys(await sendLead(page))).not.toContain('utm_source');
  // The visitor may allow everything, or go on to the product, on the page after the form.
  expect(queryOf(page.url())).toEqual(whole);
  expect(await page.context().cookies()).toEqual([]);
  await page.goBack();
  await page.getByRole('region').locator(actButton('all')).click();
  expect(await sendLead(page)).toMatchObject({
    utm_source: 'spring',
    latest_utm_source: 'spring',
    utm_term: 'cards',
    referral_id: 'maja-7',
    pleo_partner_id: 'datev',
  });
  expect(queryOf(page.url())).toEqual(whole);
  expect(visitor.errors).toEqual([]);
});

test('Without the Navigation API reading about an integration makes nobody its partner’s', async () => {
  await using visitor = await visit('/helios/en/integrations');
  await clickTo(visitor.page, '/helios/en/integrations/xero');
  const { search } = await clickTo(visitor.page, contact);
  expect(search).toBe('');
  expect(await sendLead(visitor.page)).toEqual({});
});
