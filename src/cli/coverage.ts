import type { ContentKind } from '../../config/variables.ts';
import { recordName } from '../authoring/record-translations.ts';
import { loadRecords, type TranslationRecords } from '../authoring/translation-records.ts';
import { type Coverage, coverSite } from '../check/cover-site.ts';
import { outdatedTranslations } from '../check/outdated-translations.ts';
import { checkPreLaunchLinks } from '../check/pre-launch-links.ts';
import { createIsOutdated } from '../check/translation-age.ts';
import { checkTranslationPairs } from '../check/translation-pairs.ts';
import type { DocumentHead } from '../content/content-source.ts';
import { planRoutes } from '../export/plan/plan-routes.ts';
import { withFiles } from '../pipeline/with-files.ts';
import { defaultLocaleOf, findLocale } from '../site/locale.ts';
import { coveragePage } from './coverage-page.ts';
import { coverageTable, isComplete } from './coverage-table.ts';
import type { CoverageReport } from './json/content-reports.ts';
import { count, note, printJson, printLine, reportFindings } from './report.ts';
import { openWaits } from './run-waits.ts';
import { createTextHash, recordsFile } from './translation-texts.ts';
import { openWorkspace } from './workspace.ts';
import { writePage } from './write-page.ts';

interface CoverageOptions {
  readonly locale?: readonly string[];
  readonly all?: boolean;
  readonly html?: string;
  readonly content?: ContentKind;
  readonly wait?: number;
  readonly json?: boolean;
}

/**
 * `helios coverage`: compares the pages of each market with config/pages.ts, and all translations with their records.
 * Exit code 1 if a page is missing or outdated, if a translation is, or if there are findings about translations.
 */
export async function coverageCommand(options: CoverageOptions): Promise<void> {
  const workspace = openWorkspace({ user: 'coverage', content: options.content });
  using stack = new DisposableStack();
  const content = await workspace.openContent({ waits: stack.use(openWaits(options)) });
  const { snapshot } = await content.fetch();
  stack.defer(() => snapshot.close());
  const { routes, locales, findings: faults } = planRoutes(snapshot, workspace.config);
  const chosen = (options.locale ?? []).map((code) => findLocale(code, locales).code);
  const shown = locales.filter(({ code }) => chosen.length === 0 || chosen.includes(code));
  const records = loadRecords(recordsFile);
  const heads = snapshot.heads();
  const recordOf = createRecordOf(records, heads);
  const isOutdated = createIsOutdated({
    recordOf,
    hashOf: createTextHash(snapshot),
    hasTrueDates: content.kind === 'prismic',
  });
  const coverage = coverSite({ routes, table: workspace.config.pages, locales: shown, snapshot, isOutdated });
  const outdated = outdatedTranslations({
    heads,
    defaultLang: defaultLocaleOf(locales).code,
    langs: new Set(shown.map(({ code }) => code)),
    hasRecord: (id) => recordOf(id) !== undefined,
    isOutdated,
  }).map(recordName);
  const found = [
    ...faults,
    ...checkTranslationPairs(routes, snapshot),
    ...checkPreLaunchLinks(routes, { snapshot, locales }),
  ];
  const findings = withFiles(found, content);
  const rows = coverageTable(coverage, shown);
  if (options.html !== undefined) {
    const html = coveragePage(workspace.config.site, rows, outdated);
    await writePage(options.html, { command: 'coverage', html });
  }
  if (options.json) printJson({ version: 3, ...coverage, outdated, findings } satisfies CoverageReport);
  else if (options.html === undefined)
    for (const line of [...linesOf(rows, options), ...outdated.map((name) => `o  ${name}`)]) printLine(line);
  noteTotals(coverage);
  noteOutdated(outdated);
  reportFindings(findings);
  const isComplete = coverage.locales.every(({ missing, outdated }) => missing + outdated === 0);
  process.exitCode = isComplete && outdated.length + findings.length === 0 ? 0 : 1;
}

/** Creates the function that returns the record of a document by its id. */
function createRecordOf(records: TranslationRecords, heads: readonly DocumentHead[]) {
  const byId = new Map(heads.map((head) => [head.id, records[recordName(head)]]));
  return (documentId: string) => byId.get(documentId);
}

/**
 * Formats the table as text: a line with the locales, and a line for each page that a market lacks or has only
 * outdated, or with `--all` for each page.
 */
function linesOf({ markets, rows }: ReturnType<typeof coverageTable>, { all }: CoverageOptions): string[] {
  const wanted = rows.filter((row) => all || !isComplete(row));
  if (wanted.length === 0) return [];
  const width = Math.max(...wanted.map(({ label }) => label.length));
  const line = (label: string, cells: readonly string[]) =>
    [label.padEnd(width), ...cells.map((cell, place) => cell.padEnd(markets[place]?.length ?? 0))].join('  ').trimEnd();
  return [
    line('', markets),
    ...wanted.map(({ label, cells }) =>
      line(
        label,
        cells.map((cell) => cell?.sign ?? ''),
      ),
    ),
  ];
}

function noteTotals({ locales, others }: Coverage): void {
  note('+ there   - missing   o older than the texts of the default locale   a number: pages of a type');
  for (const { code, wanted, missing, outdated } of locales) {
    note(
      `${code.padEnd(6)} ${count(wanted - missing)} of ${count(wanted, 'page')}, ${count(missing)} missing, ${count(outdated)} outdated`,
    );
  }
  if (others.length > 0) note(`${count(others.length, 'page')} not in config/pages.ts: ${others.join(', ')}`);
}

function noteOutdated(names: readonly string[]): void {
  if (names.length === 0) return;
  note(`${count(names.length, 'translation')} with a record of other texts than the default locale has now.`);
  note('Once a translation says the same again: helios content record DOCUMENT');
}
