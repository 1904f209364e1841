import { realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { createHost, type Host } from '../site/host.ts';
import type { HostRules } from '../site/host-rules.ts';
import type { HasFile } from '../site/page-file.ts';
import { createFileCache, type ServedFile } from './file-cache.ts';
import { type FoundRelease, findRelease, findSite } from './find-release.ts';

/** The release that the folder contained when a request came in. */
export interface ServedRelease {
  /** A text that is different for each release. */
  readonly identity: string;
  readonly host: Host;
  readonly rules: HostRules;
  readonly hasFile: HasFile;
  read(path: string): Promise<ServedFile>;
  /** Reads a file of the host folder, which no visitor may read. */
  readHostFile(name: string): Promise<ServedFile>;
}

export interface ReleaseReader {
  /** The release that the folder contains now. Throws HeliosError if it contains none. */
  open(): Promise<ServedRelease>;
}

interface Known {
  readonly release: FoundRelease;
  readonly host: Host;
}

/**
 * Creates a reader that looks at the folder again for each request, because publishing swaps the folder's content. A
 * request gets files of one release only.
 */
export function createReleaseReader(folder: string, brotliQuality?: number): ReleaseReader {
  const files = createFileCache(brotliQuality);
  let known: Known | undefined;

  async function current(): Promise<Known> {
    const { identity } = await findSite(folder);
    if (known?.release.identity === identity) return known;
    try {
      const release = await findRelease(folder);
      known = { release, host: createHost(release.rules) };
      return known;
    } catch (error) {
      // Somebody who copies the site and its host folder by hand copies one after the other. Until both are there, the
      // rules of the release before apply.
      if (known) return known;
      throw error;
    }
  }

  return {
    async open() {
      const { host, release } = await current();
      const { root, hostFolder, identity, rules } = release;
      return {
        identity,
        host,
        rules,
        hasFile: (path) => isInside(root, path),
        read: (path) => files.read(join(root, path)),
        readHostFile: (name) => files.read(join(hostFolder, name)),
      };
    },
  };
}

/** True if the path is a file below the root. A symbolic link out of the root does not count as a file, as on a CDN. */
function isInside(root: string, path: string): boolean {
  try {
    const real = realpathSync(join(root, path));
    return real.startsWith(root + sep) && statSync(real).isFile();
  } catch {
    return false; // The path is missing, too long, or a loop of links: there is no file.
  }
}
