import type { Finding, FindingCode } from '../site/finding.ts';
import { blocksPublishing } from './blocks-publishing.ts';
import type { SitePlan } from './plan-site.ts';

/** The findings about redirects. All but those about files of the site are known before a page is rendered. */
const redirectFaults: ReadonlySet<FindingCode> = new Set([
  'invalid-redirect',
  'broken-redirect',
  'redirect-circle',
  'redirect-chain',
  'redirect-conflict',
]);

type Planned = Pick<SitePlan, 'plan' | 'project' | 'documentFindings' | 'removalFindings'>;

/**
 * The findings of an export whose redirects block publishing, so that it renders nothing in vain. Undefined if they do
 * not. Errors of documents with pages are left to the next export: it may hold the pages.
 */
export function redirectStop(
  { plan, project, documentFindings, removalFindings }: Planned,
  publishing: { readonly strict: boolean },
): readonly Finding[] | undefined {
  const faults = project.findings.filter(({ code }) => redirectFaults.has(code));
  if (!blocksPublishing(faults, publishing)) return undefined;
  const withPage = new Set(plan.routes.map(({ documentId }) => documentId));
  const ofOthers = documentFindings.filter(({ document }) => !document || !withPage.has(document.id));
  return [...project.findings, ...removalFindings, ...ofOthers];
}
