/**
 * Pages without the notification banner in all locales: tools, partner forms and pages that must not be interrupted
 * (docs/contract.md, section 2). The paths begin after the locale.
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

/** Pages without the notification banner in one market only. The paths begin with the locale's URL code. */
export const quietAddresses = ['/de/bigform-partner-datev'] as const;

/**
 * UIDs of the pages that list all documents of a type, by type. Such
 * a page is the parent of the documents' pages in the breadcrumbs.
 */
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

/**
 * UID of the legal page for visitors without a work email address. A form that refuses a private address links to it.
 */
export const workAddressPage = 'work-address';
