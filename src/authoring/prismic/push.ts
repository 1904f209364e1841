import type { StoredDocument } from '../../content/repository/stored-document.ts';
import { migrationData } from './migration-form.ts';
import { namesOf, type PushInput, type PushPlan, pushHash } from './plan-push.ts';
import type { PushState } from './push-state.ts';
import type { MigrationDocument, WriteApi } from './write-api.ts';

export interface PushWork {
  readonly plan: PushPlan;
  readonly input: Pick<PushInput, 'media' | 'state' | 'documents' | 'masterLang'>;
  readonly api: WriteApi;
  /** Reads a file of `content/media`. */
  load(name: string): Uint8Array<ArrayBuffer>;
  /** Called after each step with what Prismic has then. */
  save(state: PushState): void;
  /** Called before each step: the number of the step and a name for it. */
  onStep(step: number, name: string): void;
}

/** The number of requests of a plan. */
export function stepsOf({ models, assets, creations, updates }: PushPlan): number {
  return models.length + assets.length + creations.length + updates.length;
}

/**
 * Carries out a plan. Each document is created empty and filled afterwards, because links may lead from one to another.
 * Throws HeliosError; what was done until then is saved.
 */
export async function push({ plan, input, api, load, save, onStep }: PushWork): Promise<PushState> {
  let state = input.state;
  let step = 0;
  const begin = (name: string) => {
    step += 1;
    onStep(step, name);
  };
  const keep = (change: Partial<PushState>) => {
    state = { ...state, ...change };
    save(state);
  };
  for (const model of plan.models) {
    begin(`model ${model.model.id}`);
    await api.sendModel(model);
  }
  for (const { name, sha256 } of plan.assets) {
    begin(`file ${name}`);
    const asset = await api.uploadAsset(name, load(name));
    keep({ assets: { ...state.assets, [sha256]: asset } });
  }
  for (const document of plan.creations) {
    begin(`new ${nameOf(document)}`);
    const { id } = await api.createDocument({
      ...headOf(document),
      data: {},
      alternate_language_id: masterOf(document, input, state),
    });
    keep({ documents: { ...state.documents, [document.id]: { id, hash: '' } } });
  }
  for (const document of plan.updates) {
    begin(nameOf(document));
    const names = namesOf({ media: input.media, state });
    const known = state.documents[document.id];
    if (!known) continue;
    await api.updateDocument(known.id, { ...headOf(document), data: migrationData(document, names) });
    keep({ documents: { ...state.documents, [document.id]: { id: known.id, hash: pushHash(document, names) } } });
  }
  return state;
}

function nameOf({ lang, type, uid }: StoredDocument): string {
  return `${lang}/${type}/${uid ?? type}`;
}

function headOf({ type, uid, lang, tags, data }: StoredDocument): Omit<MigrationDocument, 'data'> {
  const title = typeof data.title === 'string' && data.title !== '' ? data.title : (uid ?? type);
  return { title, type, uid: uid ?? undefined, lang, tags };
}

/** The id at Prismic of the document in the master locale that a document translates. */
function masterOf(
  { group, lang }: StoredDocument,
  { documents, masterLang }: PushWork['input'],
  state: PushState,
): string | undefined {
  if (lang === masterLang || group === undefined) return undefined;
  const master = documents.find((document) => document.group === group && document.lang === masterLang);
  return master && state.documents[master.id]?.id;
}
