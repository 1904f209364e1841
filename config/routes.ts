import type { RouteRule } from './schema.ts';

/**
 * The rules by which documents get addresses. If several rules match a document, the most specific rule wins: a rule
 * with `uid` and `lang`, else one with `uid`, else one with `lang`, else one with neither. Among equals the first in
 * this list wins.
 */
export const routes: readonly RouteRule[] = [
  { type: 'page', uid: 'home', path: '/:lang' },
  { type: 'page', uid: 'preview', lang: 'en-gb', path: '/preview' },
  { type: 'page', path: '/:lang/:parent?/:uid', resolvers: { parent: 'parent' } },
  { type: 'landing_page', path: '/:lang/lp/:uid' },
  { type: 'legal_page', path: '/:lang/legal/:uid' },
  { type: 'ebook', path: '/:lang/ebooks/:uid' },
  { type: 'customer_case', path: '/:lang/customer-cases/:uid' },
  { type: 'partnership_case', path: '/:lang/partnership-cases/:uid' },
  { type: 'integration', path: '/:lang/integrations/:uid' },
  { type: 'partner', path: '/:lang/partner/:uid' },
  { type: 'webinar', path: '/:lang/webinars/:uid' },
  { type: 'job', lang: 'en-gb', path: '/:lang/careers/jobs/:uid', uidPattern: '^[0-9]+$' },
];
