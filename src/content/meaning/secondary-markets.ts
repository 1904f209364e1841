import type { Route } from '../../site/route.ts';
import { templateRulesOf } from './page-templates.ts';

/**
 * True if a secondary market may have a page. Such a market has home, pricing, legal with the pages below it, and the
 * error pages (docs/contract.md, section 2.1).
 */
export function isForSecondaryMarkets(
  { kind, path, name }: Pick<Route, 'kind' | 'path' | 'name'>,
  document: { readonly type: string; readonly data: object },
): boolean {
  if (kind !== 'page' || document.type === 'legal_page') return true;
  return path === '/' || name === '/legal' || templateRulesOf(document).isAllowedInSecondaryMarkets;
}
