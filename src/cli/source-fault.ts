import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInside } from '../disk/is-inside.ts';
import { asReadError } from '../disk/read-error.ts';
import { HeliosError } from '../site/helios-error.ts';
import { nearestText } from '../site/nearest-text.ts';
import { type Position, positionAt, sourcePlace } from '../site/source-place.ts';

/**
 * Recognizes a mistake in a source file that Node could not load: a syntax error, an import of a file or package that
 * does not exist, or code of config/ that throws. Returns the mistake with its place: `bad-config` for a file of
 * config/, else `compile-failed`. For a file that this user may not read it returns `input-unreadable`, and undefined
 * for any other error.
 */
export function sourceFault(error: unknown, root: string): HeliosError | undefined {
  if (!(error instanceof Error) || error instanceof HeliosError) return undefined;
  const unreadable = unreadableSource(error, root);
  if (unreadable) return unreadable;
  try {
    const fault = placedByNode(error) ?? formatFault(error, root) ?? thrownFault(error, root);
    return fault && locatedError(fault, error, root);
  } catch {
    return undefined; // The file of the fault can't be read, so the error is reported as it is.
  }
}

function unreadableSource(error: Error, root: string): HeliosError | undefined {
  if (!('path' in error) || typeof error.path !== 'string') return undefined;
  const { path } = error;
  if (!['config', 'src'].some((name) => isInside(path, resolve(root, name)))) return undefined;
  const refused = asReadError(error, path);
  return refused instanceof HeliosError ? refused : undefined;
}

function placedByNode(error: Error): Fault | undefined {
  return jsonFault(error) ?? syntaxFault(error) ?? importFault(error);
}

interface Fault {
  /** Absolute path. */
  readonly file: string;
  readonly position: Position;
  /** The rest of a sentence that begins with the file's name: `has a syntax error: Unexpected token`. */
  readonly says: string;
  readonly hint?: string;
}

function locatedError({ file, position, says, hint }: Fault, cause: Error, root: string): HeliosError | undefined {
  const name = relative(root, file).replaceAll(sep, '/');
  if (name.startsWith('..') || name.startsWith('node_modules/')) return undefined;
  return new HeliosError(name.startsWith('config/') ? 'bad-config' : 'compile-failed', {
    message: `${name} ${says.replace(/\.?$/, '.')}`,
    source: sourcePlace(name, readFileSync(file, 'utf8'), position),
    hint: hint ?? `Correct ${name}. \`npm run typecheck\` finds all mistakes of this kind.`,
    cause,
  });
}

/**
 * Finds the place of a syntax error at the beginning of the stack: `/project/config/index.ts:3`, then lines of the file
 * with carets below the mistake. A missing export is a syntax error too.
 */
function syntaxFault({ name, message, stack = '' }: Error): Fault | undefined {
  const [, location, line] = /^(.+):(\d+)$/m.exec(stack.split('\n', 1).join()) ?? [];
  if (name !== 'SyntaxError' || location === undefined) return undefined;
  const carets = stack.split('\n').find((each) => /^\s*\^+\s*$/.test(each));
  const column = (carets?.indexOf('^') ?? 0) + 1;
  const says = `has a syntax error: ${message}`;
  return { file: pathOf(location), position: { line: Number(line), column, length: carets?.trim().length ?? 1 }, says };
}

/**
 * Finds the import of a file or package that does not exist or can't be loaded. Node names it in its message: `Cannot
 * find module '/project/config/x.ts' imported from …`.
 */
function importFault(error: Error): Fault | undefined {
  const { message } = error;
  const [, wanted = '', importer] = /'(.+)'.* imported from (.+)$/.exec(message) ?? [];
  if (importer === undefined) return undefined;
  const file = pathOf(importer);
  const found = findImport(file, wanted) ?? { specifier: wanted, index: 0 };
  const isMissing = errorCode(error) === 'ERR_MODULE_NOT_FOUND';
  const nearest = isMissing ? nearestFile(wanted) : undefined;
  const missing = `and there is no such ${wanted === found.specifier ? 'package' : 'file'}`;
  return {
    ...placeOfImport(file, found),
    says: `imports '${found.specifier}', ${isMissing ? missing : `which Node can't load: ${message}`}`,
    ...(nearest !== undefined && { hint: `Is ${nearest} meant? Correct the import.` }),
  };
}

