import type { Page } from 'playwright';
import { expect, inject, onTestFinished, test } from 'vitest';
import { workAddressPage } from '../../../config/markets.ts';
import { contentOf, filled, stringsOf } from '../../sites/embedded-content.ts';
import { violations } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { leadFormOn } from '../support/lead-form.ts';
import { accepted, answer, broken, outcomes, refused, unanswered } from '../support/lead-posts.ts';
import { errorLine, failedLine, leadForm } from '../support/markup.ts';
import { choose } from '../support/visits.ts';

const browser = startBrowser();
const form = (page: Page) => page.locator(`main ${leadForm}`).first();
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const button = (page: Page) => form(page).getByRole('button');

const contact = '/helios/en/contact';
const contactForm = filled(contentOf('en-gb', 'lead_form', 'contact').data);
const words = stringsOf('en-gb');

/** Fills in all fields in one call, which costs the browser less than a key in each of them. */
function fillContact(page: Page, email = 'maja@kestrel.example'): Promise<void> {
  return leadFormOn(page).fill({
    email,
    firstname: 'Maja',
    lastname: 'Lund',
    company: 'Kestrel',
    message: 'How many cards?',
  });
}

/** Opens a page in the tab of this file, for tests that end with a lead: the draft of a form is gone once it was sent. */
async function open(pathname: string) {
  const opened = await browser.look(pathname);
  onTestFinished(() => opened.page.unrouteAll({ behavior: 'ignoreErrors' }));
  return opened;
}

test('A lead form sends the lead and goes on to the thank-you page without a reload', async () => {
  const visit = await browser.arrive(`${contact}?utm_source=daylight`);
  const { page } = visit;
  await choose(page, true);
  const posts = await answer(page, accepted);
  const heard = await outcomes(page);
  await fillContact(page);
  await field(page, 'email').fill(' maja@kestrel.example ');
  await form(page).getByRole('checkbox').check();
  await button(page).click();
  await page.waitForURL('**/helios/en/thankyou');
  expect(posts).toHaveLength(1);
  expect(posts[0]?.url).toContain(`?formId=${contactForm.form_id}`);
  expect(posts[0]?.fields).toMatchObject({
    email: 'maja@kestrel.example',
    firstname: 'Maja',
    country: 'United Kingdom',
    utm_source: 'daylight',
    latest_utm_source: 'daylight',
    type_of_lead: contactForm.lead_type,
    hs_legal_basis: 'Freely given consent from contact',
  });
  expect(posts[0]?.body.formData.context).toEqual({
    pageUri: expect.stringContaining(`${contact}?utm_source=daylight`),
    pageName: expect.any(String),
  });
  expect(posts[0]?.body.formData.legalConsentOptions).toBeDefined();
  expect(await heard()).toEqual([{ form: contactForm.form_id, outcome: 'submitted' }]);
  expect(visit.errors).toEqual([]);
});

test('The address of a template is sent by email', async () => {
  const visit = await browser.arrive('/helios/en/templates/invoice');
  const { page } = visit;
  const posts = await answer(page, accepted);
  await field(page, 'email').fill('maja@kestrel.example');
  await button(page).click();
  await page.getByText(filled(contentOf('en-gb', 'lead_form', 'template-link').data).success_message).waitFor();
  const file = await page.locator('main a[download]').getAttribute('href');
  expect(posts[0]?.fields.pdf_url).toMatch(/^https:\/\/[^/]+\/.+\.xlsx$/);
  expect(posts[0]?.fields.pdf_url?.endsWith(file ?? 'no file')).toBe(true);
  expect(visit.errors).toEqual([]);
});

