import type { Finding, FindingCode } from '../site/finding.ts';
import { placeName } from '../site/source-place.ts';
import { reachFaults } from './reach-faults.ts';

/**
 * Merges findings of the same cause into one that lists all their pages. The order is that of each cause's first
 * finding.
 */
export function mergeFindings(findings: readonly Finding[]): Finding[] {
  const byCause = Map.groupBy(causesAmong(findings), causeOf);
  return [...byCause.values()].map(mergeSame);
}

function mergeSame(findings: readonly Finding[]): Finding {
  const shared = findings.reduce(sharedPart);
  const pathnames = [...new Set(findings.flatMap((finding) => finding.pathnames ?? []))].sort();
  return { ...shared, ...(pathnames.length > 0 && { pathnames }) };
}

const documentCauses: ReadonlySet<FindingCode> = new Set(['invalid-document', 'unknown-slice']);
const consequences: ReadonlySet<FindingCode> = new Set(['render-failed', 'invalid-page', 'missing-heading']);

/** The codes of findings that every locale of a site without pages would have. */
const consequencesOfEmptySite: ReadonlySet<FindingCode> = new Set(['missing-page', 'missing-document']);

/**
 * Drops findings that are consequences of another finding: of a site without pages, of a malformed document, or of a
 * redirect that hides a page, so that no link leads to this page. A malformed document may fail to render, or may lose
 * its first slice and with it the page's heading. The cause is then not the template: the document's own findings name
 * it.
 */
export function causesAmong(findings: readonly Finding[]): readonly Finding[] {
  const malformed = new Set(
    findings.filter(({ code }) => documentCauses.has(code)).map(({ document }) => document?.id),
  );
  const isEmpty = findings.some(({ code }) => code === 'empty-site');
  const conflicts = findings.filter(({ code }) => code === 'redirect-conflict');
  const hidden = new Set(conflicts.flatMap(({ pathnames }) => pathnames ?? []));
  return findings
    .filter(({ code, pathnames }) => !reachFaults.has(code) || !pathnames?.every((each) => hidden.has(each)))
    .filter(({ code }) => !isEmpty || !consequencesOfEmptySite.has(code))
    .filter(({ code, document }) => !consequences.has(code) || !malformed.has(document?.id));
}

/**
 * Returns the first finding, without its document if the second finding has another one: a fault in the code or markup
 * that several pages show is not a fault of one of their documents.
 */
function sharedPart(first: Finding, { document }: Finding): Finding {
  if ((first.code !== 'invalid-page' && !first.source) || first.document?.id === document?.id) return first;
  const { document: _, ...rest } = first;
  return rest;
}

function causeOf({ code, message, document, source, pathnames }: Finding): string {
  if (source) return JSON.stringify([code, placeName(source), message]);
  // An unknown slice is found twice: in its field `slice_type` when the document is accepted, and in the slice when it
  // can't be rendered. Both findings get the same cause.
  if (code === 'unknown-slice')
    return JSON.stringify([code, document?.id, document?.field?.replace(/\.slice_type$/, '')]);
  if (code === 'invalid-page') return JSON.stringify([code, message]);
  return JSON.stringify([code, document?.id, document?.field, document ? message : [message, pathnames]]);
}
