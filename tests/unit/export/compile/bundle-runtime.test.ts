import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { config } from '../../../../config/index.ts';
import type { Config } from '../../../../config/schema.ts';
import { type RoomPath, roomOf, roomsWithin } from '../../../../docs/import-law.ts';
import {
  type BundledScript,
  bundlePage,
  bundleScripts,
  type PageScripts,
} from '../../../../src/export/compile/bundle-runtime.ts';
import { loadPackages, packageFoldersOf } from '../../../../src/export/compile/bundled-packages.ts';
import { compileModules } from '../../../../src/export/compile/css-modules.ts';
import { sourceLayout } from '../../../../src/export/compile/source-layout.ts';
import { islands } from '../../../../src/islands/registry.ts';
import { runtimeSite } from '../../../../src/pipeline/runtime-site.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';

const projectFolder = join(import.meta.dirname, '..', '..', '..', '..');
const site = { pathPrefix: '/site', plainAnchors: '', hasServiceWorker: true };

const modules = compileModules(projectFolder, sourceLayout.bundled);

const projectInput = async () => ({ ...config, root: projectFolder, site, modules: await modules });

const bundling = projectInput().then(bundleScripts);

/** The scripts of the page with other vendors. Those of islands, which take longest, are left out. */
async function bundleWith(vendors: Config['vendors']) {
  const { made } = await bundlePage({ ...(await projectInput()), vendors });
  return made;
}

/** The scripts of a site with a collector. */
const bundlingMonitored = bundleWith({
  monitoring: { collector: 'https://faro.example/collect', apiKey: undefined },
});

/** Sources of a site whose scripts do nothing. */
const emptySources = Object.fromEntries(
  [
    ...sourceLayout.late,
    ...sourceLayout.deferred,
    ...Object.keys(islands).map((name) => `src/islands/${name}/island.ts`),
  ].map((path) => [path, 'export {};']),
);

test.each([
  ['boot', 'src/runtime/boot'],
  ['late', 'src/runtime/late'],
  ['forms', 'src/runtime/forms'],
  ['plain', 'src/runtime/plain'],
] as const)(
  'The %s script is made of files of its own room and of those the import law gives it',
  async (name, room) => {
    const { boot, late } = await bundling;
    const script = [boot, ...late].find(({ pathname }) => new RegExp(`^${name}\\b`).test(basename(pathname)));
    expect(script && strangersIn(script, room)).toEqual([]);
    expect(Object.keys(script?.sources ?? {})).toContain(`${room}/${name}.ts`);
  },
);

/** README.md promises a boot script of at most 6 KiB after gzip. 500 bytes are kept for what visitors need next. */
const limitBytes = 6144;
const reserveBytes = 500;

test('The boot script leaves 500 of its 6,144 bytes free, and so does its budget', async () => {
  const { made } = await bundlePage({ ...(await projectInput()), site: runtimeSite(config) });
  expect(config.budgets.script).toBe(limitBytes - reserveBytes);
  expect(gzipSync(made.boot.code, { level: 9 }).length).toBeLessThanOrEqual(config.budgets.script);
});

test('The scripts of islands are made of files that the import law gives to islands or to PDFs, and of packages', async () => {
  const { chunks } = await bundling;
  const ofPdfs = ({ sources }: BundledScript) =>
    Object.keys(sources).some((file) => roomOf(file) === 'src/islands/kit/pdf');
  expect(chunks.filter(ofPdfs).map(({ pathname }) => basename(pathname).replace(/-.*/, ''))).toEqual(['pdf']);
  expect(chunks.flatMap((chunk) => strangersIn(chunk, ofPdfs(chunk) ? 'src/islands/kit/pdf' : 'src/islands'))).toEqual(
    [],
  );
});