test.each([
  ['at once', 0, true],
  ['after the browser has checked the form', 1500, false],
])(
  'A lead form whose script comes %s says at each field what is wrong, and corrects itself while the visitor types',
  async (_, delayMs, isChecked) => {
    const visit = await browser.arrive(contact);
    const { page } = visit;
    const posts = await answer(page, accepted);
    await page.route('**/forms-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      await route.continue();
    });
    await field(page, 'email').fill('maja@');
    await button(page).focus();
    await page.keyboard.press('Enter');
    const line = form(page).locator(errorLine('email'));
    await line.waitFor();
    const email = field(page, 'email');
    expect(await line.innerText()).toBe(words.invalid_email);
    // The style sheet shows the line before the script does.
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
    expect(await email.getAttribute('aria-describedby')).toContain(await line.getAttribute('id'));
    expect(await email.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await form(page).locator('[role="alert"]:visible').count()).toBe(5);
    if (isChecked) expect(await violations(page, { part: `main ${leadForm}` })).toEqual([]);
    await page.keyboard.press('End');
    await page.keyboard.type('k');
    await line.waitFor({ state: 'hidden' });
    expect(await email.getAttribute('aria-invalid')).toBeNull();
    expect(await form(page).locator('[role="alert"]:visible').count()).toBe(4);
    await email.blur();
    await line.waitFor();
    expect(posts).toEqual([]);
    expect(visit.errors).toEqual([]);
  },
);

test('A field of a lead form shows its error as soon as a tap leaves it', async () => {
  await using visit = await browser.visit(contact, { hasTouch: true, isMobile: true });
  const { page } = visit;
  const line = form(page).locator(errorLine('email'));
  await fillContact(page, 'maja@gmx.de');
  await button(page).tap();
  await line.waitFor();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('maja@gmail.com');
  await line.waitFor({ state: 'hidden' });
  await field(page, 'firstname').tap();
  await line.waitFor();
  expect(await line.innerText()).toContain(words.non_work_email);
  expect(visit.errors).toEqual([]);
});

test('A lead form refuses a private address, says where else to go, and reports it to tracking', async () => {
  const { page } = await open(contact);
  const posts = await answer(page, accepted);
  const heard = await outcomes(page);
  await fillContact(page, 'maja@Mail.GMX.de');
  await button(page).click();
  const line = form(page).locator(errorLine('email'));
  await line.waitFor();
  expect(await line.innerText()).toContain(words.non_work_email);
  const way = line.getByRole('link', { name: words.non_work_email_cta });
  expect(await way.getAttribute('href')).toBe(`/helios/en${workAddressPage}`);
  expect(await heard()).toMatchObject([{ outcome: 'blocked', code: 'NON_WORK_EMAIL' }]);
  await field(page, 'email').fill('maja@kestrel.example');
  await button(page).click();
  await page.waitForURL('**/helios/en/thankyou');
  expect(posts).toHaveLength(1);
});

test('A lead form that fails has all values, and is sent again as the same lead', async () => {
  const { page } = await open(contact);
  const posts = await answer(page, refused, broken, accepted);
  await fillContact(page);
  const failed = form(page).locator(failedLine);
  for (let tried = 0; tried < 2; tried += 1) {
    await button(page).click();
    await failed.waitFor();
    expect(await failed.innerText()).toContain(words.something_went_wrong);
    expect(await field(page, 'message').inputValue()).toBe('How many cards?');
    expect(await button(page).getAttribute('aria-busy')).toBeNull();
  }
  await button(page).click();
  await page.waitForURL('**/helios/en/thankyou');
  expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
  expect(posts).toHaveLength(3);
  expect(posts[0]?.key).toMatch(/^[\da-f-]{36}$/);
});

test('A lead form gives up on an endpoint that says nothing for ten seconds', async () => {
  const visit = await browser.arrive(contact);
  const { page } = visit;
  await page.clock.install();
  await page.reload();
  await answer(page, unanswered);
  await fillContact(page);
  const sent = page.waitForRequest('**/api/hubspot-submit-form*');
  await button(page).click();
  await sent;
  expect(await button(page).getAttribute('aria-busy')).toBe('true');
  await page.clock.fastForward(10_000);
  await form(page).locator(failedLine).waitFor();
  expect(await button(page).getAttribute('aria-busy')).toBeNull();
});

