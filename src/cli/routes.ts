import type { ContentKind } from '../../config/variables.ts';
import { checkEmptySite, isEmptySite } from '../check/empty-site.ts';
import { type Coverage, planCoverage } from '../export/plan/plan-coverage.ts';
import { planRoutes, type RoutePlan } from '../export/plan/plan-routes.ts';
import { selectRoutes } from '../export/plan/select-routes.ts';
import type { Finding } from '../site/finding.ts';
import { findLocale } from '../site/locale.ts';
import type { Route } from '../site/route.ts';
import type { CoverageReport, RoutesReport } from './json/content-reports.ts';
import { count, note, printJson, printResult, reportFindings } from './report.ts';
import { openWaits } from './run-waits.ts';
import { openWorkspace } from './workspace.ts';

interface RoutesOptions {
  readonly locale?: readonly string[];
  readonly route?: readonly string[];
  readonly content?: ContentKind;
  readonly wait?: number;
  readonly coverage?: boolean;
  readonly json?: boolean;
}

/** `helios routes`: prints every route with its type, document and locale, or with `--coverage` the missing translations. */
export async function routesCommand(options: RoutesOptions): Promise<void> {
  const workspace = openWorkspace({ user: 'routes', content: options.content });
  using stack = new DisposableStack();
  const content = await workspace.openContent({ waits: stack.use(openWaits(options)) });
  const { snapshot, documentCount, findings: found } = await content.fetch();
  stack.defer(() => snapshot.close());
  const plan = planRoutes(snapshot, workspace.config);
  if (options.coverage) {
    const input = { ...coverageSelection(plan, options), rules: workspace.config.routes, snapshot };
    printCoverage(planCoverage(input), plan.findings, options);
  } else {
    const selection = { locales: options.locale ?? [], routes: options.route ?? [] };
    printRoutes(selectRoutes(plan.routes, selection, plan.locales), plan.findings, options);
  }
  const empty = plan.routes.length === 0 ? [...found.filter(isEmptySite), ...checkEmptySite(documentCount)] : [];
  const findings = [...empty, ...plan.findings];
  reportFindings(findings);
  process.exitCode = findings.length > 0 ? 1 : 0;
}

function printRoutes(routes: readonly Route[], findings: readonly Finding[], { json }: RoutesOptions): void {
  if (json) {
    const list = routes.map(({ locale, alternates: _, ...route }) => ({ ...route, locale: locale.code }));
    printJson({ version: 1, routes: list, findings } satisfies RoutesReport);
  } else {
    const width = widthOf(routes);
    for (const { pathname, type, uid, documentId, locale, isIndexable } of routes) {
      const cells = [pathname.padEnd(width), locale.code.padEnd(5), type.padEnd(12), documentId, uid ?? ''];
      printResult(`${cells.join('  ')}${isIndexable ? '' : '  (noindex)'}`);
    }
  }
  note(
    `${count(routes.length, 'route')} in ${count(new Set(routes.map((route) => route.locale.code)).size, 'locale')}`,
  );
}

/** A page counts with all of its translations, so `--locale` selects the locales to report and not the pages. */
function coverageSelection({ routes, locales }: RoutePlan, { locale = [], route = [] }: RoutesOptions) {
  const wanted = new Set(locale.map((code) => findLocale(code, locales).code));
  const selected = new Set(selectRoutes(routes, { locales: [], routes: route }, locales));
  return {
    routes,
    isWanted: (each: Route) => selected.has(each),
    locales: locales.filter(({ code }) => wanted.size === 0 || wanted.has(code)),
  };
}

function printCoverage({ pages, locales }: Coverage, findings: readonly Finding[], { json }: RoutesOptions): void {
  if (json) {
    const list = pages.map(({ route: { path, type, uid }, pathnames, lacking }) => ({
      path,
      type,
      uid,
      pathnames,
      lacking,
    }));
    printJson({ version: 1, locales, pages: list, findings } satisfies CoverageReport);
    return;
  }
  const incomplete = pages.filter(({ lacking }) => lacking.length > 0);
  const width = widthOf(incomplete.map(({ route }) => route));
  for (const { route, lacking } of incomplete) printResult(`${route.pathname.padEnd(width)}  ${lacking.join(' ')}`);
  for (const { code, pages: own, lacking } of locales) {
    note(`${code.padEnd(6)} ${count(own, 'page')}, lacks ${count(lacking)}`);
  }
  note(`${count(incomplete.length)} of ${count(pages.length, 'page')} lack a translation.`);
}

function widthOf(routes: readonly Pick<Route, 'pathname'>[]): number {
  return Math.max(0, ...routes.map(({ pathname }) => pathname.length));
}