test('A tool has neither fonts nor code for PDFs before a visitor saves one', async () => {
  const { islands: entries, chunks } = await bundling;
  const files = scriptsFrom(entries['invoice-generator'], chunks).flatMap(({ sources }) => Object.keys(sources));
  expect(files).toContain('src/islands/kit/FileButton.tsx');
  expect(files.filter((file) => /pdfkit|fontkit|@fontsource|kit\/pdf|save-pdf|cii\.ts|ubl\.ts/.test(file))).toEqual([]);
  const pdf = chunks.find(({ pathname }) => basename(pathname).startsWith('pdf-'));
  expect(gzipSync(pdf?.code ?? '', { level: 9 }).length).toBeLessThan(160 * 1024);
  // The policy of a page forbids both.
  expect(/\beval\(|new Function\b/.test(pdf?.code ?? 'eval(')).toBe(false);
});

test('Each package with code in a script has a licence that the site can show', async () => {
  const { boot, late, chunks } = await bundling;
  const sources = [boot, ...late, ...chunks].flatMap((script) => Object.entries(script.sources));
  const files = sources.flatMap(([file, bytes]) => (bytes > 0 ? file.split('node_modules/').slice(1) : []));
  const names = files.map((file) => file.split('/', file.startsWith('@') ? 2 : 1).join('/'));
  const folders = packageFoldersOf(Object.fromEntries(sources));
  expect(loadPackages(projectFolder, folders).map(({ name }) => name)).toEqual([...new Set(names)].sort());
});

test('A page loads no React for its price slider', async () => {
  const { islands: entries, chunks } = await bundling;
  const files = scriptsFrom(entries['price-slider'], chunks).flatMap(({ sources }) => Object.keys(sources));
  expect(files).toContainEqual(expect.stringContaining('node_modules/@preact/signals-core/'));
  expect(files.filter((file) => /node_modules\/(?:react|react-dom|@preact\/signals-react)\//.test(file))).toEqual([]);
});

test('An island loads at most five files, and the sign-up dialog no signals and nothing of the tools', async () => {
  const { islands: entries, chunks } = await bundling;
  const counts = Object.values(entries).map((entry) => new Set(scriptsFrom(entry, chunks)).size);
  expect(counts.filter((count) => count > 5)).toEqual([]);
  const files = scriptsFrom(entries['sign-up'], chunks).flatMap(({ sources }) => Object.keys(sources));
  expect(files.filter((file) => /signals|islands\/kit/.test(file))).toEqual([]);
});

test('The scripts of islands import files and exports that exist, and their maps lead to sources', async () => {
  const { chunks } = await bundling;
  const codes = new Map(chunks.map(({ pathname, code }) => [basename(pathname), code]));
  for (const { code, map, sources } of chunks) {
    for (const [, file = ''] of code.matchAll(/(?:from|import)\(?"\.\/([^"]+)"/g)) {
      expect([...codes.keys()]).toContain(file);
    }
    for (const [, names = '', file = ''] of code.matchAll(/import\{([^}]*)\}from"\.\/([^"]+)"/g)) {
      const wanted = names.split(',').map((name) => name.replace(/ as .*/, ''));
      const exported = /export\{([^}]*)\}/.exec(codes.get(file) ?? '')?.[1]?.split(',') ?? [];
      expect(exported.map((name) => name.replace(/.* as /, ''))).toEqual(expect.arrayContaining(wanted));
    }
    const mapped: readonly string[] = JSON.parse(map).sources;
    const own = Object.keys(sources).filter((file) => file.startsWith('src/') && file.endsWith('.tsx'));
    expect(mapped).toEqual(expect.arrayContaining(own.map((file) => `../${file}`)));
  }
});

test('An edited island renames its own script and leaves those that islands share', async () => {
  using folder = temporaryFolder();
  const island = (name: string) => `src/islands/${name}/island.ts`;
  const bundled = async (text: string) => {
    const shared = "import { shared } from '../shared.ts'; import('../late.ts'); export const hydrate = () => shared(";
    const sources = {
      ...emptySources,
      'src/runtime/boot/boot.ts': 'export {};',
      'src/islands/shared.ts': 'export function shared(text) { console.log(text, globalThis.shared); }',
      'src/islands/late.ts': "import { shared } from './shared.ts'; shared('late');",
      [island('sign-up')]: `${shared}'${text}');`,
      [island('copy-field')]: `${shared}'copy');`,
    };
    for (const [path, code] of Object.entries(sources)) {
      await mkdir(join(folder.path, dirname(path)), { recursive: true });
      await writeFile(join(folder.path, path), code);
    }
    const { islands: entries, chunks } = await bundleScripts({
      ...config,
      root: folder.path,
      site,
      modules: new Map(),
    });
    return { edited: entries['sign-up'], others: chunks.map(({ pathname }) => pathname) };
  };
  const [before, after] = [await bundled('one'), await bundled('two')];
  expect(before.others.length).toBeGreaterThan(3);
  expect(after.edited).not.toBe(before.edited);
  const rest = ({ edited, others }: typeof before) => others.filter((each) => each !== edited);
  expect(rest(after)).toEqual(rest(before));
});

