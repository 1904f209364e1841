import { hash } from 'node:crypto';
import type { Metafile } from 'esbuild';
import type { CodePart, CodeVersions } from '../../site/code-part.ts';
import type { PartFiles } from './part-files.ts';
import type { StyleRule } from './stylesheet.ts';

/** A module of the compiled renderer. */
export interface BundledModule {
  /** The hash of its compiled text. */
  readonly hash: string;
  /** The modules that it imports, by their paths from the project's root. */
  readonly imports: readonly string[];
}

/** The compiled renderer. */
export interface BundledCode {
  /** Its modules by their paths from the project's root. */
  readonly modules: Readonly<Record<string, BundledModule>>;
  /** Path of the entry, from the project's root. */
  readonly entry: string;
}

/**
 * The CSS rules in the folders of islands and fragments. If an island or fragment is deferred, its file contains its
 * rules.
 */
export type PartStyles = Readonly<Record<CodePart, readonly StyleRule[]>>;

/**
 * Computes the versions of a renderer's frame and of its parts. A version covers the compiled code of all modules that
 * can be reached by imports. Only imports of parts by a registry are not followed: they would lead from one part to all
 * others.
 */
export function codeVersions(
  { modules, entry }: BundledCode,
  { registries, files }: PartFiles,
  styles: PartStyles,
): CodeVersions {
  const partFiles = new Set(Object.values(files));
  const importsOf = (path: string) => {
    const imported = modules[path]?.imports ?? [];
    return registries.includes(path) ? imported.filter((each) => !partFiles.has(each)) : imported;
  };
  const codeFrom = (start: string) =>
    [...reachable(start, importsOf)].sort().map((path) => [path, modules[path]?.hash]);
  return {
    frame: shortHash([modules[beforeModules]?.hash, codeFrom(entry)]),
    parts: {
      ...fragmentVersions(styles),
      ...Object.fromEntries(partsOf(files).map(([part, file]) => [part, shortHash([codeFrom(file), styles[part]])])),
    },
    whole: shortHash([modules, styles]),
  };
}

/** The key of what esbuild writes before the first module. */
const beforeModules = '';

/** Finds the modules of compiled code. What esbuild writes before the first one counts as a module without a path. */
export function modulesIn(code: string, inputs: Metafile['inputs']): BundledCode['modules'] {
  const modules = Array.from(moduleTexts(code, inputs), ([path, text]): [string, BundledModule] => {
    const imports = (inputs[path]?.imports ?? []).map((each) => each.path);
    return [path, { hash: shortHash(text), imports }];
  });
  return Object.fromEntries(modules);
}

/** The compiled text of each module by its path, which esbuild writes into a line before the text. */
function moduleTexts(code: string, inputs: Metafile['inputs']): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  let path = beforeModules;
  for (const line of code.split('\n')) {
    const named = line.startsWith('// ') ? line.slice('// '.length) : undefined;
    if (named !== undefined && Object.hasOwn(inputs, named)) path = named;
    else texts.set(path, `${texts.get(path) ?? ''}${line}\n`);
  }
  return texts;
}

function reachable(start: string, importsOf: (path: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set([start]);
  for (const path of found) for (const imported of importsOf(path)) found.add(imported);
  return found;
}

/** Computes the versions of fragments from their styles alone, because their components belong to the frame. */
function fragmentVersions(styles: PartStyles): CodeVersions['parts'] {
  const fragments = partsOf(styles).filter(([part]) => part.startsWith('fragment:'));
  return Object.fromEntries(fragments.map(([part, rules]) => [part, shortHash(rules)]));
}

function partsOf<Value>(byPart: Readonly<Partial<Record<CodePart, Value>>>): [CodePart, Value][] {
  // The cast is safe: all keys of the record are names of parts.
  return Object.entries(byPart) as [CodePart, Value][];
}

function shortHash(value: unknown): string {
  return hash('sha256', JSON.stringify(value)).slice(0, 20);
}
