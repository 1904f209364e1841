import { realpathSync, statSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { HeliosError } from '../site/helios-error.ts';
import { createHost, type HasFile, type Host } from '../site/host.ts';
import { type HostRules, hostRulesFile, parseHostRules } from '../site/host-rules.ts';
import { createFileCache, type ServedFile } from './file-cache.ts';

/** The release that the folder contained when a request came in. */
export interface ServedRelease {
  readonly host: Host;
  readonly rules: HostRules;
  readonly hasFile: HasFile;
  read(path: string): Promise<ServedFile>;
}

export interface ReleaseReader {
  /** The release that the folder contains now. Throws HeliosError if it contains none. */
  open(): Promise<ServedRelease>;
}

/**
 * Creates a reader that looks at the folder again for each request, because publishing swaps the folder's content. A
 * request gets files of one release only.
 */
export function createReleaseReader(folder: string): ReleaseReader {
  const files = createFileCache();
  let known: { identity: string; rules: HostRules; host: Host } | undefined;
  return {
    async open() {
      const { root, identity } = await identify(folder);
      if (known?.identity !== identity) {
        const rules = await loadRules(root);
        known = { identity, rules, host: createHost(rules) };
      }
      const { host, rules } = known;
      return { host, rules, hasFile: (path) => isInside(root, path), read: (path) => files.read(join(root, path)) };
    },
  };
}

/** Finds the real path of the release in a folder, and a text that is different for each release. */
async function identify(folder: string): Promise<{ root: string; identity: string }> {
  try {
    const root = await realpath(folder);
    const { ino, mtimeMs, size } = await stat(join(root, hostRulesFile));
    return { root, identity: [root, ino, mtimeMs, size].join(':') };
  } catch (cause) {
    throw new HeliosError('output-missing', {
      message: `There is no exported site in ${folder}.`,
      where: folder,
      hint: 'Run `helios export` first, or name the folder of an export.',
      cause,
    });
  }
}

async function loadRules(root: string): Promise<HostRules> {
  const text = await readFile(join(root, hostRulesFile), 'utf8');
  try {
    return parseHostRules(JSON.parse(text));
  } catch (cause) {
    if (cause instanceof HeliosError) throw cause;
    throw new HeliosError('bad-config', {
      message: `${hostRulesFile} of the export is not JSON.`,
      where: join(root, hostRulesFile),
      hint: 'Run `helios export` again: it writes this file.',
      cause,
    });
  }
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
