import type { Finding } from '../site/finding.ts';

/** True if one of the findings keeps the export from being published: an error always, a warning under `strict`. */
export function blocksPublishing(findings: readonly Finding[], { strict }: { strict: boolean }): boolean {
  return findings.some(({ severity }) => strict || severity === 'error');
}
