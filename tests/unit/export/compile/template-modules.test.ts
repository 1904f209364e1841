import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire, SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { cssModules } from '../../../../src/export/compile/css-modules-plugin.ts';
import {
  compileTemplates,
  joinTemplates,
  type TemplateModules,
  templateOutlines,
} from '../../../../src/export/compile/template-modules.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';

const folder = temporaryFolder();
afterAll(() => folder[Symbol.dispose]());
const root = folder.path;

const quote = 'src/templates/slices/Quote/Quote.tsx';
const marks = 'src/templates/slices/Quote/marks.ts';
const sources: Readonly<Record<string, string>> = {
  'src/entry.ts': `import { Quote as Slice, size } from './templates/slices/Quote/Quote.tsx';
export const shown = [Slice({ text: 'words' }), size];`,
  'src/sign.ts': "export const sign = { open: '«', close: '»' };\nexport function unused() {}",
  [marks]: "import { sign } from '../../../sign.ts';\nexport const open = sign.open;\nexport { sign as both };",
  [quote]: `import type { ReactNode } from 'react';
import * as signs from '../../../sign.ts';
import { both, open as first } from './marks.ts';
import styles from './Quote.module.css';
export const size = 1;
export function Quote({ text }: { text: string }) {
  const element = (children: ReactNode) => ({ class: styles.quote, children });
  return element(first + text + both.close + Object.keys(signs).length);
}`,
  'src/templates/slices/Quote/Quote.module.css': '.quote { color: red }',
};
const modules = new Map([
  ['src/templates/slices/Quote/Quote.module.css', { css: '.q{color:red}', names: { quote: 'q' } }],
]);

for (const [path, text] of Object.entries(sources)) write(path, text);

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

async function compile(files: readonly string[]): Promise<TemplateModules> {
  const compiled = await compileTemplates({ root, files, modules });
  return new Map([...compiled].flatMap(([file, { made }]) => (made ? [[file, made] as const] : [])));
}

/** Bundles the entry, with outlines in the place of templates, and runs it. */
async function run(templates: TemplateModules): Promise<unknown> {
  const { code, map } = joinTemplates(templates);
  writeFileSync(join(root, 'templates.cjs'), code);
  writeFileSync(join(root, 'templates.cjs.map'), map);
  const outfile = join(root, `entry-${templates.size}.cjs`);
  const plugins: Plugin[] = [templateOutlines({ root, templates }), cssModules({ root, modules })];
  const external = ['./templates.cjs'];
  await build({ entryPoints: [join(root, 'src/entry.ts')], outfile, bundle: true, format: 'cjs', external, plugins });
  return createRequire(outfile)(outfile).shown;
}

test('A renderer with templates that were compiled by themselves does what it does in one bundle', async () => {
  const whole = await run(new Map());
  expect(whole).toEqual([{ class: 'q', children: '«words»2' }, 1]);
  expect(await run(await compile([quote, marks]))).toEqual(whole);
});

test('A template is compiled alike, whichever others are compiled with it', async () => {
  const both = await compile([marks, quote]);
  expect((await compile([quote])).get(quote)).toEqual(both.get(quote));
  expect((await compile([marks])).get(marks)).toEqual(both.get(marks));
});

test('Other markup leaves the outline of a template as it is, and another import or export does not', async () => {
  const outlineOf = async (text: string) => {
    write(quote, text);
    return (await compile([quote])).get(quote)?.outline;
  };
  const text = sources[quote] ?? '';
  const before = await outlineOf(text);
  expect(before).toContain('export {');
  expect(await outlineOf(text.replace('first + text', 'text + first'))).toBe(before);
  expect(await outlineOf(text.replace('./marks.ts', './other.ts'))).not.toBe(before);
  expect(await outlineOf(`${text}\nexport const more = 2;`)).not.toBe(before);
  write(quote, text);
});

test.each([
  ['loads a module while it is used', "export const later = () => import('../../../sign.ts');"],
  ['asks where it is', 'export const place = import.meta.url;'],
  ['gives an export another value', 'export let count = 1;\nexport function add() {\n  count += 1;\n}'],
  [
    'counts with an export',
    'let count = 1;\nexport function add() {\n  return count++;\n}\nexport { count as total };',
  ],
])('A source that %s is compiled with the renderer', async (_, text) => {
  const file = 'src/templates/slices/Other.ts';
  write(file, text);
  expect(await compile([file])).toEqual(new Map());
});

test('A source that passes on all exports of another one is compiled with the renderer', async () => {
  const file = 'src/templates/slices/All.ts';
  write(file, "export * from '../../sign.ts';");
  expect(await compile([file])).toEqual(new Map());
});

test('A text that looks like an import stays as it is', async () => {
  const file = 'src/templates/slices/Text.ts';
  write(file, 'export const text = `\nimport { a } from "b";\n`;');
  expect(await compile([file])).toEqual(new Map());
});

test('The joined source map leads to the line in the source of a template', async () => {
  const { code, map } = joinTemplates(await compile([marks, quote]));
  const lines = code.split('\n');
  const line = lines.findIndex((each) => each.includes('Object.keys(signs)'));
  const entry = new SourceMap(JSON.parse(map)).findEntry(line, lines[line]?.indexOf('first') ?? 0);
  expect(entry).toMatchObject({ originalSource: quote, originalLine: 7 });
});

test('A text that looks like the list of exports stays as it is', async () => {
  const file = 'src/templates/slices/Listed.ts';
  write(file, 'export const list = `\nexport {\n  list\n};\n`;');
  const [made] = (await compile([file])).values();
  // The function is made of the code alone, so it can be called without the renderer.
  const { list } = new Function(`return (${made?.code})()`)();
  expect(list).toBe('\nexport {\n  list\n};\n');
});

test('Names may have letters of any language', async () => {
  const file = 'src/templates/slices/Letters.ts';
  write(file, "import { Größe, café as naïf } from '../../sign.ts';\nexport const both = () => Größe + naïf;");
  const [made] = (await compile([file])).values();
  const { both } = new Function(`return ${made?.code}`)()('ä', 'é');
  expect(both()).toBe('äé');
});
