/** The paths of ten kinds of page, on which tests prove what is stored and asked. */
export const privacyPages = [
  '/invoice-generator',
  '/explore-product',
  '/legal/cookie-policy',
  '/integrations/xero',
  '/customers',
  '/customer-cases/nordvik',
  '/ebooks/vat-on-expenses',
  '/webinars-and-events',
  '/contact',
  '/pricing',
];

/** Where visitors arrive who have everything that could be stored of them. */
export const privacyArrival = '/helios/en/pricing?utm_source=a&gclid=b&fbclid=c&referral=d&gh_src=e';
