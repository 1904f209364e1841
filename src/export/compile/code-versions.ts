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
  // In the text of a module, names of two others with equal names can change places: then its imports do so, too.
  const codeFrom = (start: string) =>
    [...reachable(start, importsOf)].sort().map((path) => [path, modules[path]?.hash, importsOf(path)]);
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

/** What esbuild says of bundled code: its modules, and how many bytes of the code each of them has. */
export interface BundleFacts {
  readonly inputs: Metafile['inputs'];
  readonly bytes: Metafile['outputs'][string]['inputs'];
}

/**
 * Finds the modules of compiled code. What esbuild writes before the first one counts as a module without a path. If it is
 * not certain which text belongs to which module, each module has the hash of all code.
 */
export function modulesIn(code: string, { inputs, bytes }: BundleFacts): BundledCode['modules'] {
  const { texts, isCertain } = moduleTexts(code, { inputs, bytes });
  const whole = shortHash(code);
  // A module that only passes on exports of others has no text, and still leads to these.
  const modules = [beforeModules, ...Object.keys(inputs)].map((path): [string, BundledModule] => {
    const imports = (inputs[path]?.imports ?? []).map((each) => each.path);
    return [path, { hash: isCertain ? shortHash(texts.get(path) ?? '') : whole, imports }];
  });
  return Object.fromEntries(modules);
}

/**
 * The compiled text of each module by its path, which esbuild writes into a line before the text. A text of a module can
 * have such a line, too: then some module has not the bytes that esbuild says.
 */
function moduleTexts(code: string, { inputs, bytes }: BundleFacts) {
  const texts = new Map<string, string>();
  const beginnings = new Map<string, number>();
  let path = beforeModules;
  for (const line of code.split('\n')) {
    const named = line.startsWith('// ') ? line.slice('// '.length) : undefined;
    if (named !== undefined && Object.hasOwn(inputs, named)) {
      path = named;
      beginnings.set(path, (beginnings.get(path) ?? 0) + 1);
    } else texts.set(path, `${texts.get(path) ?? ''}${line}\n`);
  }
  const last = path;
  // A line break after each part of a module is not counted by esbuild. The last module is followed by other code.
  const hasItsBytes = ([path, { bytesInOutput }]: [string, { bytesInOutput: number }]) =>
    path === last || Buffer.byteLength(texts.get(path) ?? '') === bytesInOutput + (beginnings.get(path) ?? 0);
  return { texts, isCertain: Object.entries(bytes).every(hasItsBytes) };
}

/**
 * The sources of the project that import one another in a circle, and those that import such ones. Packages are left out:
 * no source of the project is part of their circles.
 */
export function sourcesInCircles(modules: BundledCode['modules']): ReadonlySet<string> {
  const own = Object.keys(modules).filter((path) => path.startsWith('src/'));
  const rest = new Set(own);
  const isLeaf = (path: string) => !modules[path]?.imports.some((each) => rest.has(each));
  for (let leaves = own.filter(isLeaf); leaves.length > 0; leaves = [...rest].filter(isLeaf)) {
    for (const path of leaves) rest.delete(path);
  }
  return rest;
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
