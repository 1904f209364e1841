import type { Finding } from '../site/finding.ts';

/** True if one of the findings blocks publishing: an error always does, a warning only under `strict`, a notice never. */
export function blocksPublishing(findings: readonly Finding[], { strict }: { strict: boolean }): boolean {
  return findings.some(({ severity }) => severity === 'error' || (strict && severity === 'warning'));
}
