/**
 * Pages without the notification banner in all locales: tools, partner forms and pages that must not be interrupted
 * (docs/contract.md, section 2.7). Each is named by its path in the default locale, which begins after the locale. Its
 * translations are meant too, whatever their paths.
 */
export const quietPaths = [
  '/expense-policy-builder',
  '/expense-report-roi-calculator',
  '/expense-report-generator',
  '/pricing',
  '/careers/benefits',
  '/referrals',
  '/explore-product',
  '/experimental-landing',
  '/getting-started',
] as const;

/** Pages without the notification banner in one market only, each as the locale's URL code and the name of the page. */
export const quietAddresses = ['/de/bigform-partner-datev'] as const;

/**
 * The names of the pages that list all documents of a type, by type: their paths in the default locale. Such a page is
 * the parent of the documents' pages in the breadcrumbs.
 */
export const overviewPages = {
  legal_page: '/legal',
  ebook: '/ebooks',
  customer_case: '/customers',
  partnership_case: '/partnerships',
  integration: '/integrations',
  partner: '/partner-directory',
  job: '/careers/jobs',
  webinar: '/webinars-and-events',
} as const;

/** The names of the pages that the site search offers when it finds nothing. A locale offers those that it has. */
export const searchWays = ['/', '/features', '/pricing', '/getting-started', '/faq', '/contact'] as const;

/** The name of the page for visitors without a work email address. A form that refuses a private address links to it. */
export const workAddressPage = '/legal/work-address';
