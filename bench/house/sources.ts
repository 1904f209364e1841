import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

/** A node of the syntax tree, with the names of ESTree and typescript-estree. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** A source file with its syntax tree, its comments and its imports. */
export interface Source {
  /** The path from the project's root: `src/export/plan/plan-routes.ts`. */
  readonly file: string;
  readonly text: string;
  readonly program: Node;
  readonly comments: readonly { readonly start: number; readonly end: number; readonly value: string }[];
  /** The files that it imports, with their paths from the project's root. */
  readonly imports: readonly { readonly file: string; readonly isType: boolean }[];
}

/** Reads every TypeScript file that Git tracks below a folder, except declaration files. */
export function readSources(folder: string): Source[] {
  const listed = execFileSync('git', ['ls-files', '-z', folder], { encoding: 'utf8' }).split('\0');
  return listed.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts')).map(readSource);
}

function readSource(file: string): Source {
  const text = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, text);
  const tree = program as unknown as Node;
  return { file, text, program: tree, comments, imports: importsOf(tree, file) };
}

function importsOf(program: Node, file: string): Source['imports'] {
  return childrenOf(program).flatMap((statement) => {
    const target = isNode(statement.source) ? statement.source.value : undefined;
    if (typeof target !== 'string' || !target.startsWith('.')) return [];
    const path = normalize(join(dirname(file), target)).replaceAll('\\', '/');
    return [{ file: path, isType: isTypeOnly(statement) }];
  });
}

function isTypeOnly(statement: Node): boolean {
  if (statement.importKind === 'type' || statement.exportKind === 'type') return true;
  const specifiers = Array.isArray(statement.specifiers) ? statement.specifiers.filter(isNode) : [];
  return specifiers.length > 0 && specifiers.every(({ importKind }) => importKind === 'type');
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

export function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

/** Yields the node and all nodes below it, each with its ancestors, nearest first. */
export function* walk(
  node: Node,
  ancestors: readonly Node[] = [],
): Generator<{ node: Node; ancestors: readonly Node[] }> {
  yield { node, ancestors };
  const below = [node, ...ancestors];
  for (const child of childrenOf(node)) yield* walk(child, below);
}

/** The number of lines that a node spans. */
export function linesOf({ text }: Source, { start, end }: Pick<Node, 'start' | 'end'>): number {
  return text.slice(start, end).split('\n').length;
}
