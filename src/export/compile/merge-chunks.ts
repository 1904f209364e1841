import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { type BuildOptions, build, type Metafile, type OutputFile, type Plugin } from 'esbuild';

/** A finished file of the site, without its folder. */
export interface MergedFile {
  /** `tools-3F2A9C01.js`: the name has a hash of the content and of all files that it loads. */
  readonly name: string;
  readonly code: string;
  /** The source map, JSON. */
  readonly map: string;
  /** Number of bytes that each source file takes, by the file's path from the project's root. */
  readonly sources: Readonly<Record<string, number>>;
  /** Names of the files that this file imports. */
  readonly imports: readonly string[];
  /**
   * The entry point of the first build that is in the file, as a path from the project's root. Undefined for a file
   * without an entry point.
   */
  readonly entryPoint: string | undefined;
}

interface MergeInput {
  /** The folder of the first build's output. Nothing is written into it. */
  readonly folder: string;
  readonly outputFiles: readonly OutputFile[];
  readonly metafile: Metafile;
  /**
   * The file that a chunk becomes a part of, by the chunk's path in the metafile. Other chunks stay files of their own.
   */
  readonly files: ReadonlyMap<string, string>;
  readonly options: BuildOptions;
}

/**
 * Merges the chunks of a build with splitting into fewer files, because esbuild itself can't be told which code belongs
 * together. A second build bundles the chunks of each file; imports from another file are left to the browser.
 */
export async function mergeChunks(input: MergeInput): Promise<MergedFile[]> {
  const plans = planFiles(input);
  const { outputFiles, metafile } = await build({
    ...input.options,
    metafile: true,
    entryPoints: Object.fromEntries(plans.map(({ placeholder }) => [placeholder, placeholder])),
    outdir: input.folder,
    entryNames: '[name]',
    write: false,
    splitting: false,
    plugins: [chunksOf(input, plans)],
  });
  const texts = new Map((outputFiles ?? []).map(({ path, text }) => [basename(path), text]));
  const importsOf = new Map(Object.entries(metafile.outputs).map(([path, { imports }]) => [basename(path), imports]));
  const drafts = plans.map((plan): Draft => {
    const name = `${plan.placeholder}.js`;
    const imports = (importsOf.get(name) ?? []).filter(({ external }) => external);
    return { ...plan, code: texts.get(name) ?? '', map: texts.get(`${name}.map`) ?? '', imports };
  });
  return withHashes(drafts);
}

interface Plan {
  /** The name without hash: `tools`. */
  readonly label: string;
  /**
   * The name with other signs in place of the hash: as many as the hash has, so that positions in the source map stay
   * right.
   */
  readonly placeholder: string;
  /** The paths of the chunks, in the order of the metafile. */
  readonly chunks: readonly string[];
  readonly sources: Readonly<Record<string, number>>;
  readonly entryPoint: string | undefined;
}

interface Draft extends Plan {
  readonly code: string;
  readonly map: string;
  readonly imports: readonly { readonly path: string; readonly kind: string }[];
}

/** The number of signs in a hash, as in esbuild's own hashes. */
const hashLength = 8;

function planFiles({ metafile: { outputs }, files }: MergeInput): Plan[] {
  const chunks = Object.keys(outputs).filter((path) => path.endsWith('.js'));
  return [...Map.groupBy(chunks, (path) => files.get(path) ?? path)].map(([file, members], index) => {
    const label = basename(file).replace(/-[^-]+\.js$/, '');
    const outputsOf = members.flatMap((path) => outputs[path] ?? []);
    return {
      label,
      placeholder: `${label}-${`~${index}`.padEnd(hashLength, '~')}`,
      chunks: members,
      sources: Object.fromEntries(
        outputsOf
          .flatMap(({ inputs }) => Object.entries(inputs))
          .map(([source, { bytesInOutput }]) => [source, bytesInOutput]),
      ),
      entryPoint: outputsOf.find(({ entryPoint }) => entryPoint !== undefined)?.entryPoint,
    };
  });
}

/**
 * Gives the second build the chunks of the first. A file exports all that its chunks export. Chunks name their exports
 * with single letters, so a file adds the number of the chunk: `a` of its third chunk is `a2`.
 */
