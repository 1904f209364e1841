import { styleText } from 'node:util';
import { count } from '../site/count.ts';
import { formatDuration } from '../site/duration.ts';
import { documentPlaceText, type Finding, severities } from '../site/finding.ts';
import { HeliosError, recognizeHeliosError } from '../site/helios-error.ts';
import { placeName, type SourcePlace } from '../site/source-place.ts';
import type { ReportedWait } from '../site/waits.ts';
import type { ErrorReport } from './json/error-report.ts';
import type { JsonReport } from './json/reports.ts';
import { createRemainingText, type Part } from './remaining-time.ts';

export { count };

/** Prints a result on stdout; all other output is on stderr. Only this file prints. */
export function printResult(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints a line of a list on stdout. Its texts may come from the content. */
export function printLine(text: string): void {
  printResult(printable(text));
}

/** Prints what `--json` asks for. Every report has a documented shape: docs/json.md. */
export function printJson(report: JsonReport): void {
  // JSON escapes control characters up to U+001F only. The texts stay what they are, see `printable`.
  const escaped = (text: string) => `\\u${text.charCodeAt(0).toString(16).padStart(4, '0')}`;
  printResult(JSON.stringify(report, null, 2).replace(/\p{Cc}(?<!\n)|#(?=#\[)/gu, escaped));
}

/** Prints a remark on stderr. Its texts may come from the content. */
export function note(text: string): void {
  remark(printable(text));
}

function remark(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Prints a line of a log on stderr. Its text may come from visitors, so control characters are replaced. */
export function logLine(text: string): void {
  note(text.replaceAll('\n', ' '));
}

/**
 * The line of a stage in the progress of a command. A terminal shows it in place, ten times a second at most. Other
 * outputs get it when the stage ends, and every half minute before that.
 */
export interface Progress {
  /** Shows the progress. With `part` it says how long the stage will still take. */
  update(text: string, part?: Part): void;
  done(text: string): void;
}

const terminalIntervalMs = 100;
const logIntervalMs = 30_000;

/** Begins the line of a stage, such as `render       4 pages, 2 902 unchanged    0.8 s`. */
export function stage(word: string): Progress {
  const started = performance.now();
  const clear = clearLine();
  const label = paint('bold', word.padEnd(10));
  const remainingText = createRemainingText();
  let nextAt = clear === '' ? started + logIntervalMs : started;
  return {
    update(text, part) {
      const now = performance.now();
      const left = part ? remainingText(part, now) : '';
      if (now < nextAt) return;
      nextAt = now + (clear === '' ? logIntervalMs : terminalIntervalMs);
      process.stderr.write(clear === '' ? `${label}${text}${left}\n` : `${clear}${label}${fitted(text + left)}`);
    },
    done(text) {
      const seconds = (performance.now() - started) / 1000;
      const time = seconds >= 0.05 ? `   ${paint('dim', `${seconds.toFixed(1)} s`)}` : '';
      process.stderr.write(`${clear}${label}${text}${time}\n`);
    },
  };
}

/** Cuts a text to the width of the terminal: a line that wraps could not be cleared. */
function fitted(text: string): string {
  return text.slice(0, Math.max(0, (process.stderr.columns || 80) - 11));
}

/** The characters that clear the current line of a terminal. An empty text for other outputs. */
function clearLine(): string {
  const isTerminal = process.stderr.isTTY && !process.env.CI && process.env.TERM !== 'dumb';
  return isTerminal ? '\r\u001b[K' : '';
}

/** Says on a line of its own that the run waits: `wait      30 seconds: acme.cdn.prismic.io asks for a pause.` */
export function reportWait({ reason, ms, isLimit }: ReportedWait): void {
  const time = `${isLimit ? 'up to ' : ''}${formatDuration(ms)}`;
  process.stderr.write(`${clearLine()}${paint('bold', 'wait'.padEnd(10))}${time}: ${printable(reason)}.\n`);
}

/** How much of a stage is done: `1 200 of 2 902 pages`. */
export function countOf({ done, total }: Part, plural: string): string {
  return `${count(done)} of ${count(total)} ${plural}`;
}

export function megabytes(bytes: number): string {
  return bytes < 100_000 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** The number of findings by their severity: `174 findings: 60 errors, 114 warnings`, `1 warning`, `0 findings`. */
export function tally(findings: readonly Finding[]): string {
  const bySeverity = countsOf(findings);
  if (bySeverity.length < 2) return bySeverity[0] ?? count(0, 'finding');
  return `${count(findings.length, 'finding')}: ${bySeverity.join(', ')}`;
}

function countsOf(findings: readonly Finding[]): string[] {
  return severities.flatMap((each) => {
    const those = findings.filter(({ severity }) => severity === each).length;
    return those > 0 ? [count(those, each)] : [];
  });
}

/** A stream to print on, and the colours that it shows. */
interface Channel {
  print(text: string): void;
  paint(style: Style, text: string): string;
}

type Style = Parameters<typeof styleText>[0];

const results: Channel = {
  print: printResult,
  paint: (style, text) => styleText(style, text, { stream: process.stdout }),
};
const remarks: Channel = { print: remark, paint };

function paint(style: Style, text: string): string {
  return styleText(style, text, { stream: process.stderr });
}

/** The maximum number of findings that are printed as remarks or on a terminal. Files and `--json` get all of them. */
const shownFindings = 40;

/**
 * Prints findings beside a result, on stderr: the worst first, each with its place in the CMS, its pages and what to
 * do.
 */
export function reportFindings(findings: readonly Finding[]): void {
  printAll(findings, { channel: remarks, max: shownFindings });
}

/** Prints findings that are the result of a command, on stdout. */
export function printFindings(findings: readonly Finding[]): void {
  printAll(findings, { channel: results, max: process.stdout.isTTY ? shownFindings : Number.POSITIVE_INFINITY });
}

function printAll(findings: readonly Finding[], { channel, max }: { channel: Channel; max: number }): void {
  const { print, paint } = channel;
  const rank = ({ severity }: Finding) => severities.indexOf(severity);
  const sorted = [...findings].sort((a, b) => rank(a) - rank(b));
  for (const finding of sorted.slice(0, max)) printFinding(finding, channel);
  const hidden = sorted.slice(max);
  if (hidden.length > 0) {
    print(
      paint('dim', `… and ${count(hidden.length)} more (${countsOf(hidden).join(', ')}); --json lists all of them.`),
    );
  }
  if (findings.length > 0) print(paint('dim', 'docs/errors.md explains each code.'));
}

function printFinding(finding: Finding, channel: Channel): void {
  const { code, severity, message, document, source, file, pathnames = [], hint } = finding;
  const mark = channel.paint(marks[severity].colour, `${marks[severity].sign} ${code}`);
  const where = document ? documentPlaceText(document) : finding.where;
  const details = { file: source ? placeName(source) : file, where, pages: pagesText(pathnames), hint };
  printIssue(channel, { mark, message, source, details });
}

const marks: Readonly<Record<Finding['severity'], { readonly sign: string; readonly colour: Style }>> = {
  error: { sign: '✗', colour: 'red' },
  warning: { sign: '!', colour: 'yellow' },
  notice: { sign: 'i', colour: 'cyan' },
};

/** Up to three pathnames, or the number of pages and two of them: `40 pages, such as /a, /b`. */
function pagesText(pathnames: readonly string[]): string {
  if (pathnames.length <= 3) return pathnames.join(', ');
  return `${count(pathnames.length, 'page')}, such as ${pathnames.slice(0, 2).join(', ')}`;
}

/** An error or a finding, ready to be printed. */
interface Issue {
  /** Its sign and its code. */
  readonly mark: string;
  readonly message: string;
  /** Its place, if the fault is in the sources. */
  readonly source: SourcePlace | undefined;
  readonly details: Readonly<Record<string, string | undefined>>;
}

/** Prints the mark and the message, the lines of the sources, then a line with name and value for each detail. */
function printIssue({ print, paint }: Channel, { mark, message, source, details }: Issue): void {
  print(`${mark}  ${printable(message)}`);
  if (source?.excerpt) print(printable(source.excerpt.replace(/^/gm, '    ')));
  for (const [name, text] of Object.entries(details)) {
    if (text) print(`    ${paint('dim', name.padEnd(5))}  ${printable(text)}`);
  }
}

/** Prints an issue on stderr. */
export function noteIssue(issue: Issue): void {
  printIssue(remarks, issue);
}

/** Prints what went wrong with something that the result does not depend on. */
export function noteWarning(topic: string, message: string, details: Readonly<Record<string, string>>): void {
  noteIssue({ mark: paint('yellow', `! ${topic}`), message, source: undefined, details });
}

/** Ignores a reader that closes the pipe early (`| head`) and a closed stderr. A full disk behind `>` is still an error. */
export function ignoreBrokenPipe(): void {
  process.stderr.on('error', () => {});
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    const message = `The result can't be written to stdout (${error.code ?? error.message}).`;
    const hint = 'Free some space on the disk that stdout is redirected to.';
    process.exitCode = reportFailure(new HeliosError('output-full', { message, hint }), { json: false });
  });
}

/** Reports why the command could not run, and returns its exit code. With `json` the error is on stdout too. */
export function reportFailure(error: unknown, { json }: { json: boolean }): number {
  const { code, message, where, source, hint, findings, retryAt, exitCode } = asHeliosError(error);
  reportFindings(findings);
  noteFailure(error);
  if (json) {
    const report: ErrorReport = {
      version: 1,
      error: { code, message, where, source, hint, retryAt: retryAt?.toISOString(), docs: explanationOf(code) },
      ...(findings.length > 0 && { findings }),
    };
    printJson(report);
  }
  return exitCode;
}

/**
 * Prints an error on stderr. A fault of Helios itself comes with its stack, an error that the reader can correct does
 * not.
 */
export function noteFailure(error: unknown): void {
  const { code, message, where, source, hint } = asHeliosError(error);
  const stack = error instanceof Error && !recognizeHeliosError(error) ? error.stack : undefined;
  const place = where && !message.startsWith(where) ? where : undefined;
  const details = { where: place, hint, docs: explanationOf(code) };
  noteIssue({ mark: paint('red', `✗ ${code}`), message, source, details });
  if (stack) note(stack);
}

function asHeliosError(error: unknown): HeliosError {
  const known = recognizeHeliosError(error);
  if (known) return known;
  return new HeliosError('internal', {
    message: `Helios itself has a fault: ${error instanceof Error ? error.message : String(error)}`,
    hint: 'Run the same command again. If the error stays, report it with the lines below.',
    cause: error,
  });
}

/** The section of the documentation that explains a code. */
function explanationOf(code: string): string {
  return `docs/errors.md#${code}`;
}

/**
 * Replaces control characters: a terminal must not execute escape sequences from content. Nor may GitHub Actions take a
 * text for a command to the runner: `::add-mask::` at the beginning of a line, `##[add-mask]` anywhere in it.
 */
export function printable(text: string): string {
  return text
    .replace(/(?![\n\t])\p{Cc}/gu, '\ufffd')
    .replace(/^([^\S\n]*:)(?=:)/gm, '$1 ')
    .replace(/##(?=\[)/g, '## ');
}
