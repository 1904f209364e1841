import type { ContentKind } from '../../config/variables.ts';
import { planRoutes } from '../export/plan/plan-routes.ts';
import { selectRoutes } from '../export/plan/select-routes.ts';
import { count, note, printJson, printResult, reportFindings } from './report.ts';
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
  const { snapshot } = await content.fetch();
  stack.defer(() => snapshot.close());
  const plan = planRoutes(snapshot, workspace.config);
  const selection = { locales: options.locale ?? [], routes: options.route ?? [] };
  const routes = selectRoutes(plan.routes, selection, plan.locales);
  if (options.json) {
    printJson(routes.map(({ locale, alternates: _, ...route }) => ({ ...route, locale: locale.code })));
  } else {
    const width = Math.max(...routes.map((route) => route.pathname.length));
    for (const { pathname, type, uid, documentId, locale, isIndexable } of routes) {
      const cells = [pathname.padEnd(width), locale.code.padEnd(5), type.padEnd(12), documentId, uid ?? ''];
      printResult(`${cells.join('  ')}${isIndexable ? '' : '  (noindex)'}`);
    }
  }
  reportFindings(plan.findings);
  note(
    `${count(routes.length, 'route')} in ${count(new Set(routes.map((route) => route.locale.code)).size, 'locale')}`,
  );
  process.exitCode = plan.findings.length > 0 ? 1 : 0;
}
