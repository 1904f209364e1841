import type { FindingCode } from '../site/finding.ts';

/**
 * The codes of findings about how visitors reach a page by links. These findings change only if links change, or if a
 * redirect hides a page.
 */
export const reachFaults: ReadonlySet<FindingCode> = new Set(['unreachable-page', 'distant-page']);
