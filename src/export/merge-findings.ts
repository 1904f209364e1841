import type { Finding } from '../rules/finding.ts';

/** The same fault on many pages is one finding with all of them: grouped by cause, in the order first seen. */
export function mergeFindings(findings: readonly Finding[]): Finding[] {
  const merged = new Map<string, Finding>();
  for (const finding of findings) {
    const { code, message, document } = finding;
    const key = JSON.stringify([
      code,
      document?.id,
      document?.field,
      document ? message : [message, finding.pathnames],
    ]);
    const known = merged.get(key);
    const pathnames = [...new Set([...(known?.pathnames ?? []), ...(finding.pathnames ?? [])])].sort();
    merged.set(key, { ...(known ?? finding), ...(pathnames.length > 0 && { pathnames }) });
  }
  return [...merged.values()];
}
