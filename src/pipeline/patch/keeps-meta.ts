import { checkMeta } from '../../check/meta.ts';
import { withoutExceptions } from '../../check/text-exceptions.ts';
import type { RoutePlan } from '../../export/plan/plan-routes.ts';
import type { FindingCode } from '../../site/finding.ts';
import type { PatchInput } from './make-patch.ts';
import type { NarrowEdit } from './narrow-edit.ts';

/** The findings of `checkMeta`. */
const metaFaults: ReadonlySet<FindingCode> = new Set(['duplicate-meta', 'long-meta']);

/** True if no title or description of the site is at fault, neither before an edit nor after it. */
export function keepsMeta(
  { hasNewMeta }: NarrowEdit,
  { input, content, known, plan }: PatchInput & { readonly plan: RoutePlan },
): boolean {
  if (!hasNewMeta) return true;
  const { config, now } = input;
  const faults = withoutExceptions(checkMeta(content.snapshot, plan.routes, config.site), config.lintExceptions, now);
  return ![...faults, ...known.last.result.findings].some(({ code }) => metaFaults.has(code));
}
