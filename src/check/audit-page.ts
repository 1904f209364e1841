import type { OpenAudit } from '../export/render/page-audit.ts';
import { checkPageBudget } from './budgets.ts';
import { checkDocument } from './content.ts';
import { checkPage } from './pages.ts';
import { createSourceHash } from './policy.ts';

/** Opens all checks of one page. Render threads load this module. */
export const openAudit: OpenAudit = () => {
  const hashSource = createSourceHash();
  return async ({ html, isWithin, facts, route, document, config: { site, budgets } }) => [
    ...checkDocument(route, document),
    ...checkPage({ facts, route, site, document, hashSource }),
    ...(await checkPageBudget({ html, isWithin, route, budgets })),
  ];
};
