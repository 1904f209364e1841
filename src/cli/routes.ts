import type { ContentKind } from '../../config/variables.ts';
import { checkEmptySite, isEmptySite } from '../check/empty-site.ts';
import { planRoutes } from '../export/plan/plan-routes.ts';
import { selectRoutes } from '../export/plan/select-routes.ts';
import { withFiles } from '../pipeline/with-files.ts';
import type { Finding } from '../site/finding.ts';
import type { Route } from '../site/route.ts';
import type { RoutesReport } from './json/content-reports.ts';
import { count, note, printJson, printLine, reportFindings } from './report.ts';
import { openWaits } from './run-waits.ts';
import { openWorkspace } from './workspace.ts';

interface RoutesOptions {
  readonly locale?: readonly string[];
  readonly route?: readonly string[];
  readonly content?: ContentKind;
  readonly wait?: number;
  readonly json?: boolean;
}

/** `helios routes`: prints every route with its type, document and locale. */
export async function routesCommand(options: RoutesOptions): Promise<void> {
  const workspace = openWorkspace({ user: 'routes', content: options.content });
  using stack = new DisposableStack();
  const content = await workspace.openContent({ waits: stack.use(openWaits(options)) });
  const { snapshot, documentCount, findings: found } = await content.fetch();
  stack.defer(() => snapshot.close());
  const plan = planRoutes(snapshot, workspace.config);
  const selection = { locales: options.locale ?? [], routes: options.route ?? [] };
  const faults = withFiles(plan.findings, content);
  printRoutes(selectRoutes(plan.routes, selection, plan.locales), faults, options);
  const empty = plan.routes.length === 0 ? [...found.filter(isEmptySite), ...checkEmptySite(documentCount)] : [];
  const findings = [...empty, ...faults];
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
      printLine(`${cells.join('  ')}${isIndexable ? '' : '  (noindex)'}`);
    }
  }
  note(
    `${count(routes.length, 'route')} in ${count(new Set(routes.map((route) => route.locale.code)).size, 'locale')}`,
  );
}

function widthOf(routes: readonly Pick<Route, 'pathname'>[]): number {
  return Math.max(0, ...routes.map(({ pathname }) => pathname.length));
}
