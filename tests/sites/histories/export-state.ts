import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { config } from '../../../config/index.ts';
import { loadModels } from '../../../src/content/models/load-models.ts';
import { createContentSource } from '../../../src/content/prismic-source.ts';
import { readFolder } from '../../../src/disk/list-folder.ts';
import { createSeals, type Seals } from '../../../src/disk/seal.ts';
import { lookAt } from '../../../src/disk/seen-paths.ts';
import { createExportMemory, type ExportMemory } from '../../../src/pipeline/export-memory.ts';
import { exportSite } from '../../../src/pipeline/export-site.ts';
import { hasSameSnapshot, hasSameTemplates, loadLastExport, lookAsLeft } from '../../../src/pipeline/last-export.ts';
import type { ExportProgress } from '../../../src/pipeline/progress.ts';
import { documentsOf, lookAtProject } from '../../../src/pipeline/project-inputs.ts';
import type { ServedRepository } from '../served-repository.ts';
import type { EditedProject } from './code-states.ts';
import { contentsBelow } from './contents.ts';

/** A state of content, code and clock. */
export interface SiteState {
  readonly project: EditedProject;
  readonly repository: Pick<ServedRepository, 'origin'>;
  readonly now: Date;
}

/**
 * Exports a state with the work folder and the output of a folder, which is new or from earlier exports. Returns the
 * hashes of all files, those of the host folder too. Throws if the site is not published.
 */
export async function exportState(folder: string, state: SiteState): Promise<Record<string, string>> {
  // All exports take place under one path: Node loads the compiled code again for each path that leads to it.
  const { place } = state.project;
  // An export that threw has left its folders here.
  rmSync(place, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, place);
  else createPlace(state.project);
  await exportIn(place, state);
  const contents = contentsBelow(place, ['out', 'out.helios']);
  renameSync(place, folder);
  return contents;
}

function createPlace(project: EditedProject): void {
  mkdirSync(join(project.place, 'work'), { recursive: true });
  project.lendTo(join(project.place, 'work'));
}

async function exportIn(place: string, state: SiteState): Promise<void> {
  const { project, repository, now } = state;
  const workFolder = join(place, 'work');
  const seals = createSeals(undefined);
  const prismic = { name: 'helios-test', endpoint: `${repository.origin}/api/v2`, token: undefined };
  const { published, findings } = await exportSite({
    config,
    content: createContentSource({ prismic, cacheFolder: workFolder, seals, models: loadModels() }),
    root: project.root,
    workFolder,
    seals,
    out: join(place, 'out'),
    selection: { locales: [], routes: [] },
    kind: 'site',
    redirects: [],
    publicFolder: undefined,
    options: {
      workers: 1,
      hasImages: false,
      isStrict: false,
      isPlain: false,
      allowsRemovals: true,
      allowsHeld: true,
      writesRedirects: false,
      isContentChosen: true,
    },
    now,
    memory: await memoryIn(place, state, seals),
    progress: silent,
  });
  if (published) return;
  const errors = findings.filter(({ severity }) => severity === 'error');
  throw new Error(`The site was not published: ${errors.map(({ message }) => message).join(' ')}`);
}

/** The memory of the exports in a folder, as the command line opens it. */
async function memoryIn(place: string, { project, repository, now }: SiteState, seals: Seals): Promise<ExportMemory> {
  const files = { workFolder: join(place, 'work'), seal: seals('last-export'), siteSeal: seals('last-site') };
  const last = loadLastExport(files);
  const outputs = last && (await lookAsLeft(last, now));
  const left = last &&
    outputs && { last, outputs, hasSnapshot: hasSameSnapshot(last), hasTemplates: hasSameTemplates(last) };
  return createExportMemory({
    ...files,
    request: 'of a history',
    content: { kind: 'prismic', repository: { name: 'helios-test', endpoint: repository.origin } },
    ...lookAtProject(project.root, { list: readFolder, left }),
    documents: lookAt([documentsOf(project.root)]),
    left,
    out: join(place, 'out'),
    isPart: false,
    now,
    list: readFolder,
  });
}

const silent: ExportProgress = {
  fetched() {},
  compiled() {},
  planned() {},
  rendering() {},
  rendered() {},
  optimizing() {},
  optimized() {},
  checked() {},
  patched() {},
};