function chunksOf({ folder, outputFiles, metafile: { outputs } }: MergeInput, plans: readonly Plan[]): Plugin {
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const planOf = new Map(plans.flatMap((plan) => plan.chunks.map((path) => [basename(path), plan] as const)));
  const exportsOf = (path: string, plan: Plan) => {
    const { entryPoint, exports = [] } = outputs[path] ?? {};
    const number = plan.chunks.indexOf(path);
    return exports.map((name) => ({ name, published: entryPoint === undefined ? `${name}${number}` : name }));
  };
  const publish = (plan: Plan) =>
    plan.chunks.map((path) => {
      const names = exportsOf(path, plan).map(({ name, published }) => `${name} as ${published}`);
      return `export { ${names.join(', ')} } from './${basename(path)}';`;
    });
  const take = (path: string, plan: Plan) => {
    const names = exportsOf(path, plan).map(({ name, published }) => `${published} as ${name}`);
    return `export { ${names.join(', ')} } from './${plan.placeholder}.js';`;
  };
  return {
    name: 'merge-chunks',
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ kind, path, importer, pluginData }) => {
        const name = basename(path);
        if (kind === 'entry-point') return { path, namespace: 'file-of-chunks' };
        const plan = planOf.get(name);
        if (!plan) return { path, external: true };
        if (kind === 'dynamic-import') return { path: `./${plan.placeholder}.js`, external: true };
        const from = pluginData ?? planOf.get(basename(importer));
        return from === plan
          ? { path: join(folder, name), sideEffects: true }
          : { path: name, namespace: 'other-file', sideEffects: true };
      });
      build.onLoad({ filter: /.*/, namespace: 'file-of-chunks' }, ({ path }) => {
        const plan = plans.find(({ placeholder }) => placeholder === path);
        return { contents: plan ? publish(plan).join('\n') : '', pluginData: plan };
      });
      build.onLoad({ filter: /.*/, namespace: 'other-file' }, ({ path }) => {
        const plan = planOf.get(path);
        const chunk = plan?.chunks.find((each) => basename(each) === path);
        return { contents: plan && chunk ? take(chunk, plan) : '' };
      });
      build.onLoad({ filter: /.*/ }, ({ path }) => ({ contents: withMap(basename(path), texts), loader: 'js' }));
    },
  };
}

/** The code of a chunk with its source map inside, from which esbuild makes the map of the file. */
function withMap(name: string, texts: ReadonlyMap<string, string>): string {
  const map = Buffer.from(texts.get(`${name}.map`) ?? '{}').toString('base64');
  return `${texts.get(name) ?? ''}\n//# sourceMappingURL=data:application/json;base64,${map}`;
}

/**
 * Puts hashes into the names. Files can name each other in circles, so the hash of a file covers all files that it can
 * load.
 */
function withHashes(drafts: readonly Draft[]): MergedFile[] {
  const byName = new Map(drafts.map((draft) => [`${draft.placeholder}.js`, draft]));
  const hashes = drafts.map((draft) => hashOf(draft, byName));
  const named = (text: string) => text.replace(placeholders, (_, index: string) => `-${hashes[Number(index)] ?? ''}`);
  return drafts.map(({ placeholder, code, map, sources, imports, entryPoint }) => ({
    name: named(`${placeholder}.js`),
    code: named(code),
    map,
    sources,
    imports: imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => named(basename(path))),
    entryPoint,
  }));
}

/**
 * Matches a placeholder without its label. The label is left out, because a search for words that end in a placeholder
 * would try each word of the code.
 */
const placeholders = /-~(\d+)~+/g;

function hashOf(draft: Draft, byName: ReadonlyMap<string, Draft>): string {
  const found = new Set([draft]);
  for (const { imports } of found) {
    for (const { path } of imports) {
      const next = byName.get(basename(path));
      if (next) found.add(next);
    }
  }
  // The numbers of placeholders are left out of the hash, because they depend on files that this one does not load.
  const texts = [...found].map(({ label, code }) => `${label}\n${code.replace(placeholders, '')}`);
  const digest = createHash('sha256').update(JSON.stringify([texts[0], texts.slice(1).sort()]));
  return BigInt(`0x${digest.digest('hex')}`)
    .toString(36)
    .slice(0, hashLength)
    .toUpperCase();
}
