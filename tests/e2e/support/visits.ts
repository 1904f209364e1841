import type { Page } from 'playwright';
import {
  type ConsentAct,
  consentActAttribute,
  consentAttribute,
  contentAttribute,
  selectorOf,
} from '../../../src/rules/markup.ts';
import { leadFormOn } from './lead-form.ts';

export type Fields = Readonly<Record<string, string>>;

/** Sends the contact form's lead and gives its fields, without what the form itself says. */
export async function sendLead(page: Page): Promise<Fields> {
  let sent: Fields = {};
  await page.route('**/api/hubspot-submit-form*', async (route) => {
    const { formData } = route.request().postDataJSON();
    sent = Object.fromEntries(formData.fields.map(({ name, value }: { name: string; value: string }) => [name, value]));
    await route.fulfill({ json: { ok: true, delivery: 'delivered' } });
  });
  const form = leadFormOn(page);
  await form.fill({
    email: 'maja@kestrel.example',
    firstname: 'Maja',
    lastname: 'Lund',
    company: 'Kestrel',
    message: 'Hi',
  });
  await form.button().click();
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

/** Makes the visitor's choice in the cookie settings: everything, or the necessary alone. */
export async function choose(page: Page, isAllowed: boolean): Promise<void> {
  await openSettings(page);
  await page.locator(`dialog ${actButton(isAllowed ? 'all' : 'necessary')}`).click();
}

/** Opens the cookie settings from the footer as soon as the script has decided about consent. */
export async function openSettings(page: Page): Promise<void> {
  await consentDecided(page);
  await page.locator(`footer ${settingsLink}`).click();
  await page.locator(`dialog ${actButton('necessary')}`).waitFor();
}

/** Waits until the script has decided about consent: an address is filled in and sent faster by a test than by a visitor. */
export const consentDecided = (page: Page) => page.locator(`html[${consentAttribute}]`).waitFor({ state: 'attached' });

/** A button of the consent banner or dialog. */
export const actButton = (act: ConsentAct) => selectorOf(consentActAttribute, act);

/** The links to the cookie settings. */
export const settingsLink = `a${selectorOf(contentAttribute)}`;

/** Cookies of a visit, without those that store the choice of consent itself. */
export const cookiesOf = async (page: Page) =>
  Object.fromEntries((await visitCookies(page)).map((cookie) => [cookie.name, cookie]));

export const valuesOf = async (page: Page) =>
  Object.fromEntries((await visitCookies(page)).map(({ name, value }) => [name, decodeURIComponent(value)]));

const visitCookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => !name.startsWith('managed-'));

/** Everything that a page stores in this browser by name. */
export const stored = (page: Page) =>
  page.evaluate(() => [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join('\n'));
