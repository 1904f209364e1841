import type { Finding, FindingCode } from '../site/finding.ts';
import { blocksPublishing } from './blocks-publishing.ts';
import type { SitePlan } from './plan-site.ts';

/** The codes of findings about redirects. Except for redirects of files, these are known before pages are rendered. */
const redirectFaults: ReadonlySet<FindingCode> = new Set([
  'invalid-redirect',
  'broken-redirect',
  'redirect-circle',
  'redirect-chain',
  'redirect-conflict',
]);

type Planned = Pick<SitePlan, 'plan' | 'project' | 'documentFindings' | 'removalFindings'>;

/**
 * Returns the findings with which an export ends before it renders pages, because its redirects block publishing.
 * Returns undefined if they do not. Errors of documents that have pages are left out: if the redirects are corrected,
 * the next export may hold these pages.
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
