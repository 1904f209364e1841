import { join } from 'node:path';
import type { ContentSettings } from '../../config/environment.ts';
import type { Pin } from '../content/pin.ts';
import { openKeptLists } from '../disk/kept-lists.ts';
import type { Seals } from '../disk/seal.ts';
import { lookAt } from '../disk/seen-paths.ts';
import { createExportMemory } from '../pipeline/export-memory.ts';
import { giveHeadStart } from '../pipeline/head-start.ts';
import type { LastContent, LastExportPlace, LeftExport } from '../pipeline/last-export.ts';
import { documentsOf, lookAtProject } from '../pipeline/project-inputs.ts';
import type { Waits } from '../site/waits.ts';
import type { ExportFlags } from './export-flags.ts';
import { outFolder } from './out-folder.ts';
import { projectRoot } from './project-place.ts';

export interface AnewInput {
  readonly flags: ExportFlags;
  /** True if the flags select a part of the site. */
  readonly isPart: boolean;
  readonly place: LastExportPlace;
  readonly seals: Seals;
  /** The hash of the command and its environment. */
  readonly request: string;
  /** The waits of the run. To ask the repository for its refs may have used up a part of their limit. */
  readonly waits: Waits;
  /** The last export, if nothing but documents and templates may have changed since. */
  readonly left: LeftExport | undefined;
  /** The refs of the content, if the repository was asked for them already. */
  readonly pin: Pin | undefined;
}

/** Exports the site of this project, and remembers the export for the next one. */
export async function exportAnew(input: AnewInput): Promise<void> {
  const { flags, isPart, place, seals, request, waits, left, pin } = input;
  const folders = openKeptLists({ file: join(place.workFolder, 'folder-lists'), seal: seals('folder-lists') });
  const { list } = folders;
  // The state of the inputs is recorded before anything reads them, the configuration included, so that any later
  // change differs from the record.
  const looks = lookAtProject(projectRoot, { list, left });
  // If only documents and templates may have changed (`left`), the export is a small one. An edited page gets a new social
  // picture, and edited templates are compiled.
  using headStart = left && (await giveHeadStart({ mayDraw: flags.images, compiles: !left.hasTemplates }));
  const { openWorkspace } = await import('./workspace.ts');
  const workspace = openWorkspace({ user: 'export', content: flags.content });
  const { now } = workspace;
  const out = outFolder(flags.out);
  const content = withoutToken(workspace.content);
  // The documents of this project are no part of a site whose content is elsewhere.
  const documents = lookAt(content.kind === 'embedded' ? [documentsOf(projectRoot)] : [], { list, links: 'followed' });
  const seen = { ...looks, documents, out, isPart, now, list };
  const memory = createExportMemory({ ...place, siteSeal: seals('last-site'), request, content, left, ...seen });
  const { runExport } = await import('./run-export.ts');
  await runExport(flags, workspace, {
    kind: isPart ? 'part' : 'site',
    memory,
    list,
    waits,
    isUntouched: left?.hasSnapshot ?? false,
    ...(headStart && { headStart }),
    ...(pin && { pin }),
  });
  folders.save();
}

function withoutToken(content: ContentSettings): LastContent {
  if (content.kind === 'embedded') return content;
  const { name, endpoint } = content.repository;
  return { kind: 'prismic', repository: { name, endpoint } };
}
