import { hash } from 'node:crypto';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesBelow } from '../../../../src/disk/entries-below.ts';
import { type BundleTexts, createBundleCache } from '../../../../src/export/compile/bundle-cache.ts';
import { bundleRenderer, type RendererBundle } from '../../../../src/export/compile/bundle-renderer.ts';
import { codeVersions, sourcesInCircles } from '../../../../src/export/compile/code-versions.ts';
import { compileModules } from '../../../../src/export/compile/css-modules.ts';
import { sourceFolders, sourceLayout } from '../../../../src/export/compile/source-layout.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';

const projectFolder = join(import.meta.dirname, '../../../..');
const temporary = temporaryFolder();
afterAll(() => temporary[Symbol.dispose]());
const root = temporary.path;
for (const part of ['config', 'src', 'package-lock.json', 'tsconfig.json'])
  cpSync(join(projectFolder, part), join(root, part), { recursive: true });
symlinkSync(join(projectFolder, 'node_modules'), join(root, 'node_modules'), 'dir');

const { renderer } = sourceLayout;
const rendererName = 'src-export-render-renderer.ts';
const logos = 'src/templates/slices/LogoWall/Logos.tsx';
const styles = 'src/templates/slices/LogoWall/LogoWall.module.css';

function hashesOfSources(): ReadonlyMap<string, string> {
  const paths = sourceFolders(renderer).flatMap((folder) =>
    filesBelow(join(root, folder), { hidden: 'included' }).map((path) => `${folder}/${path}`),
  );
  return new Map(paths.map((path) => [path, hash('sha256', readFileSync(join(root, path)))]));
}

/** Bundles the renderer as an export does whose work folder has these bundles. Returns the bundles of which it made new ones, too. */
async function bundle(known: BundleTexts): Promise<{ bundled: RendererBundle; made: BundleTexts }> {
  const hashes = hashesOfSources();
  const cache = createBundleCache({ load: async (name) => known[name], settings: {}, hashes });
  const modules = await compileModules(root, sourceFolders(renderer), cache);
  const site = { pathPrefix: '/site', plainAnchors: '', hasServiceWorker: false };
  const consent = { policyVersion: '1', cookieDomain: '', whenBannerIsOff: { default: 'allow' } } as const;
  const request = { root, renderer, site, consent, vendors: {}, hashes, bundles: known };
  const bundled = await bundleRenderer(request, modules, cache);
  return { bundled, made: cache.made() };
}

function replace(file: string, piece: string, text: string): void {
  const source = readFileSync(join(root, file), 'utf8');
  expect(source).toContain(piece);
  writeFileSync(join(root, file), source.replace(piece, text));
}

const first = bundle({});

test('All sources of the renderer are in folders in which Helios sees edits, so that its bundle is kept', async () => {
  const { made } = await first;
  expect(Object.keys(made)).toEqual(['styles', 'templates', rendererName]);
});

test('Each module of the renderer has a version of its own, and no source is in a circle', async () => {
  const { modules } = (await first).bundled;
  const hashes = new Set(Object.values(modules).map((module) => module.hash));
  expect(hashes.size).toBeGreaterThan(Object.keys(modules).length / 2);
  expect([...sourcesInCircles(modules)]).toEqual([]);
});

test.each<{ edit: string; file: string; piece: string; text: string; anew: string[] }>([
  {
    edit: 'other markup of a slice',
    file: logos,
    piece: '<ul className',
    text: '<ul data-edited="" className',
    anew: ['styles', 'templates'],
  },
  {
    edit: 'another rule of a slice',
    file: styles,
    piece: 'height: 22px',
    text: 'height: 23px',
    anew: ['styles'],
  },
  {
    edit: 'a new class of a slice',
    file: styles,
    piece: '.wall {',
    text: '.added {\n  color: red;\n}\n.wall {',
    anew: ['styles', 'templates'],
  },
  {
    edit: 'another import in a slice',
    file: logos,
    piece: "import { usePage } from '../../page-context.ts';",
    text: "import { Portrait } from '../../components/Portrait.tsx';\nimport { usePage } from '../../page-context.ts';\nexport const used = Portrait;",
    anew: ['styles', 'templates', rendererName],
  },
  {
    edit: 'other markup of all sections',
    file: 'src/components/Section.tsx',
    piece: '<section\n',
    text: '<section data-edited=""\n',
    anew: ['styles', 'templates'],
  },
  {
    edit: 'other markup of a page type',
    file: 'src/templates/pages/LegalPage.tsx',
    piece: '<header className',
    text: '<header data-edited="" className',
    anew: ['styles', 'templates'],
  },
  {
    edit: 'a comment more in a module that reads files',
    file: 'src/disk/hash-file.ts',
    piece: 'export function',
    text: '// Edited.\nexport function',
    anew: [rendererName],
  },
])(
  'After $edit, the renderer that is partly kept is the one that is made of nothing',
  async ({ file, piece, text, anew }) => {
    const { made: known, bundled: before } = await first;
    replace(file, piece, text);
    const partly = await bundle(known);
    const whole = await bundle({});
    replace(file, text, piece);
    expect(Object.keys(partly.made)).toEqual(anew);
    expect(partly.bundled).toEqual(whole.bundled);
    expect((await bundle({ ...known, ...partly.made })).bundled).toEqual(before);
  },
);

const badge = 'src/components/Badge.tsx';

/** Puts lines before a component, and what they make into its content. */
function writeBadge(lines: string): void {
  const source = readFileSync(join(projectFolder, badge), 'utf8');
  const shown = source.replace('{children}', '{children}{format()}');
  expect(shown).not.toBe(source);
  writeFileSync(join(root, badge), `${lines}\n${shown}`);
}

/** The version of the pages of a custom type that show the component. */
async function versionOfPages(): Promise<string | undefined> {
  const { bundled } = await bundle({});
  const files = { 'page:integration': badge };
  return codeVersions(bundled, { registries: [], files }, {}).parts['page:integration'];
}

test.each<{ edit: string; before: string; after: string }>([
  {
    edit: 'another export of the same source',
    before: "import { short as format } from './one.ts';",
    after: "import { long as format } from './one.ts';",
  },
  {
    edit: 'two sources in the place of each other',
    before: `import { short as a } from './one.ts';
import { short as b } from './two.ts';
const format = () => a() + b();`,
    after: `import { short as a } from './two.ts';
import { short as b } from './one.ts';
const format = () => a() + b();`,
  },
  {
    edit: 'two sources in the place of each other, in a source that is compiled with the renderer',
    before: `import { short as a } from './one.ts';
import { short as b } from './two.ts';
const format = () => a() + b() + 'import.meta';`,
    after: `import { short as a } from './two.ts';
import { short as b } from './one.ts';
const format = () => a() + b() + 'import.meta';`,
  },
  {
    edit: 'another export of a package',
    before: "import { basename } from 'node:path';\nconst format = () => basename('/a/b');",
    after: "import { dirname as basename } from 'node:path';\nconst format = () => basename('/a/b');",
  },
])('The version of pages changes when a component imports $edit', async ({ before, after }) => {
  for (const [name, word] of [
    ['one', 'ONE'],
    ['two', 'TWO'],
  ]) {
    const text = `export const short = () => '${word}';\nexport const long = () => 'LONG ${word}';\n`;
    writeFileSync(join(root, `src/components/${name}.ts`), text);
  }
  writeBadge(before);
  const earlier = await versionOfPages();
  expect(await versionOfPages()).toBe(earlier);
  writeBadge(after);
  expect(await versionOfPages()).not.toBe(earlier);
  cpSync(join(projectFolder, badge), join(root, badge));
});
