import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seal } from '../../disk/seal.ts';
import type { SourceHashes } from './compile-site.ts';
import type { StyleModules } from './css-modules.ts';

/** Bundles, and the paths of the files that esbuild read for them, from the project's root. */
export interface FromSources<Made> {
  readonly made: Made;
  readonly sources: readonly string[];
}

/** The bundles of the last compilation. To bundle the browser's scripts takes longer than all else that is compiled. */
export interface BundleCache {
  /**
   * Returns the bundles that the cache has under this name, if they would be the same today. Otherwise it makes them,
   * and stores them instead.
   */
  reuse<Made>(name: string, make: () => Promise<FromSources<Made>>): Promise<Made>;
}

export interface BundleCacheInput {
  /** The cache has one file for each name in this folder. */
  readonly folder: string;
  readonly seal: Seal;
  /** The settings that are compiled into bundles: plain values. */
  readonly settings: unknown;
  /** The sources of the project as they are now, and the files that decide about packages and the compiler. */
  readonly hashes: SourceHashes;
  /** A bundle contains the names of the classes, not the rules. */
  readonly modules: StyleModules;
}

/** Opens the cache. What is damaged, or was not sealed with this seal, counts as absent. */
export function openBundleCache({ folder, seal, settings, hashes, modules }: BundleCacheInput): BundleCache {
  const compiler = [...hashes].filter(([path]) => decidesHow.test(path));
  const versionOf = (path: string) => modules.get(path)?.names ?? hashes.get(path);
  /** Changes with everything that decides about the bundles. Undefined if they contain a file that has no hash. */
  const versionFrom = (sources: readonly string[]) => {
    const own = sources.filter(isOfProject).sort();
    if (own.some((path) => versionOf(path) === undefined)) return undefined;
    return hash('sha256', JSON.stringify([settings, compiler, own.map((path) => [path, versionOf(path)])]));
  };
  return {
    async reuse<Made>(name: string, make: () => Promise<FromSources<Made>>): Promise<Made> {
      const file = join(folder, `${name}.json`);
      const stored = readStored(file);
      const sealOf = ({ version, text }: Pick<Stored, 'version' | 'text'>) => seal(name, version, hash('sha256', text));
      if (stored && stored.seal === sealOf(stored)) {
        // The cast is safe: the seal covers the name, under which only this type is stored.
        const bundled = JSON.parse(stored.text) as FromSources<Made>;
        if (stored.version === versionFrom(bundled.sources)) return bundled.made;
      }
      const bundled = await make();
      const [version, text] = [versionFrom(bundled.sources), JSON.stringify(bundled)];
      if (version !== undefined) writeStored(folder, file, { seal: sealOf({ version, text }), version, text });
      return bundled.made;
    },
  };
}

/** Files that decide about bundles of which they are no part: the compiler, the names of tokens and islands, packages. */
const decidesHow =
  /^(?:src\/export\/compile\/|src\/templates\/styles\/|config\/tokens\.ts$|src\/islands\/registry\.ts$|[\w-]+\.json$)/;

/** Packages change with package-lock.json. What a plugin provides has its name and a colon before it: `unused:png-js`. */
function isOfProject(path: string): boolean {
  return !path.includes('node_modules/') && !path.includes(':');
}

/** A file of the cache: a line with the seal, a line with the version, and the bundles as JSON. */
interface Stored {
  readonly seal: string;
  readonly version: string;
  readonly text: string;
}

function readStored(file: string): Stored | undefined {
  try {
    const [seal = '', version = '', text = ''] = readFileSync(file, 'utf8').split('\n', 3);
    return { seal, version, text };
  } catch {
    return undefined; // The file is absent, so the bundles are made.
  }
}

/** Writes the file whole or not at all. What a killed export left behind is written anew. */
function writeStored(folder: string, file: string, { seal, version, text }: Stored): void {
  const partial = `${file}.partial`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(partial, [seal, version, text].join('\n'));
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}
