import { expect, inject, test } from 'vitest';
import { parseReport } from '../support/json-report.ts';
import { runCli } from '../support/run-cli.ts';

/** Every fixed page and one page of each shape, as docs/contract.md, section 2, lists them. */
const english = `
  / /lp/spend-in-daylight /lp/pricing-for-small-teams /ebooks/month-end-in-three-days
  /fetch /perks-internal /subscriptions /pricing /whypleo /customers /about
  /expense-policy-builder /expense-report-roi-calculator /expense-report-generator /expense-report-generator-external
  /legal /legal/gdpr /legal/dsr /legal/cookie-policy /legal/third-party-licences
  /legal/terms /legal/work-address
  /faq /customer-cases/kestrel-freight /partnership-cases/scaleup-finance /partner/merrow-pike
  /bills-tracker /bills-status /invoices-approvals /careers/jobs
  /webinars/closing-before-lunch /getting-started /book-a-demo
  /integrations/e-conomic /integrations/netsuite /integrations/xero /integrations/fortnox /integrations/datev
  /integrations/quickbooks /integrations/personio /integrations/travelperk /integrations/slack /integrations/zapier
  /integrations/okta /integrations/microsoft-entra
  /contact /demo /features /press /security /trust-and-security
  /cashback /cash-management /credits /overdraft /invoices /reimbursements /receipt-scanner /virtual-cards
  /business-expense-cards /prepaid-business-cards /spend-controls /multi-entity-businesses /optimise-spend
  /integrations /partners /partnerships /partner-directory /referrals
  /for-agencies /for-finance /for-hr /for-it /for-marketing /for-sales /for-startups /for-tech /for-retail
  /for-healthcare /for-transport /for-construction-companies /for-production-companies /for-restaurants
  /templates /templates/cash-flow /templates/expense-reporting /templates/invoice /templates/mileage-reimbursement
  /invoice-generator /vat-calculator /applepay /google-pay
  /whistleblowing /vulnerability-disclosure-policy /code-of-conduct /sub-processors
  /upcoming-events /webinars-and-events /webinars-on-demand /ebooks /treasurywaitlist
  /thankyou /thankyou-ebook /thankyou-event /thankyou-partner /thankyou-referral /thankyoubills /thankyousmall
  /thankyousoletrader /bigform-partner /partner_consulting_bigform /partner_homepage_bigform
  /affiliate_partner_bigform /alternatives/spendfold /alternatives/tallycard
  /careers /careers/benefits /explore-product /plan-picker /experimental-landing /month-end-checklist
`;

const american = `
  / /about /applepay /business-expense-cards /customers /demo /explore-product /faq /features
  /for-agencies /for-finance /for-healthcare /for-hr /for-it /for-marketing /for-retail /for-sales /for-tech
  /gdpr /getting-started /how-it-works /legal /press /pricing /referral /spend-controls /why
`;

const paths = (list: string) => list.trim().split(/\s+/);
const address = (locale: string, path: string) => `${inject('origin')}/helios/${locale}${path === '/' ? '' : path}`;

async function answerOf(locale: string, path: string) {
  const response = await fetch(address(locale, path), { redirect: 'manual' });
  const html = await response.text();
  return { status: response.status, lang: /<html lang="([^"]+)"/.exec(html)?.[1], html };
}

test.each(paths(english))('The page %s answers in English', async (path) => {
  expect(await answerOf('en', path)).toMatchObject({ status: 200, lang: 'en-GB' });
});

test.each(paths(american))('The page %s answers in American English', async (path) => {
  expect(await answerOf('us', path)).toMatchObject({ status: 200, lang: 'en-US' });
});

test('The form of the partner DATEV is for one market', async () => {
  expect(await answerOf('de', '/bigform-partner-datev')).toMatchObject({ status: 200, lang: 'de-DE' });
});

test.each(['/invoices-approvals/42/line/3', '/bills-status/9f3c', '/bills-tracker/2026/11'])(
  'A wildcard page answers the address below it: %s',
  async (path) => {
    const own = await answerOf('en', `/${path.split('/')[1]}`);
    expect(await answerOf('en', path)).toEqual(own);
  },
);

test.each(['en', 'fi', 'us'])('A missing address gets the 404 page of %s', async (locale) => {
  const own = await answerOf(locale, '/404');
  expect(await answerOf(locale, '/no/such-page')).toEqual({ ...own, status: 404 });
});

test('Drafts open at one address for all locales, which is not indexed', async () => {
  const response = await fetch(`${inject('origin')}/helios/preview`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<meta name="robots" content="noindex">');
});

test('Every job has its number as its address, and there are about fifty', async () => {
  const run = await runCli(['routes', '--json', '--route', '/careers/jobs/*']);
  const { routes: jobs } = parseReport('routes', run);
  expect(jobs.length).toBeGreaterThanOrEqual(40);
  for (const { path, locale } of jobs) expect([locale, path]).toEqual(['en-gb', expect.stringMatching(/\/\d+$/)]);
});

test('Secondary markets have home, pricing, legal, the pages for errors and the offline page, and no other', async () => {
  const run = await runCli([
    'routes',
    '--json',
    '--locale',
    'at',
    'ee',
    'fi',
    'fr-be',
    'it',
    'lu',
    'nl-be',
    'no',
    'pt',
  ]);
  const { routes } = parseReport('routes', run);
  const known = ['/', '/pricing', '/legal', '/404', '/500', '/offline'];
  expect(routes.filter(({ path }) => !known.includes(path) && !/^\/legal\/[\w-]+$/.test(path))).toEqual([]);
});

test('The blog is on another host', async () => {
  const { html } = await answerOf('en', '/');
  expect(html).toContain('href="https://blog.helios.example/en"');
});