test('A lead form is sent once, however often its button is pressed', async () => {
  const { page } = await open(contact);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const posts = await answer(page, async (route) => {
    await held;
    await accepted(route);
  });
  await fillContact(page);
  await button(page).dblclick();
  await field(page, 'email').press('Enter');
  release();
  await page.waitForURL('**/helios/en/thankyou');
  expect(posts).toHaveLength(1);
});

test('A lead form survives a dropped connection, a reload and a look at another page', async () => {
  const { page } = await open(contact);
  await fillContact(page);
  await field(page, 'country').selectOption('France');
  await page.context().setOffline(true);
  await button(page).click();
  await form(page).locator(failedLine).waitFor();
  await page.context().setOffline(false);
  const posts = await answer(page, refused, accepted);
  await button(page).click();
  await form(page).locator(failedLine).waitFor();

  await page.goto('/helios/en/pricing');
  await page.goto(contact);
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="email"]')?.value !== '');
  expect(await field(page, 'message').inputValue()).toBe('How many cards?');
  expect(await field(page, 'country').inputValue()).toBe('France');
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).not.toContain('kestrel');

  await button(page).click();
  await page.waitForURL('**/helios/en/thankyou');
  expect(posts[1]?.key).toBe(posts[0]?.key);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('lead')))).toEqual([]);
});

test('A lead form can be filled in by keys alone, from the first field to the thank-you page', async () => {
  const { page } = await open('/helios/en/book-a-demo');
  await answer(page, accepted);
  await field(page, 'email').focus();
  for (const text of ['maja@kestrel.example', 'Maja', 'Lund', 'Kestrel']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  expect(await form(page).getByRole('group').or(form(page).getByRole('combobox')).count()).toBeGreaterThan(0);
  await field(page, 'company_size_range').first().focus();
  await page.keyboard.press('ArrowDown');
  await field(page, 'email').press('Enter');
  await page.waitForURL('**/helios/en/thankyou*');
});

test('A lead form in another language is checked in that language', async () => {
  const visit = await browser.arrive('/helios/de/bigform-partner-datev');
  const { page } = visit;
  const posts = await answer(page, accepted);
  await field(page, 'email').fill('maja@gmx.de');
  await button(page).click();
  await form(page).locator('[role="alert"]:visible').first().waitFor();
  expect(await form(page).locator('[role="alert"]:visible').count()).toBeGreaterThan(1);
  expect(posts).toEqual([]);
});

test('A lead form can be sent again after going back before the thank-you page is there', async () => {
  const visit = await browser.arrive(contact);
  const { page } = visit;
  const posts = await answer(page, accepted);
  await page.route('**/page-data/en/thankyou/page-data.json', unanswered);
  await fillContact(page);
  await button(page).click();
  await page.waitForURL('**/thankyou');
  await page.evaluate(() => history.back());
  await form(page).locator('button[type="submit"]:not([aria-busy])').waitFor();
  await fillContact(page, 'ada@kestrel.example');
  await button(page).click();
  await expect
    .poll(() => posts.map(({ fields }) => fields.email))
    .toEqual(['maja@kestrel.example', 'ada@kestrel.example']);
});

test('A lead form whose code never comes is sent as a plain form, with a busy button', async () => {
  await using visit = await browser.visit('about:blank');
  const { page } = visit;
  await page.route('**/static/forms-*.js', unanswered);
  await page.goto(inject('origin') + contact, { waitUntil: 'domcontentloaded' });
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await fillContact(page);
  await button(page).click();
  await form(page).locator('button[aria-busy="true"]').waitFor();
  expect((await posted).postData()).toContain('email=maja%40kestrel.example');
});

test('A lead form refuses what reads as a tag, takes a < b, and says that there is no network', async () => {
  await using visit = await browser.visit(contact);
  const { page } = visit;
  await fillContact(page);
  await field(page, 'message').fill('5 <b 6');
  await button(page).click();
  const line = form(page).locator('[role="alert"]:visible');
  await line.waitFor();
  expect(await line.innerText()).toBe(words.not_plain_text);
  await field(page, 'message').fill('How many cards, if a < b?');
  await page.context().setOffline(true);
  await button(page).click();
  await line.waitFor();
  expect(await line.innerText()).toContain(words.no_connection);
});
