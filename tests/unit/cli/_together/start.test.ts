import { expect, test } from 'vitest';
import { importsOf } from '../../support/read-imports.ts';

/** The packages that Node loads with a file of the project: those that the file and its imports import as values. */
function packagesLoadedBy(entry: string): string[] {
  const seen = new Set([entry]);
  const packages = new Set<string>();
  for (const file of seen) {
    for (const { to, kind, isOwn } of importsOf(file)) {
      if (kind !== 'value') continue;
      if (isOwn) seen.add(to);
      else if (!to.startsWith('node:')) packages.add(to);
    }
  }
  return [...packages].sort();
}

test('The command line knows all commands and flags with no package but commander', () => {
  expect(packagesLoadedBy('src/cli/run.ts')).toEqual(['commander']);
  expect(packagesLoadedBy('src/cli/program.ts')).toEqual(['commander']);
});

test('An export with nothing to do loads no package', () => {
  expect(packagesLoadedBy('src/cli/export.ts')).toEqual([]);
});

test('The ref of a repository is asked for with no package', () => {
  expect(packagesLoadedBy('src/content/api-repository.ts')).toEqual([]);
});
