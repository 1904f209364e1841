import { execFileSync } from 'node:child_process';
import type { Benchmark, Figure } from './benchmark.ts';
import { circlesIn } from './house/circles.ts';
import { functionsOf, type MeasuredFunction } from './house/functions.ts';
import { linesOf, type Node, readSources, type Source, walk } from './house/sources.ts';

/** Figures of the source code: sizes, nesting, comments, casts, circular imports, tests, commits. */
export const house: Benchmark = async () => {
  const sources = readSources('src');
  const tests = readSources('tests');
  return [
    ...fileFigures(sources),
    ...functionFigures(sources.flatMap(functionsOf)),
    ...textFigures(sources),
    ...syntaxFigures(sources),
    ...circleFigures(sources),
    ...testFigures(tests, sources),
    ...commitFigures(),
  ];
};

function fileFigures(sources: readonly Source[]): Figure[] {
  const sizes = sources.map((source) => ({ name: source.file, value: linesOf(source, source.program) }));
  return [
    count('source files', sources.length),
    { name: 'source lines', value: sum(sizes.map(({ value }) => value)), unit: 'lines' },
    ...distribution('file', sizes),
  ];
}

function functionFigures(functions: readonly MeasuredFunction[]): Figure[] {
  const deepest = Math.max(...functions.map(({ nesting }) => nesting));
  return [
    ...distribution(
      'function',
      functions.map(({ place, lines }) => ({ name: place, value: lines })),
    ),
    count('functions over 50 lines', functions.filter(({ lines }) => lines > 50).length),
    count('deepest nesting', deepest),
    count('functions with 5 or more parameters', functions.filter((each) => each.positionalParameters > 4).length),
    count('bare boolean parameters', sum(functions.map(({ bareBooleans }) => bareBooleans))),
  ];
}

function textFigures(sources: readonly Source[]): Figure[] {
  const lines = sum(sources.map((source) => linesOf(source, source.program)));
  const comments = sum(sources.flatMap((source) => source.comments.map((comment) => linesOf(source, comment))));
  const exports = sources.flatMap((source) => exportsOf(source));
  const documented = exports.filter(({ isDocumented }) => isDocumented).length;
  return [
    { name: 'comment lines', value: (100 * comments) / lines, unit: '%' },
    count('exports', exports.length),
    { name: 'exports with a doc comment', value: (100 * documented) / exports.length, unit: '%' },
  ];
}

function exportsOf({ program, comments, text }: Source): { isDocumented: boolean }[] {
  const ends = comments.filter(({ value }) => value.startsWith('*')).map(({ end }) => end);
  return Array.from(walk(program)).flatMap(({ node, ancestors }) => {
    if (ancestors.length !== 1 || node.type !== 'ExportNamedDeclaration' || !node.declaration) return [];
    return [{ isDocumented: ends.some((end) => text.slice(end, node.start).trim() === '' && end <= node.start) }];
  });
}

function syntaxFigures(sources: readonly Source[]): Figure[] {
  const nodes = sources.flatMap(({ program }) => Array.from(walk(program), ({ node }) => node));
  const ignores = sources.flatMap(({ comments }) => comments.filter(({ value }) => value.includes('biome-ignore')));
  return [
    count('casts', nodes.filter(isCast).length),
    count('non-null assertions', nodes.filter(({ type }) => type === 'TSNonNullExpression').length),
    count('uses of any', nodes.filter(({ type }) => type === 'TSAnyKeyword').length),
    count('suppressed lint rules', ignores.length),
  ];
}

/** True for `x as Type`. `as const` does not count, because it can't be wrong. */
function isCast({ type, typeAnnotation }: Node): boolean {
  if (type !== 'TSAsExpression') return false;
  return !JSON.stringify(typeAnnotation).includes('"name":"const"');
}

function circleFigures(sources: readonly Source[]): Figure[] {
  const graph = (named: (file: string) => string, { withTypes }: { withTypes: boolean }) => {
    const edges = new Map<string, Set<string>>();
    for (const { file, imports } of sources) {
      const targets = imports.filter(({ isType }) => withTypes || !isType).map((each) => named(each.file));
      const known = edges.get(named(file)) ?? new Set();
      edges.set(named(file), new Set([...known, ...targets.filter((target) => target !== named(file))]));
    }
    return circlesIn(edges);
  };
  const same = (file: string) => file;
  const folder = (file: string) => file.split('/').slice(0, 2).join('/');
  return [
    count('import circles between files, values', graph(same, { withTypes: false }).length),
    count('import circles between files, types too', graph(same, { withTypes: true }).length),
    count('largest of these', graph(same, { withTypes: true })[0]?.length ?? 0),
    count('circles between top folders, types too', graph(folder, { withTypes: true }).length),
  ];
}

function testFigures(tests: readonly Source[], sources: readonly Source[]): Figure[] {
  const nodes = tests.flatMap(({ program }) => Array.from(walk(program), ({ node }) => node));
  const files = tests.filter(({ file }) => /\.test\.tsx?$/.test(file));
  const unit = files.filter(({ file }) => file.startsWith('tests/unit/'));
  const mirrored = new Set(sources.map(({ file }) => file.replace(/^src\//, '').replace(/\.tsx?$/, '')));
  const lines = sum(tests.map((source) => linesOf(source, source.program)));
  return [
    count('test files', files.length),
    count(
      'unit test files beside a source of their path',
      unit.filter(({ file }) => mirrored.has(sourceOf(file))).length,
    ),
    count('unit test files', unit.length),
    { name: 'test lines', value: lines, unit: 'lines' },
    count('casts in tests', nodes.filter(isCast).length),
  ];
}

function sourceOf(test: string): string {
  return test.replace(/^tests\/unit\//, '').replace(/\.test\.tsx?$/, '');
}

function commitFigures(): Figure[] {
  const log = execFileSync('git', ['log', '--format=%s%x00%b%x01'], { encoding: 'utf8' });
  const commits = log.split('\x01\n').flatMap((entry) => (entry.trim() ? [entry.trim().split('\0')] : []));
  return [
    count('commits', commits.length),
    count('commits without a body', commits.filter(([, body = '']) => body.trim() === '').length),
    count('subjects over 72 characters', commits.filter(([subject = '']) => subject.length > 72).length),
  ];
}

function distribution(name: string, values: readonly { readonly name: string; readonly value: number }[]): Figure[] {
  const sorted = values.toSorted((a, b) => a.value - b.value);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  const longest = at(1);
  return [
    { name: `${name}, median`, value: at(0.5)?.value ?? 0, unit: 'lines' },
    { name: `${name}, 95 of 100`, value: at(0.95)?.value ?? 0, unit: 'lines' },
    { name: `longest ${name}: ${longest?.name ?? ''}`, value: longest?.value ?? 0, unit: 'lines' },
  ];
}

function count(name: string, value: number): Figure {
  return { name, value, unit: 'count' };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
