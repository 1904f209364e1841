import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editableProject } from '../support/editable-project.ts';
import { parseReport } from '../support/json-report.ts';
import { type CliRun, expectRefusal } from '../support/run-cli.ts';
import { openWorkplace, reportOf } from '../support/workplace.ts';

const place = openWorkplace();
let project = '';

beforeAll(() => {
  project = editableProject();
});
afterAll(() => place[Symbol.dispose]());

/** A piece of a source file, and what a developer writes there by mistake. */
type Mistake = readonly [file: string, piece: string, mistake: string];

/** Exports the project with mistakes in its sources. The mistakes are corrected afterwards. */
async function exportWith(mistakes: readonly Mistake[], args: readonly string[] = []) {
  const originals = mistakes.map(([file, piece, mistake]) => {
    const path = join(project, file);
    const text = readFileSync(path, 'utf8');
    expect(text, file).toContain(piece);
    return { path, text, wrong: text.replace(piece, mistake) };
  });
  for (const { path, wrong } of originals) writeFileSync(path, wrong);
  const run = await place.export(args, { fixedProject: project });
  for (const { path, text } of originals) writeFileSync(path, text);
  return run;
}

const filter = 'src/templates/components/Filter.module.css';
const faq = 'src/templates/slices/Faq/Faq.tsx';

