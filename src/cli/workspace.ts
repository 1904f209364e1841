import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '../../config/load-config.ts';
import type { Config } from '../../config/schema.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { ReadProgress } from '../content/pinned-read.ts';

/** Where a command works: the project's own folder, its configuration, its content. */
export interface Workspace {
  readonly root: string;
  /** Snapshot, caches and releases: `.helios`, beside package.json unless HELIOS_WORK says otherwise. */
  readonly workFolder: string;
  readonly config: Config;
  /** Another renderer's entry than the site's own. */
  readonly renderer?: string;
  openContent(onProgress?: (progress: ReadProgress) => void): Promise<ContentSource>;
}

/** `--out`, seen from where the command was run. An empty one (`--out "$UNSET"`) stays empty, to be refused. */
export function outFolder(out: string): string {
  return out.trim() === '' ? '' : resolve(out);
}

export function openWorkspace(environment = process.env): Workspace {
  const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
  const workFolder = environment.HELIOS_WORK || join(root, '.helios');
  return {
    root,
    workFolder,
    config: loadConfig(environment),
    async openContent(onProgress = () => {}) {
      const { createContentSource } = await import('../content/prismic-source.ts');
      const { loadModels } = await import('../content/models/load-models.ts');
      return createContentSource({ environment, cacheFolder: workFolder, models: loadModels(), onProgress });
    },
  };
}
