import type { AuditPage } from '../export/render/page-audit.ts';
import { checkPageBudget } from './budgets.ts';
import { checkDocument } from './content.ts';
import { checkPage } from './pages.ts';

/** All checks of one page. Render threads load this module. */
export const auditPage: AuditPage = ({ html, facts, route, document, config: { site, budgets } }) => [
  ...checkDocument(route, document),
  ...checkPage({ facts, route, site, document }),
  ...checkPageBudget({ html, route, budgets }),
];
