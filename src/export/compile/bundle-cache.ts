import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeCacheFolder } from '../../disk/make-cache-folder.ts';
import { moveIntoPlace } from '../../disk/move-into-place.ts';
import type { Seal } from '../../disk/seal.ts';
import type { SourceHashes } from './compile-site.ts';

/** Bundles, and the paths of the files that esbuild read for them, from the project's root. */
export interface FromSources<Made> {
  readonly made: Made;
  readonly sources: readonly string[];
}

/** Bundles as JSON. The version changes with everything that decides about them. */
export interface BundleText {
  readonly version: string;
  readonly text: string;
}

/** Bundles by their name. Those that could not be loaded are undefined. */
export type BundleTexts = Readonly<Record<string, BundleText | undefined>>;

/** The bundles of the last compilation. To bundle the site's code takes longer than all else that is compiled. */
export interface BundleCache {
  /**
   * Returns the known bundles of this name if none of their sources has changed. Otherwise makes them. `contents` has
   * what the bundles contain of a source, if this is less than the source: a style module's class names.
   */
  reuse<Made>(name: string, make: () => Promise<FromSources<Made>>, contents?: Contents): Promise<Made>;
  /**
   * Returns undefined if none of the sources of the bundles has changed: then another place has the bundles of the last
   * compilation. Otherwise makes them.
   */
  makeChanged<Made>(
    name: string,
    make: () => Promise<FromSources<Made>>,
    contents?: Contents,
  ): Promise<Made | undefined>;
  /** Returns what was made of each of these sources. Makes it for those alone that have changed. */
  reuseEach<Made>(
    name: string,
    files: readonly string[],
    make: MakeEach<Made>,
    contents?: Contents,
  ): Promise<ReadonlyMap<string, Made>>;
  /** The bundles made so far which the next compilation may use again. */
  made(): BundleTexts;
}

/** What bundles contain of a source, by its path: plain values. */
export type Contents = ReadonlyMap<string, unknown>;

type MakeEach<Made> = (files: readonly string[]) => Promise<ReadonlyMap<string, FromSources<Made>>>;

export interface BundleCacheInput {
  /** Loads bundles of the last compilation. */
  readonly load: (name: string) => Promise<BundleText | undefined>;
  /** The settings that are compiled into bundles: plain values. */
  readonly settings: unknown;
  /**
   * The hashes of the project's sources as they are now, and of the files that decide about packages and the compiler.
   */
  readonly hashes: SourceHashes;
}

export function createBundleCache({ load, ...input }: BundleCacheInput): BundleCache {
  const versionOf = createVersions(input);
  /** Returns known bundles that are current. */
  const current = async <Made>(name: string, contents: Contents): Promise<FromSources<Made> | undefined> => {
    const stored = await load(name);
    if (!stored) return undefined;
    // The cast is safe: the seal covers the name, under which only this type is stored.
    const bundled = JSON.parse(stored.text) as FromSources<Made>;
    return stored.version === versionOf(bundled.sources, contents) ? bundled : undefined;
  };
  const made: { -readonly [Name in keyof BundleTexts]: BundleTexts[Name] } = {};
  const keep = (name: string, bundled: { readonly sources: readonly string[] }, contents: Contents) => {
    const version = versionOf(bundled.sources, contents);
    if (version !== undefined) made[name] = { version, text: JSON.stringify(bundled) };
  };
  return {
    async reuse<Made>(name: string, make: () => Promise<FromSources<Made>>, contents = nothing): Promise<Made> {
      const known = await current<Made>(name, contents);
      if (known) return known.made;
      const bundled = await make();
      keep(name, bundled, contents);
      return bundled.made;
    },
    async makeChanged<Made>(name: string, make: () => Promise<FromSources<Made>>, contents = nothing) {
      if (await current(name, contents)) return undefined;
      const bundled = await make();
      keep(name, { sources: bundled.sources }, contents);
      return bundled.made;
    },
    async reuseEach<Made>(name: string, files: readonly string[], make: MakeEach<Made>, contents = nothing) {
      // The cast is safe: the seal covers the name, under which only this type is stored.
      const stored = JSON.parse((await load(name))?.text ?? '{}') as VersionedFiles<Made>;
      const version = ({ sources }: FromSources<Made>) => versionOf(sources, contents);
      const { all, hasChanged } = await makeOthers({ stored, files, make, version });
      // Each source has a version of its own.
      if (hasChanged) made[name] = { version: '', text: JSON.stringify(withVersions(all, version)) };
      return new Map(Array.from(all, ([file, each]) => [file, each.made]));
    },
    made: () => made,
  };
}

