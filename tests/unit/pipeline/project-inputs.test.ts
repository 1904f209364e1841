import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { sharedWithExporter } from '../../../src/pipeline/project-inputs.ts';
import { arrowsOf, reachedFrom } from '../support/arrows.ts';
import { type Import, importsOf, sourcesIn } from '../support/read-imports.ts';

/** Entries of the programs that an export runs, beside the compiled code. */
const entries = [
  'src/cli/run.ts',
  ...sourcesIn('src/export', 'src/check').filter((file) => /(?:-worker|audit-page)\.ts$/.test(file)),
];

test('The exporter itself runs no code of templates but that which it names', () => {
  expect(entries).toContain('src/export/compile/compile-worker.ts');
  const imports = sourcesIn('config', 'src').flatMap(importsOf).filter(isRun);
  const reached = reachedFrom(entries, arrowsOf(imports.map(({ from, to }) => [from, to])));
  const templates = [...reached].filter((file) => /^src\/(?:components|templates)\//.test(file));
  const isNamed = (file: string) => sharedWithExporter.some((path) => file === path || file.startsWith(`${path}/`));
  expect(templates.filter((file) => !isNamed(file))).toEqual([]);
  expect(templates).toContain('src/templates/head.ts');
});

// A page notes the modules that its code imports. It would not notice an edit of another module that changed something
// for all of them when it was loaded.
test('Templates and components declare, and do nothing else, when they are loaded', () => {
  const sources = sourcesIn('src/components', 'src/templates').filter(isCode);
  const acting = sources.filter((file) =>
    statementsOf(file).some(({ type }) => !/^(?:Import|Export|TS)|Declaration$/.test(type)),
  );
  expect(acting).toEqual([]);
  expect(sources.length).toBeGreaterThan(100);
});

// A slice gets the values of its imports when its module begins, and would not notice that one of them changes later.
test('No source exports a variable that can change', () => {
  const changing = sourcesIn('config', 'src')
    .filter(isCode)
    .filter((file) =>
      statementsOf(file).some((statement) => {
        const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
        return declared?.type === 'VariableDeclaration' && declared.kind !== 'const';
      }),
    );
  expect(changing).toEqual([]);
});

function isCode(file: string): boolean {
  return !file.endsWith('.css');
}

function statementsOf(file: string) {
  const text = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
  return parseSync(file, text).program.body;
}

/** False for types, which leave no code, and for islands, which only the compiled renderer loads from their registry. */
function isRun({ isOwn, kind, from }: Import): boolean {
  return isOwn && kind !== 'type' && !(kind === 'load' && from === 'src/islands/registry.ts');
}
