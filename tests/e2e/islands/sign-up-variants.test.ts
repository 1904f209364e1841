import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type SignUpVariant, signUpVariantAttribute } from '../../../src/rules/markup.ts';
import { signUpTest } from '../../../src/rules/split-test.ts';
import { contentOf, filled } from '../../sites/embedded-content.ts';
import { violations } from '../support/axe.ts';
import { startBrowser, type Visit } from '../support/browser.ts';
import { layoutFaults } from '../support/layout.ts';
import { signUpDialog, signUpLink } from '../support/markup.ts';
import { moveTo } from '../support/navigation.ts';
import { pointAt } from '../support/point.ts';
import { resize } from '../support/resize.ts';
import { choose, valuesOf } from '../support/visits.ts';

const browser = startBrowser();
const dialog = (page: Page) => page.getByRole('dialog');
const trigger = (page: Page) => page.locator(`header ${signUpLink}`).last();

const modal = filled(contentOf('en-gb', 'signup_modal').data);
const { subtitle: usual, quote_title: quote, rating_subtitle: ratings, partner_subtitle: partner } = modal;
const pictureText = modal.image.alt ?? '';

/** Opens a page, with consent in a bucket of the split test, and waits until the late script knows the tests. */
async function visit(pathname: string, bucket?: string) {
  // A window in which the dialog has room for its picture.
  const opened = await browser.visit('about:blank', { viewport: { width: 1280, height: 900 } });
  const { page } = opened;
  await load(page, pathname);
  if (bucket) {
    await choose(page, true);
    // Consent has put the visitor into a drawn bucket. The test names another one.
    await putInto(bucket, page);
  }
  await reach(page);
  return opened;
}

/** Loads a page, and waits until the late script knows the tests. */
async function load(page: Page, pathname: string): Promise<void> {
  const appData = page.waitForResponse('**/app-data.json');
  await page.goto(inject('origin') + pathname);
  await appData;
}

async function putInto(bucket: string, page: Page): Promise<void> {
  const value = encodeURIComponent(`other:a,${signUpTest}:${bucket}`);
  await page.context().addCookies([{ name: 'split-test', value, url: inject('origin') }]);
}

/** Reaches for the link, whereupon the dialog is inserted. */
async function reach(page: Page): Promise<void> {
  await pointAt(trigger(page));
  await page.locator(signUpDialog).waitFor({ state: 'attached' });
}

/** Which of the texts the open dialog shows. */
async function shown(page: Page): Promise<string[]> {
  await dialog(page).waitFor();
  const text = await dialog(page).innerText();
  return [usual, quote, ratings, partner].filter((each) => text.includes(each));
}

interface Row {
  readonly on: string;
  readonly bucket?: string;
  readonly shows: string;
  readonly picture: boolean;
  /** True for the first row of each look. Axe checks these rows, since it would find the same in the others. */
  readonly isFirst?: boolean;
}

/** Opens the dialog by its link, and expects the texts and the looks of a row. */
async function expectLooks({ page, errors }: Visit, { shows, picture, isFirst = false }: Row): Promise<void> {
  await trigger(page).click();
  expect(await shown(page)).toEqual([shows]);
  expect(await dialog(page).getByRole('img', { name: pictureText }).isVisible()).toBe(picture);
  const field = dialog(page).getByRole('textbox');
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  if (isFirst) expect(await violations(page, { part: signUpDialog })).toEqual([]);
  expect(errors).toEqual([]);
}

test.each<Row>([
  { on: '/helios/en/legal', shows: usual, picture: true, isFirst: true },
  { on: '/helios/en/partner/fairlead', shows: partner, picture: true, isFirst: true },
])('The sign-up dialog on $on without a bucket shows the texts of its variant', async (row) => {
  await using opened = await visit(row.on);
  await expectLooks(opened, row);
});

