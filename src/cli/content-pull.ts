import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pullFiles, writeMedia } from '../authoring/media-files.ts';
import { type PullPlan, planPull, type RemoteDocument } from '../authoring/prismic/plan-pull.ts';
import { loadPushState } from '../authoring/prismic/push-state.ts';
import { mediaIn, mediaName } from '../authoring/prismic/stored-form.ts';
import { loadStored, storedPath, writeStored } from '../authoring/stored-files.ts';
import { embeddedFolder, embeddedSettings } from '../content/connect.ts';
import type { Snapshot } from '../content/content-source.ts';
import { loadModels } from '../content/models/load-models.ts';
import { openRepository } from '../content/repository/open-repository.ts';
import { defaultLocaleOf, findLocale } from '../site/locale.ts';
import type { ContentPullReport } from './json/authoring-reports.ts';
import { count, note, printJson, printLine } from './report.ts';
import { openWaits } from './run-waits.ts';
import { openWorkspace } from './workspace.ts';

interface ContentPullOptions {
  readonly locale?: readonly string[];
  readonly to?: string;
  readonly dryRun?: boolean;
  readonly wait?: number;
  readonly json?: boolean;
}

/**
 * `helios content pull`: writes the published documents of a repository at Prismic, and the media files that they show,
 * into the embedded content. With `--dry-run` it only prints the plan. Local files of documents that the repository
 * lacks stay.
 */
export async function contentPullCommand(options: ContentPullOptions): Promise<void> {
  const workspace = openWorkspace({ user: 'content', content: 'prismic', asker: 'helios content pull' });
  const { locales } = workspace.config;
  const codes = new Set((options.locale ?? []).map((code) => findLocale(code, locales).code));
  const folder = options.to === undefined ? embeddedFolder : resolve(options.to);
  using stack = new DisposableStack();
  const source = await workspace.openContent({ waits: stack.use(openWaits(options)) });
  const { snapshot } = await source.fetch();
  stack.defer(() => snapshot.close());
  const isChosen = ({ lang }: { readonly lang: string }) => codes.size === 0 || codes.has(lang);
  const remote = documentsOf(snapshot).filter(isChosen);
  const files = await pullFiles(
    remote.flatMap(({ data }) => mediaIn(data)),
    folder,
    (url) => source.fetchMedia(url),
  );
  const name = workspace.content.kind === 'prismic' ? workspace.content.repository.name : '';
  const state = loadPushState(join(workspace.workFolder, `push-${name}.json`));
  const own = new Map(Object.entries(state.documents).map(([id, document]) => [document.id, id]));
  const plan = planPull({
    remote,
    local: readLocal(folder).filter(({ stored }) => isChosen(stored)),
    names: { idOf: (id) => own.get(id) ?? id, fileOf: (url) => files.get(url)?.name ?? mediaName(url) },
    masterLang: defaultLocaleOf(locales).code,
  });
  const added = plan.media.flatMap((url) => files.get(url) ?? []).filter(({ bytes }) => bytes !== undefined);
  if (!options.dryRun) {
    for (const file of added) writeMedia(folder, file);
    for (const document of plan.writes) writeStored(folder, document);
  }
  const written = plan.writes.map(storedPath);
  if (options.json) {
    printJson(reportOf(plan, { written, media: added.map((file) => file.name), isDryRun: options.dryRun === true }));
  } else for (const path of written) printLine(path);
  note(
    `${count(plan.writes.length, 'document')} new or changed, ${count(plan.unchanged)} unchanged, ${count(added.length, 'file')} added`,
  );
  if (plan.others.length > 0) note(`${count(plan.others.length, 'document')} of the files not in ${name}. They stay.`);
}

function documentsOf(snapshot: Snapshot): RemoteDocument[] {
  // The cast is safe: the snapshot has the documents as the API sent them.
  return snapshot.heads().flatMap(({ id }) => (snapshot.document(id) as unknown as RemoteDocument | undefined) ?? []);
}

/** Reads the documents of a folder: each as its file has it, and as the API would return it. */
function readLocal(folder: string) {
  mkdirSync(join(folder, 'documents'), { recursive: true });
  mkdirSync(join(folder, 'media'), { recursive: true });
  const published = openRepository({ folder, settings: embeddedSettings(), models: loadModels() }).documents();
  const byId = new Map(published.map((document) => [document.id, document]));
  return loadStored(folder).flatMap((stored) => {
    const document = byId.get(stored.id);
    return document ? [{ stored, published: document }] : [];
  });
}

function reportOf(
  { others, unchanged }: PullPlan,
  { written, media, isDryRun }: { written: readonly string[]; media: readonly string[]; isDryRun: boolean },
): ContentPullReport {
  return { version: 1, isDryRun, written: [...written], media: [...media], others: others.map(storedPath), unchanged };
}
