import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { isMissingClass } from './bundle-mistakes.ts';
import type { StyleModules } from './css-modules.ts';
import { withShortTokens } from './short-tokens.ts';
import { sourceLayout } from './source-layout.ts';

/**
 * Lets esbuild import `*.module.css` as class names and `*.sheet.css` as compiled text, and shortens the names of design
 * tokens in sources.
 *
 * Each class is an export of its module, and components import all of them as a namespace. esbuild then finds names that
 * no export has: `styles.itm` or `styles['itm']` is a mistake, while `styles[size]` may be undefined.
 */
export function cssModules({ root, modules }: { root: string; modules: StyleModules }): Plugin {
  const fileOf = (path: string) => relative(root, path).replaceAll(sep, '/');
  return {
    name: 'css-modules',
    setup(build) {
      build.onEnd(({ warnings }) => ({ errors: warnings.filter(isMissingClass) }));
      build.onLoad({ filter: /\.module\.css$/ }, ({ path }) => ({
        contents: exportsOf(modules.get(fileOf(path))?.names ?? {}),
        loader: 'js',
      }));
      build.onLoad({ filter: /\.sheet\.css$/ }, async ({ path }) => {
        const { compileStyles } = await import('./compile-styles.ts');
        const { css } = compileStyles(fileOf(path), await readFile(path, 'utf8'));
        return { contents: `export default ${JSON.stringify(css)}`, loader: 'js' };
      });
      build.onLoad({ filter: /\.tsx$/ }, async ({ path }) => {
        const code = withClassExports(await readFile(path, 'utf8'));
        return { contents: sourceLayout.withTokens.test(path) ? withShortTokens(code) : code, loader: 'tsx' };
      });
    },
  };
}

/**
 * Writes a module that exports each class under its name. The name is quoted, because it may be no identifier of
 * JavaScript.
 */
function exportsOf(names: Readonly<Record<string, string>>): string {
  const values = Object.values(names).map((value, index) => `const class${index} = ${JSON.stringify(value)};`);
  const exported = Object.keys(names).map((name, index) => `class${index} as ${JSON.stringify(name)}`);
  return `${values.join('')}export { ${exported.join(', ')} };`;
}

/** Imports the classes of a module as a namespace: `import styles from` becomes `import * as styles from`. */
function withClassExports(code: string): string {
  return code.replace(/^import (\w+) from (?=['"][^'"]+\.module\.css['"])/gm, 'import * as $1 from ');
}
