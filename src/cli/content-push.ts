import { join } from 'node:path';
import { listMedia, loadMedia } from '../authoring/media-files.ts';
import { withPublished } from '../authoring/prismic/known-documents.ts';
import { maxReleaseDocuments, type PushPlan, planPush } from '../authoring/prismic/plan-push.ts';
import { push, stepsOf } from '../authoring/prismic/push.ts';
import { loadPushState, savePushState } from '../authoring/prismic/push-state.ts';
import { connectWriteApi, prismicEndpoints, standInEndpoints } from '../authoring/prismic/write-api.ts';
import { loadStored } from '../authoring/stored-files.ts';
import { embeddedFolder } from '../content/connect.ts';
import { loadModels } from '../content/models/load-models.ts';
import { systemClock } from '../site/clock.ts';
import { HeliosError } from '../site/helios-error.ts';
import { defaultLocaleOf, findLocale } from '../site/locale.ts';
import type { ContentPushReport } from './json/authoring-reports.ts';
import { count, note, printJson } from './report.ts';
import { openWaits } from './run-waits.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

interface ContentPushOptions {
  readonly locale?: readonly string[];
  readonly dryRun?: boolean;
  readonly wait?: number;
  readonly json?: boolean;
}

/**
 * `helios content push`: sends the parts of the embedded content that a repository at Prismic lacks to its migration
 * release. It prints a plan first. It publishes nothing: editors review the release and publish it.
 */
export async function contentPushCommand(options: ContentPushOptions): Promise<void> {
  const workspace = openWorkspace({ user: 'content', content: 'prismic', asker: 'helios content push' });
  const { name, token, endpoint } = writing(workspace);
  using stack = new DisposableStack();
  const source = await workspace.openContent({ waits: stack.use(openWaits(options)) });
  const { snapshot } = await source.fetch();
  stack.defer(() => snapshot.close());
  const endpoints = endpoint === undefined ? prismicEndpoints : standInEndpoints(endpoint);
  const api = connectWriteApi({ repository: name, token, endpoints, fetch: globalThis.fetch, clock: systemClock });
  const { locales } = workspace.config;
  const codes = new Set((options.locale ?? []).map((code) => findLocale(code, locales).code));
  const documents = loadStored(embeddedFolder);
  const stateFile = join(workspace.workFolder, `push-${name}.json`);
  const input = {
    chosen: documents.filter(({ lang }) => codes.size === 0 || codes.has(lang)),
    documents,
    media: listMedia(embeddedFolder),
    models: loadModels(),
    remoteModels: await api.fetchModels(),
    state: withPublished(loadPushState(stateFile), documents, snapshot.heads()),
    masterLang: defaultLocaleOf(locales).code,
  };
  const plan = planPush(input);
  const steps = stepsOf(plan);
  notePlan(plan, name);
  if (!options.dryRun) {
    await push({
      plan,
      input,
      api,
      load: (file) => loadMedia(embeddedFolder, file),
      save: (state) => savePushState(stateFile, state),
      onStep: (step, what) => note(`${count(step)} of ${count(steps)}  ${what}`),
    });
    if (steps > 0) note('Publish the migration release in Prismic to show the content.');
  }
  if (options.json) printJson(reportOf(plan, { isDryRun: options.dryRun === true }) satisfies ContentPushReport);
}

/** Returns the repository and the token for writing to it. Throws HeliosError `bad-config` without a token. */
function writing({ content }: Workspace): { name: string; token: string; endpoint: string | undefined } {
  const repository = content.kind === 'prismic' ? content.repository : undefined;
  if (repository?.writeToken !== undefined) {
    return { name: repository.name, token: repository.writeToken, endpoint: repository.writeEndpoint };
  }
  throw new HeliosError('bad-config', {
    message: 'HELIOS_PRISMIC_WRITE_TOKEN must be set, because helios content push writes to the repository.',
    where: 'HELIOS_PRISMIC_WRITE_TOKEN',
    hint: 'Create a write token in the settings of the repository: API & Security, Write APIs.',
  });
}

function notePlan(plan: PushPlan, name: string): void {
  const { models, assets, creations, updates, unchanged, waiting } = plan;
  note(`plan for ${name}`);
  note(`  ${count(models.length, 'model')} to send`);
  note(`  ${count(assets.length, 'file')} to upload`);
  note(
    `  ${count(creations.length, 'document')} to create, ${count(updates.length)} to fill, ${count(unchanged)} unchanged`,
  );
  note(`  ${count(stepsOf(plan), 'request')}, about one a second`);
  if (waiting === 0) return;
  note(
    `  ${count(waiting, 'document')} for the next push: a migration release holds ${count(maxReleaseDocuments)}. Publish it first.`,
  );
}

function reportOf(
  { models, assets, creations, updates, unchanged, waiting }: PushPlan,
  { isDryRun }: { isDryRun: boolean },
): ContentPushReport {
  return {
    version: 1,
    isDryRun,
    models: models.map(({ model }) => model.id),
    files: assets.map(({ name }) => name),
    created: creations.map(({ lang, type, uid }) => `${lang}/${type}/${uid ?? type}`),
    filled: updates.map(({ lang, type, uid }) => `${lang}/${type}/${uid ?? type}`),
    unchanged,
    waiting,
  };
}
