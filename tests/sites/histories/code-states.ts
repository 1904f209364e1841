import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { config } from '../../../config/index.ts';
import { createSeals } from '../../../src/disk/seal.ts';
import { compileSite } from '../../../src/export/compile/compile-site.ts';
import { sourceLayout } from '../../../src/export/compile/source-layout.ts';
import { runtimeSite } from '../../../src/pipeline/runtime-site.ts';

const projectFolder = join(import.meta.dirname, '../../..');

/** An edit of one source: what is replaced, and by what. */
export interface CodeEdit {
  readonly name: string;
  readonly file: string;
  readonly piece: string;
  readonly text: string;
}

/** Edits of different consequence: some pages, all pages, or none have other bytes. */
export const codeEdits: readonly CodeEdit[] = [
  {
    name: 'with other markup of a slice',
    file: 'src/templates/slices/LogoWall/Logos.tsx',
    piece: '<ul className={className}',
    text: '<ul className={className} data-edited=""',
  },
  {
    name: 'with another rule of a slice',
    file: 'src/templates/slices/LogoWall/LogoWall.module.css',
    piece: 'height: 22px',
    text: 'height: 23px',
  },
  {
    name: 'with a class that nothing uses',
    file: 'src/templates/slices/LogoWall/LogoWall.module.css',
    piece: '.wall {',
    text: '.added {\n  color: red;\n}\n.wall {',
  },
  {
    name: 'with other markup of all sections',
    file: 'src/components/Section.tsx',
    piece: '<section\n',
    text: '<section data-edited=""\n',
  },
  {
    name: 'with another footer',
    file: 'src/templates/components/Footer.tsx',
    piece: '<footer ',
    text: '<footer data-edited="" ',
  },
  {
    name: 'with another page type',
    file: 'src/templates/pages/LegalPage.tsx',
    piece: '<h1 ',
    text: '<h1 data-edited="" ',
  },
  {
    name: 'with a link and words more on a page type',
    file: 'src/templates/pages/LegalPage.tsx',
    piece: '<Breadcrumbs ',
    text: '<a href="#main">Edited</a><Breadcrumbs ',
  },
  {
    name: 'with another import of a slice under the same name',
    file: 'src/templates/slices/Faq/Questions.tsx',
    piece: 'import { RichText }',
    text: 'import { InlineText as RichText }',
  },
  {
    name: 'with other sizes of the pictures of a slice',
    file: 'src/templates/slices/LogoWall/Logos.tsx',
    piece: 'width: 200',
    text: 'width: 210',
  },
  {
    name: 'with a comment more',
    file: 'src/templates/slices/Hero/Hero.tsx',
    piece: 'export function',
    text: '// Edited.\nexport function',
  },
  {
    name: 'with another script',
    file: 'src/runtime/late/late.ts',
    piece: 'import {',
    text: "document.documentElement.dataset.edited = '';\nimport {",
  },
  {
    name: 'with another island',
    file: 'src/islands/sign-up/SignUp.tsx',
    piece: '<form',
    text: '<form data-edited=""',
  },
];

/** A copy of the project whose sources have one edit at a time. A state is compiled when it is shown for the first time. */
export interface EditedProject {
  readonly root: string;
  /** The path at which all exports of this project take place. Nothing is there between them. */
  readonly place: string;
  /** Names of the states: that of the original, and one for each edit. */
  readonly states: readonly string[];
  /** Brings the sources into a state. */
  show(state: string): Promise<void>;
  /** Lends the compiled code of all shown states to a work folder. */
  lendTo(workFolder: string): void;
}

/** The name of the state in which no source is edited. */
export const original = 'as it is';

/** Copies the project's code into a folder. To compile a state takes as long as to export the site. */
export function copyForEdits(folder: string, edits: readonly CodeEdit[]): EditedProject {
  const root = copyCode(join(folder, 'project'));
  const [compiled, compiling] = [join(folder, 'compiled'), join(folder, 'compiling')];
  for (const each of [compiled, compiling]) mkdirSync(each);
  borrowBundles(compiling);
  const known = new Set<string>();
  let shown: CodeEdit | undefined;
  return {
    root,
    place: join(folder, 'export'),
    states: [original, ...edits.map(({ name }) => name)],
    async show(state) {
      if (shown) replaceIn(root, { ...shown, piece: shown.text, text: shown.piece });
      shown = edits.find(({ name }) => name === state);
      if (shown) replaceIn(root, shown);
      if (known.has(state)) return;
      known.add(state);
      const made = await compile(root, compiling);
      renameSync(made, join(compiled, basename(made)));
    },
    lendTo: (workFolder) => symlinkSync(compiled, join(workFolder, 'compiled')),
  };
}

/** Copies the bundles of the project's last export, if there was one. An export ignores those that do not fit its sources. */
function borrowBundles(workFolder: string): void {
  const bundles = join(projectFolder, '.helios/bundles');
  if (existsSync(bundles)) cpSync(bundles, join(workFolder, 'bundles'), { recursive: true });
}

/** Copies what may be edited, and links the rest. */
function copyCode(root: string): string {
  mkdirSync(root);
  for (const part of ['config', 'src']) cpSync(join(projectFolder, part), join(root, part), { recursive: true });
  for (const part of ['content', 'node_modules', 'package.json', 'package-lock.json', 'tsconfig.json']) {
    symlinkSync(join(projectFolder, part), join(root, part));
  }
  return root;
}

/** Compiles the sources as they are now. Returns the folder of the compiled code, which is in the work folder. */
async function compile(root: string, workFolder: string): Promise<string> {
  const { consent, vendors } = config;
  const { renderer } = sourceLayout;
  const seals = createSeals(undefined);
  const site = await compileSite({ root, workFolder, site: runtimeSite(config), consent, vendors, renderer, seals });
  return dirname(site.rendererFile);
}

function replaceIn(root: string, { file, piece, text }: CodeEdit): void {
  const path = join(root, file);
  const source = readFileSync(path, 'utf8');
  if (!source.includes(piece)) throw new Error(`${file} has no "${piece}" that could be edited.`);
  writeFileSync(
    path,
    source.replace(piece, () => text),
  );
}
