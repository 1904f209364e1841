import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type RoomPath, roomOf, roomsWithin } from '../../../../docs/import-law.ts';
import { type BundledScript, bundleScripts } from '../../../../src/export/compile/bundle-runtime.ts';
import { compileModules } from '../../../../src/export/compile/css-modules.ts';
import { sourceLayout } from '../../../../src/export/compile/source-layout.ts';
import { islands } from '../../../../src/islands/registry.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';

const projectFolder = join(import.meta.dirname, '..', '..', '..', '..');
const site = { pathPrefix: '/site', plainAnchors: '', hasServiceWorker: true };

async function bundleProject() {
  return bundleScripts({
    root: projectFolder,
    site,
    modules: await compileModules(projectFolder, sourceLayout.bundled),
  });
}

const bundling = bundleProject();

test.each([
  ['boot', 'src/runtime/boot'],
  ['late', 'src/runtime/late'],
  ['forms', 'src/runtime/forms'],
] as const)(
  'The %s script is made of files of its own room and of those the import law gives it',
  async (name, room) => {
    const { boot, late } = await bundling;
    const script = [boot, ...late].find(({ pathname }) => new RegExp(`^${name}\\b`).test(basename(pathname)));
    expect(script && strangersIn(script, room)).toEqual([]);
    expect(Object.keys(script?.sources ?? {})).toContain(`${room}/${name}.ts`);
  },
);

test('The scripts of islands are made of files that the import law gives to islands, and of packages', async () => {
  const { chunks } = await bundling;
  expect(chunks.flatMap((chunk) => strangersIn(chunk, 'src/islands'))).toEqual([]);
});

test('Only the boot script makes a Trusted Types policy: a second one would throw', async () => {
  const { boot, late, chunks } = await bundling;
  const makers = [boot, ...late, ...chunks].filter(({ code }) => code.includes('createPolicy'));
  expect(makers.map(({ pathname }) => pathname)).toEqual([boot.pathname]);
});

test.each([
  ['The late script', 'src/runtime/late/late.ts', "import '../boot/trusted-types.ts';"],
  ['The forms script', 'src/runtime/forms/forms.ts', "import '../boot/trusted-types.ts';"],
  ['An island', 'src/islands/sign-up/island.ts', "import '../../runtime/boot/trusted-types.ts';"],
])('%s that imports a file of the boot script is not bundled', async (_, file, text) => {
  using folder = temporaryFolder();
  const sources = {
    'src/runtime/boot/boot.ts': 'export {};',
    'src/runtime/boot/trusted-types.ts': "console.log('policy');",
    'src/runtime/late/late.ts': 'export {};',
    'src/runtime/forms/forms.ts': 'export {};',
    ...Object.fromEntries(Object.keys(islands).map((name) => [`src/islands/${name}/island.ts`, 'export {};'])),
    [file]: text,
  };
  for (const [path, code] of Object.entries(sources)) {
    await mkdir(join(folder.path, dirname(path)), { recursive: true });
    await writeFile(join(folder.path, path), code);
  }

  const bundle = bundleScripts({ root: folder.path, site, modules: new Map() });

  await expect(bundle).rejects.toMatchObject({
    errors: [
      {
        text: expect.stringContaining('Only the boot script may contain src/runtime/boot'),
        location: expect.objectContaining({ file, line: 1 }),
      },
    ],
  });
});

/** Sources of a script that neither its room nor a room below it holds. */
function strangersIn({ sources }: BundledScript, room: RoomPath): string[] {
  const allowed = roomsWithin(room);
  return Object.keys(sources).filter((file) => {
    if (!/^(?:src|config)\//.test(file)) return false;
    const at = roomOf(file);
    return at === undefined || !allowed.has(at);
  });
}
