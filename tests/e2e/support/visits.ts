import type { Page } from 'playwright';
import { consentAttribute } from '../../../src/rules/markup.ts';
import {
  type ConsentPreferences,
  consentChange,
  consentText,
} from '../../../src/runtime/shared/consent/preferences.ts';
import { leadForm } from './markup.ts';

export type Fields = Readonly<Record<string, string>>;

/** Sends the contact form's lead and gives its fields, without what the form itself says. */
export async function sendLead(page: Page): Promise<Fields> {
  let sent: Fields = {};
  await page.route('**/api/hubspot-submit-form*', async (route) => {
    const { formData } = route.request().postDataJSON();
    sent = Object.fromEntries(formData.fields.map(({ name, value }: { name: string; value: string }) => [name, value]));
    await route.fulfill({ json: { ok: true, delivery: 'delivered' } });
  });
  const form = page.locator(`main ${leadForm}`).first();
  const typed = {
    email: 'maja@kestrel.example',
    firstname: 'Maja',
    lastname: 'Lund',
    company: 'Kestrel',
    message: 'Hi',
  };
  for (const [name, value] of Object.entries(typed)) await form.locator(`[name="${name}"]`).fill(value);
  await form.getByRole('button').click();
  await page.waitForURL(({ pathname }) => pathname === '/helios/en/thankyou');
  const told = /^(?:latest_)?utm_|^referral_id$|partner|influence/;
  return Object.fromEntries(Object.entries(sent).filter(([name]) => told.test(name)));
}

/** Changes the page as a link does. */
export async function follow(page: Page, reference: string): Promise<void> {
  const moved = page.evaluate(
    () => new Promise((resolve) => document.addEventListener('helios:route-update', resolve, { once: true })),
  );
  await page.evaluate((href) => location.assign(href), reference);
  await moved;
}

/** Makes the visitor's choice as a consent banner does. */
export async function choose(page: Page, isAllowed: boolean): Promise<void> {
  const categories = { analytics: isAllowed, advertisement: isAllowed, functionality: isAllowed, necessary: true };
  const detail: ConsentPreferences = { allowed: isAllowed, categories };
  await page.evaluate(
    ({ mark, text, type, detail }) => {
      document.documentElement.setAttribute(mark, text);
      document.dispatchEvent(new CustomEvent(type, { detail }));
    },
    { mark: consentAttribute, text: consentText(detail), type: consentChange, detail },
  );
}

export const cookiesOf = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map((cookie) => [cookie.name, cookie]));

export const valuesOf = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]));

/** Everything that a page stores in this browser by name. */
export const stored = (page: Page) =>
  page.evaluate(() => [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join('\n'));
