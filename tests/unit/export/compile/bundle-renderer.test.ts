import { hash } from 'node:crypto';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesBelow } from '../../../../src/disk/entries-below.ts';
import { type BundleTexts, createBundleCache } from '../../../../src/export/compile/bundle-cache.ts';
import { bundleRenderer, type RendererBundle } from '../../../../src/export/compile/bundle-renderer.ts';
import { sourcesInCircles } from '../../../../src/export/compile/code-versions.ts';
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