describe('with consent', () => {
  // The visitor is put into another bucket before each page is loaded.
  let opened: Visit;
  beforeAll(async () => {
    opened = await visit('/helios/en/legal', 'control');
  });
  afterAll(() => opened[Symbol.asyncDispose]());

  test.each<Row & { bucket: string }>([
    { on: '/helios/en/legal', bucket: 'control', shows: usual, picture: true },
    { on: '/helios/en/legal', bucket: 'quote', shows: quote, picture: false, isFirst: true },
    { on: '/helios/en/legal', bucket: 'rating', shows: ratings, picture: false, isFirst: true },
  ])('The sign-up dialog on $on in the bucket $bucket shows the texts of its variant', async (row) => {
    const { page } = opened;
    await putInto(row.bucket, page);
    await load(page, row.on);
    await reach(page);
    await expectLooks(opened, row);
  });
});

test('The variant of the sign-up dialog is decided anew on each page', async () => {
  await using opened = await visit('/helios/en/faq', 'rating');
  const { page } = opened;
  for (const [pathname, text] of [
    ['/helios/en/partners', partner],
    ['/helios/en', ratings],
    ['/helios/en/pricing', usual],
  ] as const) {
    await moveTo(page, pathname);
    await trigger(page).click();
    expect(await shown(page)).toEqual([text]);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
  }
  expect(opened.errors).toEqual([]);
});

test('With consent a visitor stays in a bucket of the split test until consent is withdrawn, and without it in none', async () => {
  await using opened = await visit('/helios/en/faq?utm_source=a');
  const { page } = opened;
  const cookie = async () => (await valuesOf(page))['split-test'];
  const told = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('helios:experiment', (event) => resolve((event as CustomEvent).detail));
      }),
  );
  await trigger(page).click();
  expect(await shown(page)).toEqual([usual]);
  expect(await cookie()).toBeUndefined();
  await page.keyboard.press('Escape');
  await choose(page, true);
  const assigned = new RegExp(`^${signUpTest}:(?:quote|rating|control)$`);
  await expect.poll(cookie).toMatch(assigned);
  const drawn = await cookie();
  const bucket = drawn?.split(':')[1] ?? '';
  await trigger(page).click();
  expect(await shown(page)).toEqual([{ quote, rating: ratings }[bucket] ?? usual]);
  expect(await told).toEqual({ name: signUpTest, bucket });
  expect(await cookie()).toBe(`${drawn}|${signUpTest}@/faq`);
  await page.reload();
  await choose(page, true);
  await expect.poll(cookie).toBe(`${drawn}|${signUpTest}@/faq`);
  await choose(page, false);
  await expect.poll(cookie).toBeUndefined();
  expect(opened.errors).toEqual([]);
});

