import type { ContentKind } from '../../config/variables.ts';
import { checkMeta } from '../check/meta.ts';
import { checkPlaceholders } from '../check/placeholders.ts';
import { checkPlurals } from '../check/plurals.ts';
import { withoutExceptions } from '../check/text-exceptions.ts';
import { checkUntranslated } from '../check/untranslated.ts';
import { indexModels } from '../content/models/fields-of.ts';
import { loadModels } from '../content/models/load-models.ts';
import { createFieldsOf } from '../content/models/walk-fields.ts';
import { planRoutes } from '../export/plan/plan-routes.ts';
import { addSiteWords } from '../lint/site-words.ts';
import { withFiles } from '../pipeline/with-files.ts';
import { HeliosError } from '../site/helios-error.ts';
import { findLocale } from '../site/locale.ts';
import type { LintReport } from './json/content-reports.ts';
import { count, note, printFindings, printJson, reportFindings } from './report.ts';
import { openWaits } from './run-waits.ts';
import { openWorkspace } from './workspace.ts';

interface LintOptions {
  /** True to add the unknown words to the site's own words. */
  readonly acceptWords?: boolean;
  readonly locale?: readonly string[];
  readonly content?: ContentKind;
  readonly wait?: number;
  readonly json?: boolean;
}

/** `helios lint`: checks the texts of the content in each locale. Exit code 1 if there are findings. */
export async function lintCommand(options: LintOptions): Promise<void> {
  const workspace = openWorkspace({ user: 'lint', content: options.content });
  using stack = new DisposableStack();
  const content = await workspace.openContent({ waits: stack.use(openWaits(options)) });
  const { snapshot, documentCount } = await content.fetch();
  stack.defer(() => snapshot.close());
  const { routes, locales } = planRoutes(snapshot, workspace.config);
  const codes = (options.locale ?? []).map((code) => findLocale(code, locales).code);
  const chosen = locales.filter(({ code }) => codes.length === 0 || codes.includes(code));
  const inChosen = new Set(chosen.map(({ code }) => code));
  const { lintContent } = await import('../lint/lint-content.ts').catch(refuse);
  const lint = await lintContent({
    snapshot,
    routes,
    locales,
    chosen,
    config: workspace.config,
    fieldsOf: createFieldsOf(indexModels(loadModels())),
  });
  if (options.acceptWords) accept(lint.unknownWords);
  const found = [
    ...lint.findings.filter(({ code }) => !options.acceptWords || code !== 'spelling'),
    ...checkPlurals(snapshot, chosen),
    ...checkPlaceholders(snapshot, chosen),
    ...checkUntranslated(snapshot, chosen),
    ...checkMeta(
      snapshot,
      routes.filter(({ locale }) => inChosen.has(locale.code)),
      workspace.config.site,
    ),
  ];
  const findings = withFiles(withoutExceptions(found, workspace.config.lintExceptions, new Date()), content);
  if (options.json) {
    printJson({ version: 1, locales: [...inChosen], documents: documentCount, findings } satisfies LintReport);
    reportFindings(findings);
  } else printFindings(findings);
  note(`${count(findings.length, 'finding')} in the texts of ${count(chosen.length, 'locale')}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}

function accept(words: ReadonlyMap<string, readonly string[]>): void {
  for (const [language, list] of words) {
    addSiteWords(language, list);
    if (list.length > 0)
      note(`${count(list.length, 'word')} added to content/words/${language}.txt: read them in the diff`);
  }
}

/**
 * Throws the error for a failed import. The dictionaries and the language detector are development dependencies, so
 * they may not be installed.
 */
function refuse(cause: unknown): never {
  if (!(cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND')) throw cause;
  throw new HeliosError('missing-package', {
    message: 'A package that helios lint needs is not installed.',
    hint: 'Run npm ci without --omit=dev.',
    cause,
  });
}
