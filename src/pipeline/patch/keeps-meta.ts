import { checkMeta, keepsMetaFindings } from '../../check/meta.ts';
import { withoutExceptions } from '../../check/text-exceptions.ts';
import type { RoutePlan } from '../../export/plan/plan-routes.ts';
import type { Finding } from '../../site/finding.ts';
import { mergeFindings } from '../merge-findings.ts';
import type { PatchInput } from './make-patch.ts';
import { metaFaults, type NarrowEdit } from './narrow-edit.ts';

/**
 * True if an edit changes no finding about titles and descriptions. Only pages in the locales of edited documents are
 * checked, because titles and descriptions are compared with others of the same locale only.
 */
export function keepsMeta(
  { hasNewMeta, documents }: NarrowEdit,
  { input, content, known, plan }: PatchInput & { readonly plan: RoutePlan },
): boolean {
  if (!hasNewMeta) return true;
  const { config, now } = input;
  const { site } = config;
  const { snapshot } = content;
  const changes = new Map(documents.map((change) => [change.after.head.id, change]));
  const pages = plan.routes.flatMap((route) => {
    const change = changes.get(route.documentId);
    return change ? [{ route, before: change.before.facts, after: change.after.facts }] : [];
  });
  if (keepsMetaFindings(pages, { snapshot, routes: plan.routes, site })) return true;
  const edited = new Set(documents.map(({ after }) => after.head.lang));
  const routes = plan.routes.filter(({ locale }) => edited.has(locale.code));
  const faults = withoutExceptions(checkMeta(snapshot, routes, site), config.lintExceptions, now);
  const before = known.last.result.findings.filter(({ document }) => document && edited.has(document.lang));
  return textOf(before) === textOf(mergeFindings(faults));
}

function textOf(findings: readonly Finding[]): string {
  const told = findings
    .filter(({ code }) => metaFaults.has(code))
    .map(({ code, message, document, pathnames }) => [code, message, document?.id, document?.field, pathnames]);
  return JSON.stringify(told);
}