/**
 * Returns the version of bundles, which changes with everything that decides about them. Returns undefined if they contain a
 * file that has no hash.
 */
type VersionOf = (sources: readonly string[], contents: Contents) => string | undefined;

function createVersions({ settings, hashes }: Omit<BundleCacheInput, 'load'>): VersionOf {
  const compiler = [...hashes].filter(([path]) => decidesHow.test(path));
  const common = hash('sha256', JSON.stringify([settings, compiler]));
  return (sources, contents) => {
    const own = sources.filter(isOfProject).sort();
    const versions = own.map((path) => [path, contents.get(path) ?? hashes.get(path)] as const);
    if (versions.some(([, version]) => version === undefined)) return undefined;
    return hash('sha256', JSON.stringify([common, versions]));
  };
}

interface EachInput<Made> {
  readonly stored: VersionedFiles<Made>;
  readonly files: readonly string[];
  readonly make: MakeEach<Made>;
  version(each: FromSources<Made>): string | undefined;
}

/** Makes what is not stored in its current version. */
async function makeOthers<Made>({ stored, files, make, version }: EachInput<Made>) {
  const isCurrent = (file: string) => {
    const each = stored[file];
    return each !== undefined && each.version === version(each);
  };
  const changed = files.filter((file) => !isCurrent(file));
  const fresh = changed.length > 0 ? await make(changed) : new Map<string, FromSources<Made>>();
  const all = files.flatMap((file) => {
    const each = fresh.get(file) ?? stored[file];
    return each ? [[file, each] as const] : [];
  });
  return { all: new Map(all), hasChanged: changed.length > 0 };
}

function withVersions<Made>(
  all: ReadonlyMap<string, FromSources<Made>>,
  versionOf: EachInput<Made>['version'],
): VersionedFiles<Made> {
  const versioned = Array.from(all).flatMap(([file, each]) => {
    const version = versionOf(each);
    return version === undefined ? [] : [[file, { ...each, version }] as const];
  });
  return Object.fromEntries(versioned);
}

/** What was made of one source, with its version. */
interface Versioned<Made> extends FromSources<Made> {
  readonly version: string;
}

type VersionedFiles<Made> = Readonly<Record<string, Versioned<Made>>>;

const nothing: Contents = new Map();

/**
 * Files that decide about bundles without being part of them: the compiler, the names of tokens and islands, packages.
 */
const decidesHow =
  /^(?:src\/export\/compile\/|src\/templates\/styles\/|config\/tokens\.ts$|src\/islands\/registry\.ts$|[\w-]+\.json$)/;

/**
 * True for a source of the project. False for packages, which change with package-lock.json, for modules that a plugin
 * provides, whose paths begin with the plugin's name and a colon (`unused:png-js`), and for values that esbuild puts in
 * (`<define:HELIOS_SITE>`).
 */
export function isOfProject(path: string): boolean {
  return !path.includes('node_modules/') && !/^(?:[\w-]+:|<)/.test(path);
}

/** The folder of the cache, with a file for each name, and its seal. */
export interface BundlePlace {
  readonly folder: string;
  readonly seal: Seal;
}

/**
 * Loads bundles of the last compilation. A file that is damaged, or has another seal, counts as absent. A file of the cache
 * is a line with the seal, a line with the version, and the bundles as JSON.
 */
export function loadBundle(name: string, { folder, seal }: BundlePlace): BundleText | undefined {
  try {
    const [seen, version = '', text = ''] = readFileSync(fileOf(name, folder), 'utf8').split('\n', 3);
    return seen === sealOf(name, { version, text }, seal) ? { version, text } : undefined;
  } catch {
    return undefined; // The file can't be read, so the bundles are made.
  }
}

function sealOf(name: string, { version, text }: BundleText, seal: Seal): string {
  return seal(name, version, hash('sha256', text));
}

function fileOf(name: string, folder: string): string {
  return join(folder, `${name}.json`);
}

/** Stores bundles, each in one step, in place of those of the last compilation. */
export function storeBundles(bundles: BundleTexts, { folder, seal }: BundlePlace): void {
  for (const [name, bundle] of Object.entries(bundles)) {
    if (!bundle) continue;
    const lines = [sealOf(name, bundle, seal), bundle.version, bundle.text];
    writeWhole(folder, fileOf(name, folder), lines.join('\n'));
  }
}

/** Writes the file atomically. A temporary file that a killed export left behind is overwritten. */
function writeWhole(folder: string, file: string, text: string): void {
  const partial = `${file}.partial`;
  makeCacheFolder(folder);
  writeFileSync(partial, text);
  moveIntoPlace(partial, file);
}
