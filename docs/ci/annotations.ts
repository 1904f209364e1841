import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { ErrorReport } from '../../src/cli/json/error-report.ts';
import type { ExportReport } from '../../src/cli/json/export-report.ts';
import { documentPlaceText, type Finding, severities } from '../../src/site/finding.ts';

// Turns the JSON of `helios export` into annotations of a pipeline:
//   npx node docs/ci/annotations.ts github < report.json
//   npx node docs/ci/annotations.ts gitlab < report.json > gl-code-quality-report.json

/** A fault in the words of both services. */
interface Annotation {
  readonly severity: Finding['severity'];
  readonly code: string;
  /** Message, place and the step that corrects the fault, each on a line. */
  readonly text: string;
  /** A file of the project, if the fault is in one. */
  readonly file: string | undefined;
  readonly line: number;
  /** The place for people: a document, a file or a page. */
  readonly place: string;
}

/** Lists what a report has to say, errors first: GitHub shows the first ten of each step. */
export function annotationsOf(report: ErrorReport | ExportReport): readonly Annotation[] {
  const { findings = [] } = report;
  const own = 'error' in report ? [annotationOf({ ...report.error, severity: 'error' })] : uncompared(report);
  const all = [...own, ...findings.map(annotationOf)];
  return all.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}

/** A whole site without an earlier release had nothing to compare its pages with: was the cache lost? */
function uncompared({ comparedWith, isPartial }: ExportReport): Annotation[] {
  if (isPartial || comparedWith !== undefined) return [];
  const message = 'There is no earlier release, so nothing was compared: pages may have left without a word.';
  return [annotationOf({ code: 'nothing-compared', severity: 'warning', message, hint: 'Was the cache lost?' })];
}

type Fault = Partial<Omit<Finding, 'code' | 'where' | 'hint' | 'source'>> & {
  readonly code: string;
  readonly severity: Finding['severity'];
  readonly message: string;
  readonly where?: string | undefined;
  readonly hint?: string | undefined;
  readonly source?: Finding['source'] | undefined;
};

function annotationOf({ code, severity, message, document, source, file, where, pathnames, hint }: Fault): Annotation {
  const place = document ? documentPlaceText(document) : (where ?? pathnames?.[0]);
  const lines = [message, place, hint].filter((line) => line !== undefined);
  return {
    severity,
    code,
    text: lines.join('\n'),
    file: source?.file ?? file,
    line: source?.line ?? 1,
    place: place ?? code,
  };
}

/** Workflow commands of GitHub Actions: `::error title=broken-link::…`. Texts from the CMS are escaped. */
export function githubCommands(annotations: readonly Annotation[]): string {
  const escaped = (value: string) => value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (value: string) => escaped(value).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const lines = annotations.map(({ severity, code, text: message, file, line }) => {
    const place = file === undefined ? [] : [`file=${property(file)}`, `line=${line}`];
    return `::${severity} ${[...place, `title=${property(code)}`].join(',')}::${escaped(message)}`;
  });
  return lines.map((line) => `${line}\n`).join('');
}

const gitlabSeverities = { error: 'major', warning: 'minor', notice: 'info' } as const satisfies Record<
  Finding['severity'],
  string
>;

/** A Code Quality report of GitLab. A fault in the CMS has its document in the place of a path. */
export function gitlabReport(annotations: readonly Annotation[]): string {
  const issues = annotations.map(({ severity, code, text: description, file, line, place }) => ({
    description,
    check_name: code,
    fingerprint: createHash('sha256')
      .update(JSON.stringify([code, description]))
      .digest('hex'),
    severity: gitlabSeverities[severity],
    location: { path: file ?? place, lines: { begin: line } },
  }));
  return `${JSON.stringify(issues, null, 2)}\n`;
}

if (process.argv[1] === import.meta.filename) {
  const format = process.argv[2] === 'gitlab' ? gitlabReport : githubCommands;
  // An export that was killed has printed nothing.
  const json = (await text(process.stdin)).trim();
  process.stdout.write(format(json === '' ? [] : annotationsOf(JSON.parse(json))));
}