describe('a mistake in the code is an error at its place, with the line of the source', () => {
  test.each<[string, readonly Mistake[], readonly (string | RegExp)[]]>([
    [
      'a syntax error of CSS',
      [[filter, '  display: grid;\n', '  display grid;\n']],
      [
        /The stylesheet has a mistake: Unexpected token .*grid/,
        `where  ${filter}:2:11\n`,
        /> 2 \| {3}display grid;\n +\| {11}\^\n/,
      ],
    ],
    [
      'a token and a file that do not exist',
      [
        [
          filter,
          'gap: var(--space-40)',
          'row-gap: /* wide */ var(--space-17);\n  background: url(./nope.png);\n  gap: var(--space-40)',
        ],
      ],
      [
        '--space-17 is neither a design token nor declared in a stylesheet.',
        `where  ${filter}:4:27\n`,
        /> 4 \| {3}row-gap: \/\* wide \*\/ var\(--space-17\);\n +\| {27}\^{10}\n/,
        'Is --space-12 meant?',
        `1 more mistake: ${filter}:5:19.`,
      ],
    ],
    [
      'a semicolon, a property, a value and a query that browsers ignore',
      [
        [filter, 'display: grid;', 'display: grid'],
        [
          'src/templates/components/Brand.module.css',
          '{\n',
          '{\n  gpa: var(--space-40);\n  color: ;\n}\n\n@media (min-widht: 30em) {\n  .brand {\n    gap: 3bananas;\n  }\n}\n\n.brand {\n',
        ],
      ],
      [
        'gpa is no property of CSS.',
        'where  src/templates/components/Brand.module.css:2:3\n',
        /> 2 \| {3}gpa: var\(--space-40\);\n +\| {3}\^{3}\n/,
        'Is gap meant?',
        /4 more mistakes: \S+:3:3, \S+:6:9, \S+:8:10, \S+Filter\.module\.css:3:3\./,
      ],
    ],
    [
      'two names that their modules do not have',
      [
        ['src/templates/components/Filter.tsx', 'className={styles.choices}', 'title="é" className={styles.choises}'],
        ['src/templates/components/Brand.tsx', 'className={styles.brand}', "className={styles['brnad']}"],
      ],
      [
        /Brand.module.css has no class "brnad"\./,
        'Is "brand" meant?',
        /where {2}src\/templates\/components\/Brand\.tsx:\d+:\d+\n/,
        /\| +\^{7}\n/,
        '1 more mistake: src/templates/components/Filter.tsx:40:42.',
      ],
    ],
    [
      'a syntax error in code that templates and the exporter share',
      [['src/site/full-title.ts', ';\n}', ';\n}\n}}']],
      [
        'The code of the site does not compile: Unexpected "}".',
        'where  src/site/full-title.ts:5:1\n',
        /> 5 \| \}\}\n +\| \^\n/,
      ],
    ],
    [
      'a module that does not exist',
      [[faq, "'./Accordion.tsx'", "'./Acordion.tsx'"]],
      ['Could not resolve "./Acordion.tsx"', `where  ${faq}:2:27\n`, 'Is ./Accordion.tsx meant?'],
    ],
    [
      'a template that fails as soon as it is loaded',
      [
        [
          faq,
          "import { Grouped } from './Grouped.tsx';",
          "import { Grouped } from './Grouped.tsx';\n\nthrow new Error('Too early.');",
        ],
      ],
      ['The code of the site fails while it is loaded: Too early.', `where  ${faq}:5:7\n`, '> 5 | throw new Error'],
    ],
  ])('A mistake in the code is an error at its place: %s', async (_, mistakes, says) => {
    const run = await exportWith(mistakes, ['--locale', 'en', '--route', '/pricing', '/security']);
    expectRefusal(run, { code: 2, error: 'compile-failed', says });
    expect(parseReport('error', run)).toMatchObject({
      error: { source: { file: expect.stringMatching(/^src\//), excerpt: expect.stringContaining('^') } },
    });
  });
});

describe('code that throws for some pages', () => {
  const stats = 'src/templates/slices/Stats/Stats.tsx';
  const slider = 'src/islands/price-slider/PriceSlider.tsx';
  const footer = 'src/templates/components/Footer.tsx';
  let run: CliRun;
  const find = (file: string) => reportOf(run).findings.filter(({ source }) => source?.file === file);

  beforeAll(async () => {
    const mistakes: readonly Mistake[] = [
      [
        stats,
        '  switch (slice.variation) {',
        "  if (slice.variation) throw new TypeError('No figures.');\n  switch (slice.variation) {",
      ],
      [slider, '  const sentence = ', '  if (window.innerWidth < props.max) return null;\n  const sentence = '],
      [faq, 'return <Accordion primary={slice.primary} level={level} />;', 'return <p>{slice.primary as never}</p>;'],
      [
        footer,
        "  const navigation = page.single('navigation')?.data;\n  return (\n    <footer",
        "  if (page.locale.code === 'de-at') throw 'no footer';\n  const navigation = page.single('navigation')?.data;\n  return (\n    <footer",
      ],
    ];
    const routes = ['/legal', '/pricing', '/about', '/careers', '/customers', '/features', '/applepay', '/security'];
    run = await exportWith(mistakes, ['--locale', 'en', 'at', '--route', ...routes, '--workers', '2']);
  });

  test('A slice that throws is one finding with its place and all its pages', () => {
    expect(run.code).toBe(1);
    expect(find(stats)).toEqual([
      {
        code: 'render-failed',
        severity: 'error',
        message: 'A template failed: No figures.',
        source: {
          file: stats,
          line: 7,
          column: 30,
          excerpt: expect.stringContaining("> 7 |   if (slice.variation) throw new TypeError('No figures.');"),
        },
        pathnames: ['about', 'careers', 'customers', 'features'].map((uid) => `/helios/en/${uid}`),
        hint: 'Correct the template; the content is not the cause.',
      },
    ]);
    expect(run.stderr).toContain(
      `    file   ${stats}:7:30\n    pages  4 pages, such as /helios/en/about, /helios/en/careers\n`,
    );
  });

  test('An island that needs a browser has its place', () => {
    expect(find(slider)).toEqual([
      expect.objectContaining({
        message: 'A template failed: window is not defined',
        source: expect.objectContaining({ line: 13, column: 3 }),
        pathnames: ['/helios/at/pricing', '/helios/en/pricing'],
      }),
    ]);
  });

  test('A component whose result React refuses is named by its place', () => {
    expect(find(faq)).toEqual([
      expect.objectContaining({
        message: expect.stringContaining('Objects are not valid as a React child'),
        pathnames: ['/helios/en/applepay', '/helios/en/security'],
      }),
    ]);
  });

  test('A shell that throws something else than an error has its place, and one page has its document', () => {
    expect(find(footer)).toEqual([
      expect.objectContaining({
        message: "A template failed: it threw 'no footer', which is no error.",
        source: expect.objectContaining({ excerpt: expect.stringContaining("throw 'no footer'") }),
        document: expect.objectContaining({ type: 'page', uid: 'legal', lang: 'de-at' }),
        pathnames: ['/helios/at/legal'],
      }),
    ]);
  });
});