test.each([
  { answer: 'in time', shows: quote },
  { answer: 'too late', shows: usual },
])(
  'A dialog that the address opens shows its bucket if the tests are known $answer, and what is visible never changes',
  async ({ answer, shows }) => {
    await using opened = await visit('/helios/en/legal', 'quote');
    const { page } = opened;
    const known = Promise.withResolvers<void>();
    await page.route('**/app-data.json', async (route) => {
      await known.promise;
      await route.continue();
    });
    // Collects the variants of all frames in which the dialog is visible.
    await page.addInitScript(() => {
      const seen = new Set<string>();
      const look = () => {
        const found = document.querySelector<HTMLDialogElement>('dialog#sign-up[open]');
        if (found && getComputedStyle(found).opacity !== '0') seen.add(found.dataset.variant ?? '');
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(globalThis, { seenVariants: () => [...seen] });
    });
    const asked = page.waitForRequest('**/app-data.json');
    await page.goto(`${inject('origin')}/helios/en/about?signup=open`);
    await asked;
    const seen = () => page.evaluate(() => (globalThis as unknown as { seenVariants(): string[] }).seenVariants());
    if (answer === 'too late') await expect.poll(seen).toEqual(['']);
    const appData = page.waitForResponse('**/app-data.json');
    known.resolve();
    await (await appData).finished();
    await expect.poll(seen).toEqual([shows === quote ? 'quote' : '']);
    // From the end of its appearance on, a dialog keeps what it shows.
    await page
      .getByRole('dialog')
      .evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
    expect(await seen()).toEqual([shows === quote ? 'quote' : '']);
    expect(await shown(page)).toEqual([shows]);
    expect(opened.errors).toEqual([]);
  },
);

test('A crawler takes part in no split test', async () => {
  await using opened = await browser.visit('/helios/en/faq', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  const { page } = opened;
  await choose(page, true);
  await trigger(page).click();
  expect(await shown(page)).toEqual([usual]);
  expect(await valuesOf(page)).not.toHaveProperty('split-test');
});

test('The sign-up dialog with ratings or a quote, and with an error, has room for all of it on a phone and on a desk', async () => {
  await using opened = await visit('/helios/fr/legal', 'rating');
  const { page } = opened;
  await trigger(page).click();
  await dialog(page).getByRole('textbox').fill('maja@gmail.com');
  await page.keyboard.press('Enter');
  await dialog(page).locator('[aria-invalid=true]').waitFor();
  for (const [width, height] of [
    [360, 640],
    [1440, 800],
  ] as const) {
    await resize(page, width, height);
    for (const variant of ['rating', 'quote'] satisfies SignUpVariant[]) {
      const hidden = await dialog(page).evaluate(
        (element, [name, value]) => {
          element.setAttribute(name, value);
          return [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
        },
        [signUpVariantAttribute, variant] as const,
      );
      expect(hidden, `${variant} at ${width} px`).toEqual([0, 0]);
      expect(await layoutFaults(page), `${variant} at ${width} px`).toEqual([]);
    }
  }
});

test('The sign-up dialog of a page for partners has their texts before the late script has come', async () => {
  await using opened = await browser.visit('about:blank');
  const { page } = opened;
  await page.route(/\/late-\w+\.js$/, () => {});
  await page.goto(`${inject('origin')}/helios/en/partners?signup=open`, { waitUntil: 'commit' });
  expect(await shown(page)).toEqual([partner]);
  expect(await dialog(page).locator('form[data-form]').filter({ visible: true }).getAttribute('action')).toMatch(
    /\/partner\/signup$/,
  );
});

const partnerLink = (page: Page) => page.locator('main a[href="https://app.helios.example/partner/signup"]').first();

const answer = async (page: Page) => {
  const fields: Record<string, string>[] = [];
  await page.route('https://app.helios.example/**', (route) => route.fulfill({ body: 'the product' }));
  await page.route('**/api/hubspot-submit-form*', async (route: Route) => {
    const { formData } = route.request().postDataJSON() as {
      formData: { fields: { name: string; value: string }[] };
    };
    fields.push(Object.fromEntries(formData.fields.map(({ name, value }) => [name, value])));
    await route.fulfill({ json: { ok: true, delivery: 'delivered' } });
  });
  return fields;
};

test('A partner goes on to the partners’ sign-up with address and country, and HubSpot hears of a partner', async () => {
  await using opened = await visit('/helios/en/partners?utm_source=daylight');
  const { page } = opened;
  await choose(page, true);
  const fields = await answer(page);
  await partnerLink(page).click();
  expect(await shown(page)).toEqual([partner]);
  await dialog(page).getByRole('textbox').fill('maja@kestrel.example');
  await page.keyboard.press('Enter');
  await page.waitForURL('https://app.helios.example/partner/signup**');
  const query = Object.fromEntries(new URL(page.url()).searchParams);
  expect(query).toEqual({ email: 'maja@kestrel.example', country: 'GB' });
  expect(fields).toEqual([
    {
      email: 'maja@kestrel.example',
      utm_source: 'daylight',
      latest_utm_source: 'daylight',
      lifecyclestage: 'lead',
      lead_source_latest_capture_type: 'Self onboarding partner sign up',
      type_of_lead: 'Partner Self Signup',
    },
  ]);
  expect(opened.errors).toEqual([]);
});

test('A partner without scripts follows the link to the partners’ sign-up', async () => {
  await using opened = await browser.visit('/helios/en/partners', { javaScriptEnabled: false });
  await opened.page.route('https://app.helios.example/**', (route) => route.fulfill({ body: 'the product' }));
  await partnerLink(opened.page).click();
  await opened.page.waitForURL('https://app.helios.example/partner/signup');
});
