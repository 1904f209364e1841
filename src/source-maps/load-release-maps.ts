import { realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadManifest } from '../export/output/known-site.ts';
import type { Manifest, SiteFile } from '../export/output/site-file.ts';
import { HeliosError } from '../site/helios-error.ts';
import { hostFolderOf, sourceMapFolder } from '../site/release-layout.ts';

/** The source maps of a release. */
export interface ReleaseMaps {
  /** Id of the release. */
  readonly release: string;
  /** The build hash, which pages send to the monitoring service. */
  readonly build: string;
  readonly maps: readonly ReleaseMap[];
}

/** A source map, and the script that it belongs to. */
export interface ReleaseMap {
  /** Pathname of the script: `/helios/static/late-3f2a….js`. */
  readonly script: string;
  /** Path of the script's file. */
  readonly scriptFile: string;
  /** Path of the source map. */
  readonly file: string;
  readonly bytes: number;
}

/** Finds the source maps of an exported site. Throws HeliosError `output-missing` if there are none. */
export function loadReleaseMaps(site: string): ReleaseMaps {
  const folder = realPath(site);
  const { manifest } = loadManifest(hostFolderOf(folder)) ?? {};
  if (!manifest) throw missing(site, `There is no export in ${site}.`);
  const mapped = manifest.hostFiles.filter(({ path }) => path.startsWith(`${sourceMapFolder}/`));
  const scripts = new Map(manifest.files.map((file) => [basename(file.path), file]));
  const maps = mapped.flatMap((map) => {
    const script = scripts.get(basename(map.path, '.map'));
    return script ? [mapOf(map, script, folder)] : [];
  });
  const build = buildOf(manifest);
  if (maps.length === 0 || build === undefined) {
    throw missing(site, `The release in ${site} has no source maps: an earlier version of Helios made it.`);
  }
  return { release: manifest.id, build, maps };
}

function mapOf(map: SiteFile, script: SiteFile, folder: string): ReleaseMap {
  return {
    script: `/${script.path}`,
    scriptFile: join(folder, script.path),
    file: join(hostFolderOf(folder), map.path),
    bytes: map.bytes,
  };
}

/** Returns the build hash, which is part of the boot script's name. */
function buildOf({ files }: Manifest): string | undefined {
  return files.map(({ path }) => /\/boot-(\w+)\.js$/.exec(path)?.[1]).find((build) => build !== undefined);
}

/** Returns the real path of the site's folder, if `site` is a symbolic link to it. */
function realPath(site: string): string {
  try {
    return realpathSync(site);
  } catch {
    return site; // The path does not exist. The caller reports that its manifest is missing.
  }
}

function missing(site: string, message: string): HeliosError {
  return new HeliosError('output-missing', {
    message,
    where: hostFolderOf(site),
    hint: 'Run `helios export` first, or name another folder with --out. If the site was copied, copy the folder beside it too.',
  });
}