/**
 * Finds the import of a file that Node can't load in the way it is imported. Node's message has the name of this file,
 * but not of the importing file, so all files of config/ are searched.
 */
function formatFault(error: Error, root: string): Fault | undefined {
  const code = errorCode(error);
  if (code !== 'ERR_IMPORT_ATTRIBUTE_MISSING' && code !== 'ERR_UNKNOWN_FILE_EXTENSION') return undefined;
  const wanted = pathOf(/(?:file:\/\/)?\/[^"]+/.exec(error.message)?.[0] ?? '');
  const folder = resolve(root, 'config');
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  for (const file of files.map((name) => resolve(folder, name))) {
    const found = findImport(file, wanted);
    if (!found) continue;
    const hint = wanted.endsWith('.json')
      ? "Write `with { type: 'json' }` after the import."
      : 'Write a TypeScript file.';
    return {
      ...placeOfImport(file, found),
      says: `imports '${found.specifier}', which Node can't load in this way`,
      hint,
    };
  }
  return undefined;
}

interface FoundImport {
  /** The text between the quotes. */
  readonly specifier: string;
  readonly index: number;
}

function placeOfImport(file: string, { specifier, index }: FoundImport): Pick<Fault, 'file' | 'position'> {
  return { file, position: { ...positionAt(readFileSync(file, 'utf8'), index), length: specifier.length } };
}

/** Finds the import of a package, or of a file by its absolute path, in a source file. */
function findImport(file: string, wanted: string): FoundImport | undefined {
  for (const match of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*(['"])(.+?)\1/g)) {
    const specifier = match[2] ?? '';
    const isPackage = specifier === wanted || specifier.startsWith(`${wanted}/`);
    if (isPackage || resolve(dirname(file), specifier) === wanted) {
      return { specifier, index: match.index + match[0].lastIndexOf(specifier) };
    }
  }
  return undefined;
}

/** Finds the file in the same folder whose name is most similar to that of a missing file. */
function nearestFile(missing: string): string | undefined {
  try {
    return nearestText(basename(missing), readdirSync(dirname(missing)), (name) => name);
  } catch {
    return undefined; // The folder is missing too, or the name is that of a package.
  }
}

/**
 * Recognizes a mistake in a JSON file: `/project/config/x.json: Expected … in JSON at position 2 (line 2 column 1)`.
 */
function jsonFault({ name, message }: Error): Fault | undefined {
  const [, file, says, line, column] = /^(.+\.json): (.+) in JSON.*\(line (\d+) column (\d+)\)$/.exec(message) ?? [];
  if (name !== 'SyntaxError' || file === undefined) return undefined;
  return { file, position: { line: Number(line), column: Number(column) }, says: `is not JSON: ${says}` };
}

/**
 * Recognizes an error that code of config/ throws while it is loaded: the stack has a call from outside any function of
 * a file there.
 */
function thrownFault({ message, stack = '' }: Error, root: string): Fault | undefined {
  const frames = stack.matchAll(/^ +at (?:async )?(.* \()?(file:\/\/.+?):(\d+):(\d+)\)?$/gm);
  const calls = [...frames].map(([, caller, url = '', line, column]) => ({
    isLoading: caller === undefined,
    file: fileURLToPath(url),
    position: { line: Number(line), column: Number(column) },
  }));
  const inConfig = calls.filter(({ file }) => file.startsWith(resolve(root, 'config') + sep));
  const [first] = inConfig;
  if (!first || !inConfig.some(({ isLoading }) => isLoading)) return undefined;
  return { ...first, says: `throws an error while it is loaded: ${message}`, hint: 'Correct the code at this place.' };
}

function pathOf(location: string): string {
  return location.startsWith('file:') ? fileURLToPath(location) : location;
}

function errorCode(error: Error): unknown {
  return 'code' in error ? error.code : undefined;
}
