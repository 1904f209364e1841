import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentOf, filled, sliceIn } from '../../sites/embedded-content.ts';
import { startBrowser } from '../support/browser.ts';
import { type LeadServer, startLeadServer } from '../support/lead-server.ts';
import { leadForm, signUpForm, signUpLink } from '../support/markup.ts';
import { openWorkplace, reportOf, type Workplace } from '../support/workplace.ts';

const browser = startBrowser();
const product = 'https://money.example';
const tool = filled(sliceIn(contentOf('en-gb', 'page', 'vat-calculator'), 'tool', 'vat_calculator').primary);
const email = 'maja@kestrel.example';

let workplace: Workplace;
let server: LeadServer;
let findings: readonly string[];

// All tests share one export with another host of the product and no lead endpoint.
beforeAll(async () => {
  workplace = openWorkplace({ env: { HELIOS_APP_ORIGIN: product, HELIOS_LEAD_ENDPOINT: 'none' } });
  const run = await workplace.export([
    '--locale',
    'en',
    '--route',
    '/',
    '/partners',
    '/cashback',
    '/contact',
    '/vat-calculator',
    '/404',
  ]);
  expect(run.code, run.stderr).toBe(0);
  findings = reportOf(run).findings.map(({ code }) => code);
  server = await startLeadServer({}, workplace.out);
});
afterAll(async () => {
  await server?.[Symbol.asyncDispose]();
  workplace?.[Symbol.dispose]();
});

async function productAnswers(page: Page): Promise<void> {
  await page.route(`${product}/**`, (route) => route.fulfill({ body: 'the product' }));
}

test('An export with another host of the product signs visitors up there, and without a lead endpoint says so', async () => {
  const visit = await browser.arrive(`${server.origin}/helios/en`);
  const { page } = visit;
  await productAnswers(page);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  expect(await page.content()).not.toContain('app.helios.example');
  await page.locator(`header ${signUpLink}`).last().click();
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.fill(email);
  await field.press('Enter');
  await page.waitForURL(`${product}/register?**`);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ email, lang: 'en', pt_ref: 'website' });
  expect(posts).toEqual([]);
  // The export has no images.
  const said = visit.errors.filter((error) => !error.includes('404'));
  expect(said).toEqual([expect.stringContaining('HELIOS_LEAD_ENDPOINT is none')]);
});

test('A free tool of a site without a lead endpoint offers no link by email', async () => {
  const visit = await browser.look(`${server.origin}/helios/en/vat-calculator`);
  expect(await visit.page.getByRole('button', { name: tool.clear_label }).isVisible()).toBe(true);
  expect(await visit.page.getByRole('link', { name: tool.send_label }).count()).toBe(0);
  expect(await visit.page.locator(`main ${leadForm}`).count()).toBe(0);
});

test('Partners sign up at the product’s host too', async () => {
  const visit = await browser.arrive(`${server.origin}/helios/en/partners?signup=open`);
  await productAnswers(visit.page);
  // The dialog opens with the visitors' form, which the partners' form replaces at once.
  const field = visit.page.getByRole('dialog').locator('input[id$="-partner"]');
  await field.fill(email);
  await field.press('Enter');
  await visit.page.waitForURL(`${product}/partner/signup?**`);
});

test('The policy of a page lets a form without scripts go to the product’s host', async () => {
  await using visit = await browser.visit(`${server.origin}/helios/en`, { javaScriptEnabled: false });
  await productAnswers(visit.page);
  const form = visit.page.locator(`main ${signUpForm}`).first();
  await form.getByRole('textbox').fill(email);
  await form.getByRole('textbox').press('Enter');
  await visit.page.waitForURL(`${product}/register?**`);
});

test('An export without a lead endpoint names the forms that nobody can send, and has no link to the old host', () => {
  expect(findings).toContain('no-lead-endpoint');
  expect(findings).not.toContain('other-app-host');
});
