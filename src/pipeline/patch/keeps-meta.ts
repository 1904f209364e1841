import { checkMeta } from '../../check/meta.ts';
import { withoutExceptions } from '../../check/text-exceptions.ts';
import type { RoutePlan } from '../../export/plan/plan-routes.ts';
import type { FindingCode } from '../../site/finding.ts';
import type { PatchInput } from './make-patch.ts';
import type { NarrowEdit } from './narrow-edit.ts';

/** The findings of `checkMeta`. */
const metaFaults: ReadonlySet<FindingCode> = new Set(['duplicate-meta', 'long-meta']);

/**
 * True if no title or description of the site is at fault, neither before an edit nor after it. Titles are compared within
 * a locale, so that only those of the edited locales are looked at.
 */
export function keepsMeta(
  { hasNewMeta, documents }: NarrowEdit,
  { input, content, known, plan }: PatchInput & { readonly plan: RoutePlan },
): boolean {
  if (!hasNewMeta) return true;
  const { config, now } = input;
  const edited = new Set(documents.map(({ after }) => after.head.lang));
  const routes = plan.routes.filter(({ locale }) => edited.has(locale.code));
  const faults = withoutExceptions(checkMeta(content.snapshot, routes, config.site), config.lintExceptions, now);
  return ![...faults, ...known.last.result.findings].some(({ code }) => metaFaults.has(code));
}
