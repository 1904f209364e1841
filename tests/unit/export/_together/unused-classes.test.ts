import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { compileModules, type StyleModules } from '../../../../src/export/compile/css-modules.ts';
import { cssModules } from '../../../../src/export/compile/css-modules-plugin.ts';
import { sourceLayout } from '../../../../src/export/compile/source-layout.ts';

const root = join(import.meta.dirname, '../../../..');

test('Each class of a CSS module is on an element, or part of one that is', async () => {
  const modules = await compileModules(root, ['src']);
  const bundled = await bundleWith(marked(modules));
  const classes = [...modules].flatMap(([file, { css, names }]) =>
    Object.entries(names)
      // The names of animations are among those of classes.
      .filter(([, value]) => !css.includes(`@keyframes ${value}{`))
      .map(([name, value]) => ({ place: `${file} .${name}`, parts: value.split(' ') })),
  );
  const isNamed = ({ place }: { place: string }) => bundled.includes(JSON.stringify(place));
  const onElements = new Set(classes.filter(isNamed).flatMap(({ parts }) => parts));
  const unused = classes.filter((each) => !isNamed(each) && !onElements.has(each.parts[0] ?? ''));
  expect(unused.map(({ place }) => place)).toEqual([]);
});

/** The modules with the place of each class in the place of its short name. */
function marked(modules: StyleModules): StyleModules {
  return new Map(
    [...modules].map(([file, { css, names }]) => {
      const places = Object.keys(names).map((name) => [name, `${file} .${name}`]);
      return [file, { css, names: Object.fromEntries(places) }];
    }),
  );
}

/** Bundles all that names classes. esbuild drops the names that no code uses. */
async function bundleWith(modules: StyleModules): Promise<string> {
  const islands = readdirSync(join(root, sourceLayout.islands), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('island.ts'))
    .map((file) => join(root, sourceLayout.islands, file));
  const { outputFiles } = await build({
    absWorkingDir: root,
    preserveSymlinks: true,
    entryPoints: [join(root, sourceLayout.renderer), join(root, 'src/catalogue/renderer.ts'), ...islands],
    outdir: join(root, 'out'),
    bundle: true,
    write: false,
    platform: 'node',
    packages: 'external',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [cssModules({ root, modules })],
  });
  return outputFiles.map(({ text }) => text).join('\n');
}
