import { styleText } from 'node:util';
import type { CommanderError } from 'commander';
import type { Finding } from '../site/finding.ts';
import { HeliosError } from '../site/helios-error.ts';

/** Every line the tool prints passes here: results on stdout, everything else on stderr. */
export function printResult(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printJson(value: unknown): void {
  printResult(JSON.stringify(value, null, 2));
}

export function note(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** A stage's line: rewritten in place on a terminal, printed once when it ends anywhere else. */
export interface Progress {
  /** Shown only on a terminal. */
  update(text: string): void;
  done(text: string): void;
}

/** `stage("render")` shows one line, its word first: `render       4 pages, 2 902 unchanged    0.8 s`. */
export function stage(word: string): Progress {
  const started = performance.now();
  const isTerminal = process.stderr.isTTY && !process.env.CI && process.env.TERM !== 'dumb';
  const label = paint('bold', word.padEnd(10));
  const clear = isTerminal ? '\r\u001b[K' : '';
  return {
    update(text) {
      if (isTerminal) process.stderr.write(`${clear}${label}${text}`);
    },
    done(text) {
      const seconds = (performance.now() - started) / 1000;
      const time = seconds >= 0.05 ? `   ${paint('dim', `${seconds.toFixed(1)} s`)}` : '';
      process.stderr.write(`${clear}${label}${text}${time}\n`);
    },
  };
}

/** Thousands set apart by a thin space, as everywhere in our output. */
export function count(value: number, word = '', plural = `${word}s`): string {
  const number = String(value).replace(/\B(?=(\d{3})+$)/g, ' ');
  return word === '' ? number : `${number} ${value === 1 ? word : plural}`;
}

export function megabytes(bytes: number): string {
  return bytes < 100_000 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Past this many, the rest is in `--json`. */
const shownFindings = 40;

/** Findings, errors first, each with its place in the CMS and what to do. */
export function reportFindings(findings: readonly Finding[]): void {
  const sorted = [...findings].sort((a, b) => (a.severity === b.severity ? 0 : a.severity === 'error' ? -1 : 1));
  for (const finding of sorted.slice(0, shownFindings)) reportFinding(finding);
  const hidden = sorted.length - shownFindings;
  if (hidden > 0) note(paint('dim', `… and ${count(hidden, 'more finding')}; --json lists all of them.`));
}

function reportFinding({ code, severity, message, document, pathnames = [], hint }: Finding): void {
  const mark = severity === 'error' ? paint('red', `✗ ${code}`) : paint('yellow', `! ${code}`);
  note(`${mark}  ${printable(message)}`);
  if (document) {
    const field = document.field ? `, ${document.field}` : '';
    note(
      printable(
        `    document ${document.type} "${document.uid ?? document.type}" (${document.id}), ${document.lang}${field}`,
      ),
    );
  }
  if (pathnames.length > 0) {
    const more = pathnames.length > 3 ? ` and ${count(pathnames.length - 3)} more` : '';
    note(printable(`    on ${pathnames.slice(0, 3).join(', ')}${more}`));
  }
  if (hint) note(paint('dim', `    ${printable(hint)}`));
}

/** commander has said on stderr what is wrong with the command line; a machine is told too. Help that was asked for is no fault. */
export function reportUsage({ exitCode, message }: CommanderError, { json }: { json: boolean }): number {
  if (exitCode === 0) return 0;
  const hint = 'Run the command with --help to see what it takes.';
  if (json) printJson({ error: { code: 'bad-argument', message: message.replace(/^error: /, ''), hint } });
  return 2;
}

/** A reader that has seen enough (`| head`) is no fault, and nobody watching no reason to stop. A full disk behind `>` is one. */
export function ignoreBrokenPipe(): void {
  process.stderr.on('error', () => {});
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    note(`${paint('red', '✗ output-full')}  The result can't be written to stdout (${error.code ?? error.message}).`);
    process.exitCode = 2;
  });
}

/** Tells why the command could not run and gives its exit code. Our own faults come with a stack, the reader's don't. */
export function reportFailure(error: unknown, { json }: { json: boolean }): number {
  if (!(error instanceof HeliosError)) {
    note(paint('red', '✗ internal  This is a fault in Helios itself.'));
    note(error instanceof Error ? (error.stack ?? error.message) : String(error));
    if (json) printJson({ error: { code: 'internal', message: String(error) } });
    return 2;
  }
  const { code, message, where, hint } = error;
  note(`${paint('red', `✗ ${code}`)}  ${printable(message)}`);
  if (where && !message.includes(where)) note(`    ${printable(where)}`);
  if (hint) note(paint('dim', `    ${printable(hint)}`));
  if (json) printJson({ error: { code, message, where, hint } });
  return error.exitCode;
}

/** Content may hold escape sequences; a terminal must not obey them. */
function printable(text: string): string {
  return text.replace(/(?![\n\t])\p{Cc}/gu, '\ufffd');
}

type Style = Parameters<typeof styleText>[0];

function paint(style: Style, text: string): string {
  return styleText(style, text, { stream: process.stderr });
}
