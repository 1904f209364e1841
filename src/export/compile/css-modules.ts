import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import browserslist from 'browserslist';
import type { Plugin } from 'esbuild';
import { browserslistToTargets, Features, transform } from 'lightningcss';

/** Browsers of the last two and a half years: what Baseline calls widely available. */
const browsers = 'baseline widely available';

/** Compiled CSS by its file, relative to the project. */
export type CompiledStyles = Map<string, string>;

/**
 * Lets esbuild import `*.module.css` as a map of class names, and keeps the compiled rules in `styles`. Names depend on
 * the file's place in the project and on nothing else, so the server's markup and the browser's components agree.
 */
export function cssModules({ root, styles }: { root: string; styles: CompiledStyles }): Plugin {
  return {
    name: 'css-modules',
    setup(build) {
      build.onLoad({ filter: /\.module\.css$/ }, async ({ path }) => {
        const { css, names } = compileStyles(relative(root, path), await readFile(path));
        styles.set(relative(root, path), css);
        return { contents: `export default ${JSON.stringify(names)}`, loader: 'js' };
      });
    },
  };
}

/** Compiles one stylesheet for the supported browsers: nesting lowered, minified, class names made unique if a module. */
export function compileStyles(filename: string, code: Uint8Array): { css: string; names: Record<string, string> } {
  const { code: css, exports } = transform({
    filename,
    code,
    minify: true,
    targets: browserslistToTargets(browserslist(browsers)),
    include: Features.Nesting,
    drafts: { customMedia: true },
    ...(filename.endsWith('.module.css') && { cssModules: { pattern: '[local]-[hash]', animation: true } }),
  });
  const names = Object.entries(exports || {}).map(([local, { name, composes }]) => [
    local,
    [name, ...composes.map((each) => each.name)].join(' '),
  ]);
  return { css: Buffer.from(css).toString(), names: Object.fromEntries(names) };
}
