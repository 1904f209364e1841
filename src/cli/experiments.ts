import type { ContentKind } from '../../config/variables.ts';
import { listExperiments, type RunningExperiment } from '../check/list-experiments.ts';
import { checkSplitTests } from '../check/split-tests.ts';
import { planRoutes } from '../export/plan/plan-routes.ts';
import { withFiles } from '../pipeline/with-files.ts';
import { defaultLocaleOf } from '../site/locale.ts';
import type { ExperimentsReport } from './json/content-reports.ts';
import { count, note, printJson, printLine, reportFindings } from './report.ts';
import { openWaits } from './run-waits.ts';
import { openWorkspace } from './workspace.ts';

interface ExperimentsOptions {
  readonly content?: ContentKind;
  readonly wait?: number;
  readonly json?: boolean;
}

/** `helios experiments`: lists the split tests with their pages, their buckets and what is wrong with them. */
export async function experimentsCommand(options: ExperimentsOptions): Promise<void> {
  const workspace = openWorkspace({ user: 'experiments', content: options.content });
  using stack = new DisposableStack();
  const content = await workspace.openContent({ waits: stack.use(openWaits(options)) });
  const { snapshot } = await content.fetch();
  stack.defer(() => snapshot.close());
  const { routes, locales } = planRoutes(snapshot, workspace.config);
  const documents = snapshot.documentsOf('feature_flags', defaultLocaleOf(locales).code);
  const experiments = listExperiments(documents, routes);
  const findings = withFiles(checkSplitTests({ snapshot, routes, locales }), content);
  if (options.json) printJson({ version: 1, experiments, findings } satisfies ExperimentsReport);
  else for (const line of experiments.flatMap(linesOf)) printLine(line);
  note(count(experiments.length, 'experiment'));
  reportFindings(findings);
  process.exitCode = findings.length > 0 ? 1 : 0;
}

/**
 * Formats an experiment: a line such as `signup-proof  437 pages  /**`, and below it a line for each bucket, such as
 * `  quote  25.0 %  weight 1`.
 */
function linesOf({ name, pages, paths, buckets }: RunningExperiment): string[] {
  const width = Math.max(...buckets.map((bucket) => bucket.name.length));
  return [
    `${name}  ${count(pages.length, 'page')}  ${paths.join(', ')}`,
    ...buckets.map(
      (bucket) => `  ${bucket.name.padEnd(width)}  ${bucket.percent.toFixed(1).padStart(5)} %  weight ${bucket.weight}`,
    ),
  ];
}
