import { execFileSync } from 'node:child_process';
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
    'a call that throws, in a file that the help needs, too',
    ['config/variables.ts', 'usedBy: exporting,', 'usedBy: exportin,'],
    /^config\/variables\.ts:\d+:13$/,
    [/throws an error while it is loaded: exportin is not defined/],
  ],
] as const)('A mistake in config/ is shown at its place: %s', async (_, [file, from, to], where, says) => {
  edit(file, from, to);
  const refused = await run(['export', '--json']);
  expectRefusal(refused, { code: 2, error: 'bad-config', says });
  expect(parseReport('error', refused).error.where).toMatch(where);
});

/** Files of config/ that Node refuses, each with the place of the mistake, and what the error says. */
const refusedFiles = {
  'no-file.ts': [
    "import { routes } from './rotues.ts';",
    'config/no-file.ts:1:25',
    [/imports '\.\/rotues\.ts', and there is no such file/, /Is routes\.ts meant\?/],
  ],
  'no-package.ts': [
    "import { z } from 'zodd';",
    'config/no-package.ts:1:20',
    [/imports 'zodd', and there is no such package/, /\^\^\^\^/],
  ],
  'no-name.ts': [
    "import { rotues } from './routes.ts';",
    'config/no-name.ts:1:10',
    [/does not provide an export named 'rotues'/],
  ],
  'enum.ts': ['\nenum Tone { Dark }', 'config/enum.ts:2:1', [/enum is not supported/, /> +2 \| enum Tone/]],
  'json.ts': [
    "import models from '../package.json';",
    'config/json.ts:1:21',
    [/imports '\.\.\/package\.json', which Node can't load in this way/, /with \{ type: 'json' \}/],
  ],
} as const;

/** Imports files as the command does, in one process of Node. Prints the errors that it would report, by the files. */
const importing = `
  const [, project, ...names] = process.argv;
  const { sourceFault } = await import(project + '/src/cli/source-fault.ts');
  const faultOf = (name) => import(project + '/config/' + name).then(String, (error) => sourceFault(error, project));
  const faults = await Promise.all(names.map(async (name) => [name, await faultOf(name)]));
  console.log(JSON.stringify(Object.fromEntries(faults.map(([name, { code, message, where, hint, source }]) =>
    [name, { code, where, text: [message, source.excerpt, hint].join('\\n') }]))));`;

test('Each kind of mistake for which Node refuses a file of config/ has its place', () => {
  const names = Object.keys(refusedFiles);
  for (const [name, [text]] of Object.entries(refusedFiles)) {
    const path = join(project, 'config', name);
    edited.set(path, undefined);
    writeFileSync(path, text);
  }
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', importing, project, ...names]);
  const faults = JSON.parse(output.toString());
  for (const [name, [, where, says]] of Object.entries(refusedFiles)) {
    expect(faults[name]).toMatchObject({ code: 'bad-config', where });
    for (const text of says) expect(faults[name].text).toMatch(text);
  }
});

test('A syntax error in src/ is shown at its place, too', async () => {
  edit('src/cli/routes.ts', 'const workspace = openWorkspace(', 'const workspace = = openWorkspace(');
  const refused = await run(['routes', '--json']);
  expectRefusal(refused, { code: 2, error: 'compile-failed', says: [/src\/cli\/routes\.ts has a syntax error/] });
});

test.each([
  [
    'linkExceptions: [],',
    "linkExceptions: [{ link: 'a.example', reason: 'It moves.', until: 'next year' }],",
    'linkExceptions[0].until',
    ['must be a day', 'Write 2026-12-31'],
  ],
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