test('A script that is loaded by its address has the address of the built file', async () => {
  const { boot, late } = await bundling;
  const script = (name: string) => late.find(({ pathname }) => basename(pathname).startsWith(`${name}-`));
  const loads = [
    [boot, 'late'],
    [boot, 'forms'],
    [boot, 'plain'],
    [script('late'), 'consent'],
  ] as const;
  for (const [loader, name] of loads) expect(loader?.code).toContain(`"./${basename(script(name)?.pathname ?? '')}"`);
  expect([boot, ...late].filter(({ code }) => code.includes('HELIOS_SCRIPTS'))).toEqual([]);
});

test('Only the boot script makes a Trusted Types policy: a second one would throw', async () => {
  const { boot, late, chunks } = await bundling;
  const makers = [boot, ...late, ...chunks].filter(({ code }) => code.includes('createPolicy'));
  expect(makers.map(({ pathname }) => pathname)).toEqual([boot.pathname]);
});

const policy = "import '../boot/trusted-types.ts';";
const fault = 'Only the boot script may contain src/runtime/boot';

test.each([
  ['The late script', 'a file of the boot script', 'src/runtime/late/late.ts', policy, fault],
  ['The forms script', 'a file of the boot script', 'src/runtime/forms/forms.ts', policy, fault],
  [
    'An island',
    'a file of the boot script',
    'src/islands/sign-up/island.ts',
    "import '../../runtime/boot/trusted-types.ts';",
    fault,
  ],
  [
    'The boot script',
    'signals',
    'src/runtime/boot/boot.ts',
    "import '@preact/signals-core';",
    'Only islands may contain @preact/signals-core',
  ],
  [
    'The boot script',
    'signals for React',
    'src/runtime/boot/boot.ts',
    "import '@preact/signals-react/runtime';",
    'Only islands may contain @preact/signals-react/runtime',
  ],
  ['The late script', 'React', 'src/runtime/late/late.ts', "import 'react';", 'Only islands may contain react'],
])('%s that imports %s is not bundled', async (_, _what, file, text, fault) => {
  using folder = temporaryFolder();
  const sources = {
    'src/runtime/boot/boot.ts': 'export {};',
    'src/runtime/boot/trusted-types.ts': "console.log('policy');",
    ...emptySources,
    [file]: text,
  };
  for (const [path, code] of Object.entries(sources)) {
    await mkdir(join(folder.path, dirname(path)), { recursive: true });
    await writeFile(join(folder.path, path), code);
  }

  const bundle = bundleScripts({ ...config, root: folder.path, site, modules: new Map() });

  await expect(bundle).rejects.toMatchObject({
    errors: [
      {
        text: expect.stringContaining(fault),
        location: expect.objectContaining({ file, line: 1 }),
      },
    ],
  });
});

test('A vendor’s script is bundled for a site that has the vendor, and leaves nothing behind in the others', async () => {
  using folder = temporaryFolder();
  const load = (id: string, file: string) => `if (HELIOS_VENDORS.${id}) import('../${file}');`;
  const sources = {
    ...emptySources,
    'src/runtime/boot/boot.ts': "import('../late/late.ts');",
    'src/runtime/late/late.ts': load('flags', 'flags/launch-darkly.ts') + load('monitoring', 'monitoring/faro.ts'),
    'src/runtime/flags/launch-darkly.ts': 'console.log(HELIOS_VENDORS.flags.clientSideId);',
    'src/runtime/monitoring/faro.ts': "console.log('faro');",
  };
  for (const [path, code] of Object.entries(sources)) {
    await mkdir(join(folder.path, dirname(path)), { recursive: true });
    await writeFile(join(folder.path, path), code);
  }
  const vendors = { flags: { clientSideId: 'flags-1', origin: 'https://flags.example' } };
  const { late } = await bundleScripts({ ...config, vendors, root: folder.path, site, modules: new Map() });
  const script = (name: string) => late.find(({ pathname }) => basename(pathname).startsWith(name));
  expect(script('launch-darkly')?.code).toContain('flags-1');
  expect(script('late')?.code).toContain(`import("./${basename(script('launch-darkly')?.pathname ?? '')}")`);
  expect(script('late')?.code).not.toContain('faro');
  expect(script('faro')).toBeUndefined();
});

