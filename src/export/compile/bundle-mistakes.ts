import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { BuildFailure, Message } from 'esbuild';
import { HeliosError } from '../../site/helios-error.ts';
import { nearestText } from '../../site/nearest-text.ts';
import { sourcePlace } from '../../site/source-place.ts';
import { compileFailed, type SourceMistake } from './source-mistakes.ts';

/**
 * Converts an error of esbuild into one that names each mistake with its place in the source file. Another error is
 * returned as it is.
 */
export function bundleError(error: unknown, root: string): unknown {
  if (!isBuildFailure(error)) return error;
  const own = error.errors.find(({ detail }) => detail instanceof HeliosError);
  if (own) return own.detail;
  const mistakes = error.errors.flatMap((message) => mistakeOf(message, root) ?? []);
  if (mistakes.length > 0) return compileFailed(mistakes, error);
  const text = error.errors[0]?.text ?? error.message;
  return new HeliosError('compile-failed', {
    message: `The code of the site does not compile: ${text}.`,
    cause: error,
  });
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

function mistakeOf({ text, location }: Message, root: string): SourceMistake | undefined {
  if (!location) return undefined;
  const { file, line, lineText, suggestion } = location;
  // esbuild counts bytes, from 0.
  const [start, end] = [location.column, location.column + location.length];
  const bytes = Buffer.from(lineText);
  const token = bytes.subarray(start, end).toString();
  const code = readSource(join(root, file));
  // Some lines are changed before they are compiled: class imports, names of tokens. The token at the mistake is in
  // both versions.
  const original = code.split(/\r?\n/)[line - 1] ?? '';
  const column =
    original === lineText ? bytes.subarray(0, start).toString().length : Math.max(0, original.indexOf(token));
  const source = sourcePlace(file, code, { line, column: column + 1, length: token.length });
  const missing = missingClass(text, suggestion);
  if (missing) return { ...missing, source };
  const hint = hintOf(token.replace(/^['"]|['"]$/g, ''), join(root, dirname(file)));
  return { message: `The code of the site does not compile: ${text}.`, source, hint };
}

function readSource(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/**
 * True if a warning is about a class that its CSS module lacks. For other modules it stays a warning: a package may ask
 * for an export that another package has in some versions only.
 */
export function isMissingClass({ text }: Pick<Message, 'text'>): boolean {
  return missingExport.test(text);
}

const missingExport = /^Import "(.+)" will always be undefined .* in "(.+\.module\.css)"$/;

function missingClass(text: string, suggestion: string): { message: string; hint: string } | undefined {
  const [, name, module] = missingExport.exec(text) ?? [];
  if (name === undefined || module === undefined) return undefined;
  return {
    message: `${module} has no class "${name}".`,
    hint: suggestion
      ? `Is "${suggestion}" meant?`
      : 'Correct the name, or write the rule. If the class may be absent, name it by a variable: styles[name].',
  };
}

/** Suggests a neighbour of a file that does not exist: `./Hero.tsx` for `./Hreo.tsx`. */
function hintOf(specifier: string, folder: string): string {
  if (!/^\.\.?\//.test(specifier)) return 'Correct the code; `npm run typecheck` shows more.';
  const wanted = join(folder, specifier);
  const neighbours = existsSync(dirname(wanted)) && !existsSync(wanted) ? readdirSync(dirname(wanted)) : [];
  const near = nearestText(basename(wanted), neighbours, (name) => name);
  return near ? `Is ${specifier.replace(/[^/]*$/, near)} meant?` : 'Correct the code; `npm run typecheck` shows more.';
}
