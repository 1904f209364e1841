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

/** False for types, which leave no code, and for islands, which only the compiled renderer loads from their registry. */
function isRun({ isOwn, kind, from }: Import): boolean {
  return isOwn && kind !== 'type' && !(kind === 'load' && from === 'src/islands/registry.ts');
}
