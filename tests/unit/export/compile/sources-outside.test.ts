import { expect, test } from 'vitest';
import { assertInFolders } from '../../../../src/export/compile/sources-outside.ts';

const folders = ['src/components', 'src/site'];
const modulesWith = (imported: string) => ({
  modules: {
    'src/components/Badge.tsx': { hash: 'a', imports: ['src/site/html.ts', imported] },
    'src/site/html.ts': { hash: 'b', imports: ['node:path'] },
    [imported]: { hash: 'c', imports: [] },
  },
});

test('A source that the site imports from another folder is a mistake at its importer', () => {
  expect(() => assertInFolders(modulesWith('src/check/pages.ts'), folders)).toThrow(
    expect.objectContaining({
      code: 'compile-failed',
      message: expect.stringContaining('src/components/Badge.tsx imports src/check/pages.ts'),
      where: 'src/components/Badge.tsx',
    }),
  );
});

test.each(['src/components/one.ts', 'node_modules/react/index.js', 'unused:png-js', '<define:HELIOS_SITE>'])(
  'The site may contain %s',
  (imported) => {
    expect(() => assertInFolders(modulesWith(imported), folders)).not.toThrow();
  },
);
