import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { editableProject } from '../support/editable-project.ts';
import { parseReport } from '../support/json-report.ts';
import { expectRefusal } from '../support/run-cli.ts';
import { openWorkplace } from '../support/workplace.ts';

const place = openWorkplace();
const edited = new Map<string, string | undefined>();
let project = '';

beforeAll(() => {
  project = editableProject();
});

afterEach(() => {
  for (const [path, before] of edited) {
    if (before === undefined) rmSync(path);
    else writeFileSync(path, before);
  }
  edited.clear();
});

afterAll(() => place[Symbol.dispose]());

/** Replaces a text once in a file of the copy, until the end of the test. */
function edit(file: string, from: string, to: string): void {
  const path = join(project, file);
  const before = edited.get(path) ?? readFileSync(path, 'utf8');
  expect(before).toContain(from);
  edited.set(path, before);
  writeFileSync(
    path,
    before.replace(from, () => to),
  );
}

const run = (args: readonly string[]) => place.run(args, { project });

test.each([
  [
    'a syntax error',
    ['config/index.ts', "trailingSlash: 'never',", "trailingSlash: 'never'"],
    /^config\/index\.ts:\d+:5$/,
    [/config\/index\.ts has a syntax error/, /> \d+ \| {5}appOrigin:/],
  ],
  [
    'an import of no file',
    ['config/index.ts', "'./routes.ts'", "'./rotues.ts'"],
    /^config\/index\.ts:\d+:25$/,
    [/imports '\.\/rotues\.ts', and there is no such file/, /Is routes\.ts meant\?/],
  ],
  [
    'an import of no package',
    ['config/schema.ts', "from 'zod'", "from 'zodd'"],
    'config/schema.ts:1:20',
    [/imports 'zodd', and there is no such package/, /\^\^\^\^/],
  ],
  [
    'an import of a name that is not exported',
    ['config/index.ts', 'import { routes }', 'import { rotues }'],
    /^config\/index\.ts:\d+:10$/,
    [/does not provide an export named 'rotues'/],
  ],
  [
    'a type that Node can not strip',
    ['config/tokens.ts', 'export type Colour =', 'enum Tone { Dark }\nexport type Colour ='],
    /^config\/tokens\.ts:\d+:1$/,
    [/enum is not supported/, /> +\d+ \| enum Tone/],
  ],
  [
    'a call that throws',
    ['config/locales.ts', 'const country = region.', 'const country = regio.'],
    /^config\/locales\.ts:\d+:19$/,
    [/throws an error while it is loaded: regio is not defined/],
  ],
  [
    'a file that the help needs, too',
    ['config/variables.ts', 'usedBy: exporting,', 'usedBy: exportin,'],
    /^config\/variables\.ts:\d+:13$/,
    [/exportin is not defined/],
  ],
  [
    'an import of JSON without its type',
    ['config/index.ts', 'import { locales }', "import models from '../package.json';\nimport { locales }"],
    'config/index.ts:1:21',
    [/imports '\.\.\/package\.json', which Node can't load in this way/, /with \{ type: 'json' \}/],
  ],
] as const)('A mistake in config/ is shown at its place: %s', async (_, [file, from, to], where, says) => {
  edit(file, from, to);
  const refused = await run(['export', '--json']);
  expectRefusal(refused, { code: 2, error: 'bad-config', says });
  expect(parseReport('error', refused).error.where).toMatch(where);
});

test('A syntax error in src/ is shown at its place, too', async () => {
  edit('src/cli/routes.ts', 'const workspace = openWorkspace(', 'const workspace = = openWorkspace(');
  const refused = await run(['routes', '--json']);
  expectRefusal(refused, { code: 2, error: 'compile-failed', says: [/src\/cli\/routes\.ts has a syntax error/] });
});

test.each([
  ["trailingSlash: 'never'", "trailingSlash: 'nevr'", 'site.trailingSlash', ['one of never, always', 'Write never']],
  ['avif: { quality: 50', 'avif: { quality: 5000', 'images.avif.quality', ['from 1 to 100, got 5000', 'Write 100']],
  ['redirects: [],', 'redirects: [], redirect: [],', 'redirect', ['redirect is unknown', 'Write redirects']],
] as const)(
  'A wrong value of config/index.ts is refused before any work: %s becomes %s',
  async (from, to, key, says) => {
    edit('config/index.ts', from, to);
    const refused = await run(['export', '--json']);
    expectRefusal(refused, { code: 2, error: 'bad-config', says });
    expect(parseReport('error', refused).error.where).toBe(`config/index.ts: ${key}`);
  },
);

test('Wrong values of other files in config/ are refused at once', async () => {
  edit('config/markets.ts', "'/pricing',", "'pricing',");
  edit('config/tokens.ts', "'#fff1cf'", "'#fff1cff'");
  const refused = await run(['routes', '--json']);
  const says = [
    /config\/markets\.ts: quietPaths\[3\] must be a path/,
    /config\/tokens\.ts: colours.*sun-100.* must be a colour/,
  ];
  expectRefusal(refused, { code: 2, error: 'bad-config', says });
});
