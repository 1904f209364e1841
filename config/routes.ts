import type { RouteRule } from './schema.ts';

/** Most specific first (uid and lang, uid, lang, bare), then in this order. Secondary markets are kept to three kinds by `markets`. */
export const routes: readonly RouteRule[] = [
  { type: 'page', uid: 'home', path: '/:lang' },
  { type: 'page', path: '/:lang/:parent?/:uid', resolvers: { parent: 'parent' } },
  { type: 'legal_page', path: '/:lang/legal/:uid' },
];
