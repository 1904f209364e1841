import { expect } from 'vitest';
import { stringsOf } from '../../sites/embedded-content.ts';
import type { startBrowser } from './browser.ts';
import { accepted, answer, outcomes, refused } from './lead-posts.ts';
import { signUpForm } from './markup.ts';
import { choose } from './visits.ts';

/** Signs up on the home page of a locale, first with an address of free mail, and expects what visitor and product get. */
export async function walkSignUp(
  browser: ReturnType<typeof startBrowser>,
  locale: string,
  lang: string,
): Promise<void> {
  const { non_work_email: complaint, non_work_email_cta: way } = stringsOf(lang);
  const visit = await browser.arrive(`/helios/${locale}?utm_source=daylight&gclid=&s_id=7`);
  const { page } = visit;
  await choose(page, true);
  await page.route('https://app.helios.example/**', (route) => route.fulfill({ body: 'the product' }));
  const posts = await answer(page, refused, accepted);
  const inline = page.locator(`main ${signUpForm}`).first();
  const email = inline.getByRole('textbox');
  const line = inline.getByRole('alert');
  const heard = await outcomes(page);
  await email.fill('maja@gmail.com');
  await email.press('Enter');
  await line.waitFor();
  expect(await line.innerText()).toContain(complaint);
  // A wrong field keeps the halo of the focus.
  expect(await email.evaluate((field) => getComputedStyle(field).boxShadow)).toMatch(/inset, .* [1-9]\d*px$/);
  expect(await line.getByRole('link').innerText()).toBe(way);
  expect(await line.getByRole('link').evaluate((link) => link.getClientRects().length)).toBe(1);
  expect(await line.locator('svg').isVisible()).toBe(true);
  const terms = inline.locator('[id$="-terms"]');
  expect(await terms.getByRole('link').count()).toBe(2);
  const described = [await line.getAttribute('id'), await terms.getAttribute('id')];
  expect(await email.getAttribute('aria-describedby')).toBe(described.join(' '));
  expect(await heard()).toEqual([{ form: 'sign-up', outcome: 'blocked', code: 'NON_WORK_EMAIL' }]);
  await email.fill('maja@kestrel.example');
  await line.waitFor({ state: 'hidden' });
  expect(posts).toEqual([]);
  await email.press('Enter');
  // The endpoint fails, so the visitor stays on the page with the address in the field.
  await inline.getByRole('alert').filter({ visible: true }).waitFor();
  expect(await email.inputValue()).toBe('maja@kestrel.example');
  await email.press('Enter');
  await page.waitForURL('https://app.helios.example/register**');
  expect(posts).toHaveLength(2);
  expect(posts[0]?.key).toBe(posts[1]?.key);
  expect(posts[1]?.fields).toEqual({
    email: 'maja@kestrel.example',
    utm_source: 'daylight',
    latest_utm_source: 'daylight',
    lifecyclestage: 'lead',
    lead_source_latest_capture_type: 'Self onboarding sign up',
  });
  expect(posts[1]?.body.formData).not.toHaveProperty('legalConsentOptions');
  const query = Object.fromEntries(new URL(page.url()).searchParams);
  expect(query).toMatchObject({
    email: 'maja@kestrel.example',
    lang: locale,
    pt_ref: 'website',
    utm_source: 'daylight',
    latest_utm_source: 'daylight',
    s_id: '7',
  });
  expect(query).not.toHaveProperty('gclid');
  expect(visit.errors.filter((error) => !error.includes('502'))).toEqual([]);
}
