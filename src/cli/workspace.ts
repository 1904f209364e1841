import { join, resolve } from 'node:path';
import type {
  ContentSettings,
  EnvironmentSource,
  EnvironmentUse,
  LeadSettings,
  SourceMapSettings,
} from '../../config/environment.ts';
import type { ImageCacheSettings } from '../../config/image-cache.ts';
import type { Config } from '../../config/schema.ts';
import { parseSettings } from '../../config/settings.ts';
import { variables } from '../../config/variables.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { Pin, ReadProgress } from '../content/pin.ts';
import { createSeals, type Seals } from '../disk/seal.ts';
import type { OutboxPlace } from '../leads/outbox/outbox-place.ts';
import type { Redirect } from '../site/redirects.ts';
import type { Waits } from '../site/waits.ts';
import { assertWorkFolder } from './assert-work-folder.ts';
import { projectRoot } from './project-place.ts';
import { prepareWorkFolder } from './work-folder.ts';

/** The surroundings of a command: the project's folder, its configuration and its content. */
export interface Workspace {
  readonly root: string;
  /** The folder of the snapshot, the caches and the releases: HELIOS_WORK, or `.helios` beside package.json. */
  readonly workFolder: string;
  /** The seals of the caches in the work folder. */
  readonly seals: Seals;
  /** The place in which runs share images. Undefined if there is none. */
  readonly imageCache: ImageCacheSettings | undefined;
  /** The file that stores leads. */
  readonly outbox: OutboxPlace;
  readonly config: Config;
  readonly content: ContentSettings;
  /** The time of the export: HELIOS_NOW, or the time of the clock. */
  readonly now: Date;
  readonly leads: LeadSettings;
  /** The service that takes source maps. Undefined if the environment names none. */
  readonly sourceMaps: SourceMapSettings | undefined;
  /** The entry file of a renderer that replaces the site's own. */
  readonly renderer?: string;
  /**
   * Loads the redirects of config/index.ts and of the files beside it. Throws HeliosError `bad-config` with their
   * lines.
   */
  loadRedirects(): Promise<readonly Redirect[]>;
  /** Path of the folder whose files are published unchanged; undefined for none. */
  readonly publicFolder: string | undefined;
  openContent(listener?: ContentListener): Promise<ContentSource>;
}

/** The callbacks and the knowledge that a command passes on when it opens the content. */
export interface ContentListener {
  readonly onProgress?: (progress: ReadProgress) => void;
  readonly waits?: Waits;
  /** The refs of the content, if the repository was asked for them already. */
  readonly pin?: Pin;
  /** True if nobody has touched the content in the work folder since Helios wrote it. */
  readonly isUntouched?: boolean;
}

/**
 * Opens the project with its configuration and its environment. Throws HeliosError `bad-config` that names every wrong
 * value of both, or says why the work folder can't be one.
 */
export function openWorkspace(use: EnvironmentUse, environment: EnvironmentSource = process.env): Workspace {
  const {
    folders,
    cacheKey,
    imageCache,
    config,
    content,
    now = new Date(),
    leads,
    sourceMaps,
  } = parseSettings({ environment, use });
  const workFolder = folders.work ?? join(projectRoot, variables.HELIOS_WORK.default);
  assertWorkFolder(workFolder, projectRoot);
  const seals = createSeals(cacheKey);
  return {
    root: projectRoot,
    workFolder,
    seals,
    imageCache,
    outbox: outboxPlace(folders.outbox, workFolder),
    config,
    content,
    now,
    leads,
    sourceMaps,
    async loadRedirects() {
      const { loadRedirects } = await import('../pipeline/load-redirects.ts');
      return loadRedirects(projectRoot, config);
    },
    publicFolder: join(projectRoot, 'public'),
    async openContent(listener = {}) {
      prepareWorkFolder(workFolder);
      const { createContentSource } = await import('../content/prismic-source.ts');
      const { loadModels, modelsFolder } = await import('../content/models/load-models.ts');
      const { openSoundModels } = await import('../content/models/sound-models.ts');
      const prismic = content.kind === 'prismic' ? content.repository : undefined;
      const models = loadModels(modelsFolder, openSoundModels({ folder: workFolder, seal: seals('models') }));
      return createContentSource({ prismic, cacheFolder: workFolder, seals, models, ...listener });
    },
  };
}

/**
 * The place of the outbox: the named file, else `leads.sqlite` in a folder beside the work folder (`.helios-leads`).
 * Earlier versions stored leads in the work folder itself. That folder is a cache: people delete it, and CI systems
 * upload it.
 */
function outboxPlace(named: string | undefined, workFolder: string): OutboxPlace {
  if (named !== undefined) return { file: named, earlier: undefined };
  const folder = resolve(workFolder);
  return { file: join(`${folder}-leads`, 'leads.sqlite'), earlier: join(folder, 'leads.sqlite') };
}
