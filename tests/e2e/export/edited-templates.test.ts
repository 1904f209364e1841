import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { config } from '../../../config/index.ts';
import { createSeals } from '../../../src/disk/seal.ts';
import { settledAfterMs } from '../../../src/disk/seen-paths.ts';
import { type CompiledSite, compileSite } from '../../../src/export/compile/compile-site.ts';
import { sourceLayout } from '../../../src/export/compile/source-layout.ts';
import { runtimeSite } from '../../../src/pipeline/runtime-site.ts';
import { pick, type ServedRepository, serveRepository, setField } from '../../sites/served-repository.ts';
import { twoMarketLocales, twoSmallMarkets } from '../../sites/two-markets.ts';
import { editableProject } from '../support/editable-project.ts';
import { contentsOf, openWorkplace, reportOf, type Workplace } from '../support/workplace.ts';

let repository: ServedRepository;
let place: Workplace;
let project = '';

beforeAll(async () => {
  project = editableProject();
  repository = await serveRepository({ locales: twoMarketLocales, edit: twoSmallMarkets });
  place = openWorkplace({ env: repository.environment });
  // An export remembers no source that was written just before it.
  await setTimeout(settledAfterMs);
  expect(await place.export([], { fixedProject: project })).toMatchObject({ code: 0 });
});

afterAll(async () => {
  await repository[Symbol.asyncDispose]();
  place[Symbol.dispose]();
});

/** Replaces a piece of a source of the project. */
function edit(file: string, piece: string, text: string): void {
  const path = join(project, file);
  const source = readFileSync(path, 'utf8');
  expect(source, file).toContain(piece);
  writeFileSync(
    path,
    source.replace(piece, () => text),
  );
}

/** Exports the edited project. Returns the report, and the files whose bytes have changed. */
async function exportEdited() {
  const before = contentsOf(place.out).files;
  const run = await place.export([], { fixedProject: project });
  expect(run.code, run.stderr).toBe(0);
  const after = contentsOf(place.out).files;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => name.endsWith('.html') && before[name] !== after[name]);
  const stages = run.stderr.match(/^(?:fetch|compile|plan|render|patch)\b/gm);
  return { ...reportOf(run), stages, isPatched: stages?.includes('patch'), changed };
}

function pagesOf(files: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(files).filter(([name]) => name.endsWith('.html'));
}

/** Exports again without a look at the last export. */
async function expectSameOfWholeExport(): Promise<void> {
  const before = contentsOf(place.out);
  rmSync(join(place.work, 'last-export.json'));
  expect(reportOf(await place.export([], { fixedProject: project })).status).toBe('unchanged');
  expect(contentsOf(place.out)).toEqual(before);
}

const legal = 'src/templates/pages/LegalPage.tsx';
const logos = 'src/templates/slices/LogoWall/Logos.tsx';
const logoWall = 'src/templates/slices/LogoWall/LogoWall.tsx';
const wall = 'src/templates/slices/LogoWall/LogoWall.module.css';

test('An export after an edit of a slice renders the pages that have it, and looks at no other', async () => {
  edit(logos, '<ul ', '<ul data-edited="" ');
  const edited = await exportEdited();
  expect(edited).toMatchObject({ stages: ['fetch', 'compile', 'patch'], status: 'published' });
  expect(edited.changed.length).toBeGreaterThan(0);
  expect(edited.pages).toEqual({
    total: edited.pages.total,
    rendered: edited.changed.length,
    reused: edited.pages.total - edited.changed.length,
  });
  for (const name of edited.changed) {
    expect(readFileSync(join(place.out, name), 'utf8')).toContain('<ul data-edited');
  }
  await expectSameOfWholeExport();
});

test('An export after an edit of a rule renders the pages that select it, and looks at no other', async () => {
  edit(wall, 'height: 22px', 'height: 23px');
  const edited = await exportEdited();
  expect(edited).toMatchObject({ isPatched: true, pages: { rendered: edited.changed.length } });
  expect(edited.changed.length).toBeGreaterThan(0);
  await expectSameOfWholeExport();
});

test('An export after an edit of a comment renders nothing', async () => {
  edit(logos, 'export function', '// Edited.\nexport function');
  expect(await exportEdited()).toMatchObject({ isPatched: true, status: 'unchanged', pages: { rendered: 0 } });
  await expectSameOfWholeExport();
});

test('An export after an edit of a template and of a document renders the pages of both', async () => {
  edit(logos, 'data-edited=""', 'data-edited="again"');
  repository.publish((documents) => {
    setField(pick(documents, 'en-gb', 'legal_page', 'gdpr'), 'version', '2.9');
    return documents;
  });
  const edited = await exportEdited();
  expect(edited.isPatched).toBe(true);
  expect(edited.changed).toContain('helios/en/legal/gdpr.html');
  expect(edited.changed.length).toBeGreaterThan(1);
  await expectSameOfWholeExport();
});

