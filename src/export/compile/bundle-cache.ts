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
   * Returns the cached bundles of this name if none of their sources has changed. Otherwise makes them, and replaces the
   * cached ones.
   */
  reuse<Made>(name: string, make: () => Promise<FromSources<Made>>): Promise<Made>;
}

export interface BundleCacheInput {
  /** The cache has one file for each name in this folder. */
  readonly folder: string;
  readonly seal: Seal;
  /** The settings that are compiled into bundles: plain values. */
  readonly settings: unknown;
  /**
   * The hashes of the project's sources as they are now, and of the files that decide about packages and the compiler.
   */
  readonly hashes: SourceHashes;
  /** The style modules. A bundle depends only on their class names, because it does not contain their rules. */
  readonly modules: StyleModules;
}

/** Opens the cache. A file that is damaged, or that was sealed with another seal, counts as absent. */
export function openBundleCache({ folder, seal, settings, hashes, modules }: BundleCacheInput): BundleCache {
  const compiler = [...hashes].filter(([path]) => decidesHow.test(path));
  const versionOf = (path: string) => modules.get(path)?.names ?? hashes.get(path);
  /**
   * Returns the version of bundles, which changes with everything that decides about them. Returns undefined if they
   * contain a file that has no hash.
   */
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

/**
 * Files that decide about bundles without being part of them: the compiler, the names of tokens and islands, packages.
 */
const decidesHow =
  /^(?:src\/export\/compile\/|src\/templates\/styles\/|config\/tokens\.ts$|src\/islands\/registry\.ts$|[\w-]+\.json$)/;

/**
 * True for a source of the project. False for packages, which change with package-lock.json, and for modules that a
 * plugin provides: their paths begin with the plugin's name and a colon, as in `unused:png-js`.
 */
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

/** Writes the file atomically. A temporary file that a killed export left behind is overwritten. */
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
