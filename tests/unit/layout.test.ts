import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';

test('Each unit test has a source at the same path below src or the project, unless it stands in _together', () => {
  const tests = globSync('tests/unit/*/**/*.test.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));
  const astray = tests.filter((file) => !file.includes('/_together/') && !sourcesOf(file).some(existsSync));
  expect(tests.length).toBeGreaterThan(0);
  expect(astray).toEqual([]);
});

/** Where the source of a test may be: `tests/unit/site/links.test.ts` tests `src/site/links.ts`. */
function sourcesOf(file: string): string[] {
  const [, path = ''] = /^tests\/unit\/(.*?)(?:\.exhaustive)?\.test\.tsx?$/.exec(file) ?? [];
  return ['src/', ''].flatMap((folder) => [`${folder}${path}.ts`, `${folder}${path}.tsx`]);
}
