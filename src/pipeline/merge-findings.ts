import type { Finding, FindingCode } from '../site/finding.ts';

/** The same fault on many pages is one finding with all of them: grouped by cause, in the order first seen. */
export function mergeFindings(findings: readonly Finding[]): Finding[] {
  const merged = new Map<string, Finding>();
  for (const finding of withoutConsequences(findings)) {
    const key = causeOf(finding);
    const known = merged.get(key);
    const pathnames = [...new Set([...(known?.pathnames ?? []), ...(finding.pathnames ?? [])])].sort();
    merged.set(key, { ...(known ?? finding), ...(pathnames.length > 0 && { pathnames }) });
  }
  return [...merged.values()];
}

const causes: ReadonlySet<FindingCode> = new Set(['invalid-document', 'unknown-slice']);
const consequences: ReadonlySet<FindingCode> = new Set(['render-failed', 'invalid-page']);

/**
 * A page that a malformed document keeps from being rendered, or leaves without its first slice and so its heading, is no
 * fault of its template: the document's own faults say why.
 */
function withoutConsequences(findings: readonly Finding[]): readonly Finding[] {
  const malformed = new Set(findings.filter(({ code }) => causes.has(code)).map(({ document }) => document?.id));
  return findings.filter(({ code, document }) => !consequences.has(code) || !malformed.has(document?.id));
}

function causeOf({ code, message, document, pathnames }: Finding): string {
  // Told at the door, by the name of its type, and again where it can't be rendered.
  if (code === 'unknown-slice')
    return JSON.stringify([code, document?.id, document?.field?.replace(/\.slice_type$/, '')]);
  return JSON.stringify([code, document?.id, document?.field, document ? message : [message, pathnames]]);
}
