/**
 * Pages without the notification banner: tools, partner forms and pages that must not be interrupted (docs/contract.md,
 * section 2). Paths after the locale, in every locale.
 */
export const quietPaths = [
  '/expense-policy-builder',
  '/expense-report-roi-calculator',
  '/expense-report-generator',
  '/pricing',
  '/careers/benefits',
  '/referrals',
  '/explore-product',
  '/getting-started',
] as const;

/** Pages without the notification banner in one market only: paths that begin with the locale's URL code. */
export const quietAddresses = ['/de/bigform-partner-datev'] as const;

/** UID of the page that lists all documents of a type, by type. That page is their parent in the breadcrumbs. */
export const overviewPages = {
  legal_page: 'legal',
  ebook: 'ebooks',
  customer_case: 'customers',
  partnership_case: 'partnerships',
  integration: 'integrations',
  partner: 'partner-directory',
  job: 'jobs',
  webinar: 'webinars-and-events',
} as const;

/** UID of the page for sole traders. Visitors without a work email address are sent there, in locales that have it. */
export const soleTraderPage = 'thankyousoletrader';
