import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { variables } from '../../../../config/variables.ts';
import { annotationsOf, githubCommands, gitlabReport } from '../../../../docs/ci/annotations.ts';
import type { ExportReport } from '../../../../src/cli/json/export-report.ts';
import { createProgram } from '../../../../src/cli/program.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';

const root = join(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(join(root, 'docs', file), 'utf8');

/** The faults that GitHub's own parser finds in a workflow. */
async function githubFaults(content: string): Promise<string[]> {
  // The parser imports JSON without the attribute that Node demands, because it is made for bundlers.
  const hooks = registerHooks({
    load: (url, context, next) =>
      next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
  });
  const parser = await import('@actions/workflow-parser').finally(() => hooks.deregister());
  const { context, value } = parser.parseWorkflow({ name: 'site.yml', content }, new parser.NoOperationTraceWriter());
  const template = value && (await parser.convertWorkflowTemplate(context, value));
  const errors = [
    ...context.errors.getErrors(),
    ...(template?.errors ?? []).map(({ Message }) => ({ message: Message })),
  ];
  return [...new Set(errors.map(({ message }) => message))];
}

/** The exit code and the output of gitlab-ci-local, which has GitLab's own JSON Schema. */
function checkByGitLab(pipeline: string): { readonly status: number | null; readonly output: string } {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, '.gitlab-ci.yml'), pipeline);
  const linter = join(root, 'node_modules/gitlab-ci-local/dist/index.js');
  const options = { cwd: folder.path, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [linter, '--list-json'], options);
  return { status, output: stdout + stderr };
}

test('The example for GitHub Actions has no fault for the parser of GitHub, and a misspelt one has', async () => {
  const workflow = read('ci/github.yml');
  expect(await githubFaults(workflow)).toEqual([]);
  const misspelt = workflow.replace('timeout-minutes: 15', 'timeout-minute: 15').replace('vars.HELIOS', 'var.HELIOS');
  expect(await githubFaults(misspelt)).toEqual([
    expect.stringContaining("Unexpected value 'timeout-minute'"),
    expect.stringContaining("Unrecognized named-value: 'var'"),
  ]);
});

test('The example for GitLab has no fault for the schema of GitLab, and a misspelt one has', () => {
  const pipeline = read('ci/gitlab.yml');
  const good = checkByGitLab(pipeline);
  expect(good.status, good.output).toBe(0);
  expect(good.output).toContain('json schema validated');
  const misspelt = checkByGitLab(pipeline.replace('resource_group:', 'resource_grup:'));
  expect(misspelt.status).not.toBe(0);
  expect(misspelt.output).toContain("'resource_grup' property is not expected");
});

/** The variables that docs/ci.md shows for shared images: at GitHub with secrets, and for a host of one's own. */
function variablesForImages(): string[] {
  const [, section = ''] = read('ci.md').split('#### Images shared by several jobs');
  const [shown = ''] = section.split('\n### ');
  return [...shown.matchAll(/```yaml\n([^`]*)```/g)].map(([, lines = '']) => lines.trimEnd());
}

test('The variables that docs/ci.md shows for shared images fit into the jobs of both examples', async () => {
  const [github = '', gitlab = '', ...others] = variablesForImages();
  expect(
    [github, gitlab].every((lines) => lines.includes('HELIOS_IMAGE_CACHE: s3://')),
    'a bucket each',
  ).toBe(true);
  const within = (example: string, lines: string) =>
    example.replace(/^( *)HELIOS_CONTENT: prismic$/m, (line, indent: string) =>
      [line, ...lines.split('\n').map((each) => indent + each)].join('\n'),
    );
  for (const lines of [github, gitlab, ...others]) {
    expect(await githubFaults(within(read('ci/github.yml'), lines)), lines).toEqual([]);
  }
  const checked = checkByGitLab(within(read('ci/gitlab.yml'), gitlab));
  expect(checked.status, checked.output).toBe(0);
});

const pages = ['ci/github.yml', 'ci/gitlab.yml', 'ci.md', 'json.md'];

test.each(pages)('The command lines of docs/%s have only flags that exist', (file) => {
  const lines = [...read(file).matchAll(/\bnpx helios (\S+)([^`\n|>]*)/g)];
  expect(lines).not.toEqual([]);
  for (const [line, name, rest = ''] of lines) {
    const command = createProgram().commands.find((each) => each.name() === name);
    const known = command?.options.map(({ long }) => long);
    for (const [flag] of rest.replace(/#.*/, '').matchAll(/--[a-z-]+/g)) expect(known, line).toContain(flag);
  }
});

test.each(pages)('docs/%s names only environment variables that exist', (file) => {
  const names = new Set(read(file).match(/\bHELIOS_\w+/g));
  expect([...names].filter((name) => !Object.hasOwn(variables, name))).toEqual([]);
});

const report: ExportReport = {
  version: 1,
  status: 'not-published',
  out: 'out',
  seconds: 1,
  source: 'embedded content',
  ref: 'r',
  selection: { locales: [], routes: [] },
  isPartial: false,
  hasImages: true,
  pages: { total: 1, rendered: 1, reused: 0 },
  sitePages: 1,
  locales: 1,
  images: { total: 0, made: 0, shared: 0 },
  files: 1,
  bytes: 1,
  links: 1,
  comparedWith: 'a'.repeat(16),
  removals: [],
  staleRedirects: [],
  movedRedirects: [],
  held: [],
  findings: [
    { code: 'past-event', severity: 'notice', message: 'It is over.', where: 'lunch' },
    { code: 'missing-alt', severity: 'warning', message: 'No text.', file: 'content/documents/en-gb/page/a,b.json' },
    {
      code: 'broken-link',
      severity: 'error',
      message: '100 % broken:\n::set-output name=a::b',
      document: { id: 'X', type: 'page', uid: 'home', lang: 'en-gb', field: 'body' },
      hint: 'Correct it.',
    },
  ],
};

test('Findings become annotations of GitHub, errors first, and no text of the CMS becomes a command', () => {
  expect(githubCommands(annotationsOf(report)).split('\n')).toEqual([
    '::error title=broken-link::100 %25 broken:%0A::set-output name=a::b%0Apage "home" (X), en-gb, body%0ACorrect it.',
    '::warning file=content/documents/en-gb/page/a%2Cb.json,line=1,title=missing-alt::No text.',
    '::notice title=past-event::It is over.%0Alunch',
    '',
  ]);
});

test('Findings become a Code Quality report of GitLab', () => {
  expect(JSON.parse(gitlabReport(annotationsOf(report)))).toMatchObject([
    { check_name: 'broken-link', severity: 'major', location: { path: 'page "home" (X), en-gb, body' } },
    { check_name: 'missing-alt', severity: 'minor', location: { path: 'content/documents/en-gb/page/a,b.json' } },
    { check_name: 'past-event', severity: 'info', location: { path: 'lunch' } },
  ]);
});

test('An export with nothing to compare with, and an error, are annotations too', () => {
  const first = { ...report, comparedWith: undefined, findings: [] };
  expect(githubCommands(annotationsOf(first))).toMatch(
    /^::warning title=nothing-compared::There is no earlier release/,
  );
  const error = {
    code: 'bad-config',
    message: 'Wrong.',
    where: 'HELIOS_ORIGIN',
    docs: 'docs/errors.md#bad-config',
  } as const;
  expect(githubCommands(annotationsOf({ version: 1, error }))).toBe(
    '::error title=bad-config::Wrong.%0AHELIOS_ORIGIN\n',
  );
});
