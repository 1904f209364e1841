import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { compileStyles } from '../../../../src/export/compile/compile-styles.ts';
import { compileModules, type StyleModules } from '../../../../src/export/compile/css-modules.ts';

function compile(css: string): string {
  return compileStyles('sheet.css', css).css;
}

test('A breakpoint follows the size of letters that the reader has chosen', () => {
  expect(compile('@media (width >= 768px) { p { top: 768px } }')).toBe('@media (width>=48em){p{top:768px}}');
});

test('A token that never changes is replaced by its value', () => {
  expect(compile('p { font-size: var(--text-14); padding: var(--space-20) }')).toBe(
    'p{padding:20px;font-size:.875rem}',
  );
});

const module = (filename: string, css: string, earlier: StyleModules = new Map()) =>
  compileStyles(filename, css, earlier);
const pills = module('src/components/pills.module.css', '.edge{border:0}.pill{composes:edge;top:0}');
const earlier = new Map([['src/components/pills.module.css', pills]]);
const filter = (css: string) => module('src/templates/Filter.module.css', css, earlier);

test('A class that composes one of another module gets its own name and all names of the composed class', () => {
  const { names } = filter('.choice{composes:pill from "../components/pills.module.css";left:0}');
  const [own, ...composed] = names.choice?.split(' ') ?? [];
  expect(own).toMatch(/^choice-/);
  expect(composed.join(' ')).toBe(pills.names.pill);
  expect(composed).toContain(pills.names.edge);
});

test('A class that composes leaves its own name out of the markup if it has no rule', () => {
  const { css, names } = filter('.choice{composes:pill from "../components/pills.module.css"}.x{top:0}');
  expect(names.choice).toBe(pills.names.pill);
  expect(css).toMatch(/^\.x-[\w-]+\{top:0\}$/);
});

test('A class that composes has its own name in the markup if its only rule is about a state', () => {
  const { names } = filter('.choice{composes:pill from "../components/pills.module.css"}.choice:hover{left:0}');
  expect(names.choice).toMatch(/^choice-\S+ pill-\S+ edge-\S+$/);
});

test('A class that composes gets each name once, whatever the way to it', () => {
  const { names } = filter('.choice{composes:edge pill from "../components/pills.module.css";left:0}');
  expect(names.choice).toMatch(/^choice-\S+ edge-\S+ pill-\S+$/);
});

test('A class that composes one that the other module lacks does not compile', () => {
  expect(() => filter('.choice{composes:chip from "../components/pills.module.css"}')).toThrow(
    'A class composes "chip" from src/components/pills.module.css, which has no such class.',
  );
});

test('A class that composes one which its own module lacks does not compile, and the nearest is named', () => {
  expect(() => filter('.choice{composes:pil}.pill{top:0}')).toThrow(
    expect.objectContaining({
      message: 'A class composes "pil" from src/templates/Filter.module.css, which has no such class.',
      hint: 'Is "pill" meant?',
      where: 'src/templates/Filter.module.css:1:18',
    }),
  );
});

test('Two classes that compose each other have the names of both', () => {
  const { names } = filter('.a{composes:b;top:0}.b{composes:a;left:0}');
  expect([names.a, names.b]).toEqual([expect.stringMatching(/^a-\S+ b-\S+$/), expect.stringMatching(/^b-\S+ a-\S+$/)]);
});

test('A global class is composed by its name', () => {
  expect(filter('.a{composes:outer from global;top:0}').names.a).toMatch(/^a-\S+ outer$/);
});

test('A syntax error has the place of the wrong token, in spite of tokens that are replaced before it', () => {
  expect(() => compile('p {\n  top: var(--space-20); display grid;\n}')).toThrow(
    expect.objectContaining({ code: 'compile-failed', where: 'sheet.css:2:33' }),
  );
});

test('A class that composes one of a module later in the cascade does not compile', () => {
  expect(() => filter('.choice{composes:row from "./slices/Rows.module.css"}')).toThrow(
    'A class composes "row" from src/templates/slices/Rows.module.css, which is no CSS module that comes earlier in the cascade.',
  );
});

test('Composed classes are shortened alike in every module, and their rules come before those of who composes them', async () => {
  const root = await mkdtemp(join(tmpdir(), 'helios-css-'));
  try {
    await write(root, 'src/components/pills.module.css', '.pill{top:0}');
    await write(root, 'src/components/A.module.css', '.a{left:0}');
    await write(
      root,
      'src/islands/Choices.module.css',
      '.choice{composes:pill from "../components/pills.module.css";top:1px}',
    );
    const modules = await compileModules(root, ['src/islands', 'src/components']);
    expect([...modules]).toEqual([
      ['src/components/A.module.css', { css: '.a{left:0}', names: { a: 'a' } }],
      ['src/components/pills.module.css', { css: '.b{top:0}', names: { pill: 'b' } }],
      ['src/islands/Choices.module.css', { css: expect.stringContaining('.c{top:1px'), names: { choice: 'c b' } }],
    ]);
  } finally {
    await rm(root, { recursive: true });
  }
});

async function write(root: string, file: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), content);
}