test('An edit that gives pages a link and a heading more changes the files in which their words are', async () => {
  edit(legal, '<ShowContents ', '<h2><a href="#main">Zweigstelle</a></h2>\n      <ShowContents ');
  const edited = await exportEdited();
  expect(edited.isPatched).toBe(true);
  expect(edited.published?.changes?.changed.join()).toContain('search');
  await expectSameOfWholeExport();
});

test('An export after an edit of code that all pages share, of class names or of a script makes all of it again', async () => {
  const edits = [
    ['src/templates/components/Footer.tsx', '<footer ', '<footer data-edited="" '],
    [wall, '.wall {', '.added {\n  color: red;\n}\n.wall {'],
    ['src/runtime/late/late.ts', 'import {', "document.documentElement.dataset.edited = '';\nimport {"],
  ] as const;
  for (const [file, piece, text] of edits) {
    edit(file, piece, text);
    const edited = await exportEdited();
    expect(edited, file).toMatchObject({ isPatched: false, pages: { rendered: edited.pages.total } });
  }
});

test('Slices that import each other in a circle are rendered, and an edit of one of them is seen', async () => {
  edit(logoWall, 'export function', "export function wordOf() {\n  return 'circle';\n}\n\nexport function");
  edit(logos, 'import { Picture }', "import { wordOf } from './LogoWall.tsx';\nimport { Picture }");
  edit(logos, 'data-edited="again"', 'data-edited={wordOf()}');
  const isShown = async (word: string) => {
    const { changed } = await exportEdited();
    const pages = changed.filter((name) =>
      readFileSync(join(place.out, name), 'utf8').includes(`data-edited="${word}"`),
    );
    return pages.length > 0;
  };
  expect(await isShown('circle')).toBe(true);
  edit(logoWall, "'circle'", "'again'");
  expect(await isShown('again')).toBe(true);
  await expectSameOfWholeExport();
  edit(logos, 'data-edited={wordOf()}', 'data-edited="again"');
  edit(logos, "import { wordOf } from './LogoWall.tsx';\n", '');
});

test('An edit of a JSON file that a template imports is seen', async () => {
  const file = join(project, 'src/templates/pages/shown.json');
  const header = '<header className={styles.head}';
  const imported = "import shown from './shown.json';\n";
  writeFileSync(file, '{ "word": "first" }');
  edit(legal, 'export function LegalPage', `${imported}export function LegalPage`);
  edit(legal, header, header.replace('<header', '<header data-edited={shown.word}'));
  for (const word of ['first', 'second']) {
    writeFileSync(file, JSON.stringify({ word }));
    const { changed } = await exportEdited();
    const shown = changed.map((name) => readFileSync(join(place.out, name), 'utf8').includes(`data-edited="${word}"`));
    expect(shown).toContain(true);
  }
  edit(legal, header.replace('<header', '<header data-edited={shown.word}'), header);
  edit(legal, imported, '');
  rmSync(file);
  await exportEdited();
});

test('A template that fails after an edit stops no page that works, and a corrected one is as before', async () => {
  const before = pagesOf(contentsOf(place.out).files);
  edit(legal, 'const page = usePage();', "throw new Error('edited');\n  const page = usePage();");
  const run = await place.export([], { fixedProject: project });
  expect(run.stdout).toContain('A template failed: edited');
  expect(pagesOf(contentsOf(place.out).files)).toEqual(before);
  edit(legal, "throw new Error('edited');\n  ", '');
  expect(await exportEdited()).toMatchObject({ held: [], changed: [] });
});

test('A source that is edited while the code compiles is compiled again, and nothing is kept under its old hash', async () => {
  const [before, during] = ['data-edited="again"', 'data-edited="meanwhile"'];
  let isEdited = false;
  const compile = (onCompile: () => void) =>
    compileSite({
      root: project,
      workFolder: place.work,
      site: runtimeSite(config),
      consent: config.consent,
      vendors: config.vendors,
      renderer: sourceLayout.renderer,
      seals: createSeals(undefined),
      onCompile,
    });
  edit(logos, before, 'data-edited="first"');
  const compiled = await compile(() => {
    if (!isEdited) edit(logos, 'data-edited="first"', during);
    isEdited = true;
  });
  const codeOf = ({ rendererFile }: CompiledSite) => readFileSync(join(rendererFile, '../templates.cjs'), 'utf8');
  expect(codeOf(compiled)).toContain('"data-edited": "meanwhile"');
  edit(logos, during, 'data-edited="first"');
  expect(codeOf(await compile(() => {}))).toContain('"data-edited": "first"');
});