test('Only the script of a site with a collector has Faro, and the late script decides whether it is loaded', async () => {
  const [without, monitored] = await Promise.all([bundling, bundlingMonitored]);
  const script = (name: string, { late }: PageScripts) =>
    late.find(({ pathname }) => basename(pathname).startsWith(`${name}-`));
  const sourcesOf = (name: string, bundled: PageScripts) => Object.keys(script(name, bundled)?.sources ?? {});
  const isMonitoring = (file: string) => /runtime\/monitoring|@grafana/.test(file);

  expect(script('faro', without)).toBeUndefined();
  expect(sourcesOf('late', without).filter(isMonitoring)).toEqual([]);
  const [late, faro] = ['late', 'faro'].map((name) => script(name, monitored));
  expect(sourcesOf('late', monitored).filter((file) => file.includes('@grafana'))).toEqual([]);
  expect(late && faro && [strangersIn(late, 'src/runtime/late'), strangersIn(faro, 'src/runtime/monitoring')]).toEqual([
    [],
    [],
  ]);
  const added = gzipSync(late?.code ?? '').length - gzipSync(script('late', without)?.code ?? '').length;
  expect(added).toBeLessThan(800);
  expect(loadPackages(projectFolder, packageFoldersOf(faro?.sources ?? {})).length).toBeGreaterThan(0);
});

test('The script with Faro is at most 64 KiB after gzip, and sends spans in the batches of the contract', async () => {
  const { late } = await bundlingMonitored;
  const faro = late.find(({ pathname }) => basename(pathname).startsWith('faro-'));
  expect(gzipSync(faro?.code ?? '', { level: 9 }).length).toBeLessThanOrEqual(64 * 1024);
  // The contract's batches of spans (section 9.8) are defaults of the SDK, which another version may change.
  expect(faro?.code).toMatch(/maxExportBatchSize:30\b/);
  expect(faro?.code).toMatch(/SCHEDULED_BATCH_DELAY_MS=1e3\b/);
});

test('A deferred script that no script loads is not part of the site', async () => {
  const { late } = await bundling;
  expect(config.vendors.analytics).toBeUndefined();
  expect(late.filter(({ pathname }) => basename(pathname).startsWith('analytics-'))).toEqual([]);
  const analytics = { writeKey: 'key1', cdnOrigin: 'https://cdn.example', apiOrigin: 'https://api.example' };
  const bundled = await bundleWith({ analytics });
  const codeOf = (name: string) =>
    bundled.late.find(({ pathname }) => basename(pathname).startsWith(`${name}-`))?.code ?? '';
  expect(codeOf('late')).toContain('./analytics-');
  expect(codeOf('analytics')).toContain('./segment-');
  expect(codeOf('segment')).toContain('persisted-queue');
  // The library's code for destinations, which adds their scripts to a page.
  expect(codeOf('segment')).not.toContain('next-integrations');
});

test('Without analytics, islands and forms have no code for it', async () => {
  const { late, chunks } = await bundling;
  const trackers = [...late, ...chunks].filter(({ sources }) =>
    Object.keys(sources).some((file) => file === 'src/runtime/shared/tracking/track.ts' && (sources[file] ?? 0) > 0),
  );
  expect(trackers.flatMap(({ code }) => (code.includes('helios:analytics') ? [code] : []))).toEqual([]);
});

/** The script with this pathname, and all scripts that it imports. */
function scriptsFrom(pathname: string, chunks: readonly BundledScript[]): BundledScript[] {
  const script = chunks.find((chunk) => chunk.pathname === pathname);
  return script ? [script, ...script.imports.flatMap((each) => scriptsFrom(each, chunks))] : [];
}

/** Sources of a script that neither its room nor a room below it holds. */
function strangersIn({ sources }: BundledScript, room: RoomPath): string[] {
  const allowed = roomsWithin(room);
  return Object.keys(sources).filter((file) => {
    if (!/^(?:src|config)\//.test(file)) return false;
    const at = roomOf(file);
    return at === undefined || !allowed.has(at);
  });
}
