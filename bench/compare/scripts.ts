import { gzipSync } from 'node:zlib';
import { byText } from '../../src/site/by-text.ts';
import { hashedNameOf, withoutHash } from './hashed-names.ts';
import type { Sides, Site } from './site-folder.ts';

/** A script that both exports have, or the sum of the scripts that others share, which esbuild all names `chunk`. */
export interface ScriptRow {
  /** Paths without their hashes. They differ if the script was renamed. */
  readonly name: Sides<string>;
  readonly files: Sides<number>;
  /** The uncompressed size in bytes. `gzip` is in bytes too. */
  readonly raw: Sides<number>;
  readonly gzip: Sides<number>;
}

export interface Scripts {
  readonly rows: readonly ScriptRow[];
  /** Paths of the scripts that have no partner, because the other export has fewer scripts. */
  readonly lone: Sides<readonly string[]>;
}

/** Measures the scripts of both exports. `partnerOf` says which file of the new export belongs to one of the old. */
export function compareScripts(sites: Sides<Site>, partnerOf: (path: string) => string | undefined): Scripts {
  const [old, now] = [scriptsOf(sites.before), scriptsOf(sites.after)];
  const known = old.named.flatMap((path) => {
    const partner = partnerOf(path);
    return partner === undefined ? [] : [[path, partner] as const];
  });
  const [paired, taken] = [new Set(known.map(([path]) => path)), new Set(known.map(([, path]) => path))];
  const gone = old.named.filter((path) => !paired.has(path));
  const added = now.named.filter((path) => !taken.has(path));
  // No page names the remaining scripts. They are paired by size: the heaviest with the heaviest.
  const guessed = gone.slice(0, added.length).map((path, index) => [path, added[index] ?? ''] as const);
  const rows = [...known, ...guessed].map(([path, partner]) => rowOf(sites, { before: [path], after: [partner] }));
  const chunks = rowOf(sites, { before: old.chunks, after: now.chunks });
  return {
    rows: [...rows.sort(byText(({ name }) => name.before)), chunks].filter(({ raw }) => raw.before + raw.after > 0),
    lone: { before: gone.slice(guessed.length), after: added.slice(guessed.length) },
  };
}

/** Paths that scripts import (`from"./chunk-4JO3QN6B.js"`) and that the export does not have, with the scripts that import them. */
export function missingImports(site: Site): Map<string, string[]> {
  const imports = [...site].flatMap(([script, content]) => {
    const names = isScript(script) ? String(content).matchAll(/["']\.\/([\w.-]+\.js)["']/g) : [];
    const folder = script.slice(0, script.lastIndexOf('/') + 1);
    return Array.from(names, ([, name]) => ({ path: `${folder}${name}`, script }));
  });
  const missing = imports.filter(({ path }) => !site.has(path));
  const byPath = Map.groupBy(missing, ({ path }) => path);
  return new Map(Array.from(byPath, ([path, entries]) => [path, entries.map(({ script }) => script)]));
}

/** True for a script with a hash in its name. `sw.js` has none and is compared as text. */
export function isScript(path: string): boolean {
  return path.endsWith('.js') && hashedNameOf(path) !== undefined;
}

/** Paths of all scripts, the heaviest first. */
function scriptsOf(site: Site): { chunks: string[]; named: string[] } {
  const bytes = (path: string) => site.get(path)?.length ?? 0;
  const paths = [...site.keys()].filter(isScript).sort((a, b) => bytes(b) - bytes(a));
  const { true: chunks = [], false: named = [] } = Object.groupBy(paths, (path) => `${/\/chunk-[^/]*$/.test(path)}`);
  return { chunks, named };
}

function rowOf(sites: Sides<Site>, paths: Sides<readonly string[]>): ScriptRow {
  const [before, after] = [weigh(sites.before, paths.before), weigh(sites.after, paths.after)];
  const of = <Key extends keyof typeof before>(key: Key) => ({ before: before[key], after: after[key] });
  return { name: of('name'), files: of('files'), raw: of('raw'), gzip: of('gzip') };
}

function weigh(site: Site, paths: readonly string[]) {
  const contents = paths.flatMap((path) => site.get(path) ?? []);
  return {
    name: withoutHash(paths[0] ?? '') ?? '',
    files: contents.length,
    raw: contents.reduce((sum, { length }) => sum + length, 0),
    gzip: contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0),
  };
}
