import { hash } from 'node:crypto';
import { canonicalJson } from '../../content/json.ts';
import type { Models } from '../../content/models/load-models.ts';
import type { StoredDocument } from '../../content/repository/stored-document.ts';
import { byText } from '../../site/by-text.ts';
import { assetsIn, migrationData, type RemoteNames } from './migration-form.ts';
import type { PushState } from './push-state.ts';

/** The maximum number of documents in a migration release. */
export const maxReleaseDocuments = 1000;

/** A file of `content/media`. */
export interface MediaSource {
  readonly name: string;
  readonly sha256: string;
}

/** The models that the repository has. */
export interface RemoteModels {
  readonly customTypes: readonly { readonly id: string }[];
  readonly slices: readonly { readonly id: string }[];
}

export interface PushInput {
  /** The documents to send. */
  readonly chosen: readonly StoredDocument[];
  /** All documents of the content. */
  readonly documents: readonly StoredDocument[];
  readonly media: readonly MediaSource[];
  readonly models: Models;
  readonly remoteModels: RemoteModels;
  readonly state: PushState;
  /** The Prismic code of the repository's master locale. */
  readonly masterLang: string;
}

export type ModelKind = 'customtypes' | 'slices';

export interface ModelStep {
  readonly kind: ModelKind;
  readonly action: 'insert' | 'update';
  readonly model: { readonly id: string };
}

/** What a push does, in this order. */
export interface PushPlan {
  /** Slices first, because custom types name them. */
  readonly models: readonly ModelStep[];
  readonly assets: readonly MediaSource[];
  /** Documents of the master locale first: a translation names its master when it is created. */
  readonly creations: readonly StoredDocument[];
  /** Documents whose content is sent: the new and the changed ones. */
  readonly updates: readonly StoredDocument[];
  /** The number of documents that wait for the next push, because a release would hold too many. */
  readonly waiting: number;
  readonly unchanged: number;
}

/** Plans a push. Whatever Prismic has already is left out. */
export function planPush(input: PushInput): PushPlan {
  const { chosen, media, state, masterLang } = input;
  const isNew = ({ id }: StoredDocument) => !(id in state.documents);
  const names = namesOf(input);
  const ordered = chosen.toSorted(
    byText((document) => `${document.lang === masterLang ? 0 : 1} ${document.lang} ${document.type} ${document.uid}`),
  );
  const changed = ordered.filter(
    (document) => isNew(document) || state.documents[document.id]?.hash !== pushHash(document, names),
  );
  const updates = changed.slice(0, maxReleaseDocuments);
  const used = new Set(updates.flatMap(({ data }) => assetsIn(data)));
  return {
    models: modelSteps(input),
    assets: media.filter(({ name, sha256 }) => used.has(name) && !(sha256 in state.assets)),
    creations: updates.filter(isNew),
    updates,
    waiting: changed.length - updates.length,
    unchanged: ordered.length - changed.length,
  };
}

/** Finds Prismic's ids of documents and media files. Undefined for those that the state of the push does not record. */
export function namesOf({ media, state }: Pick<PushInput, 'media' | 'state'>): RemoteNames {
  const byName = new Map(media.map(({ name, sha256 }) => [name, sha256]));
  return {
    idOf: (id) => state.documents[id]?.id,
    assetOf: (file) => state.assets[byName.get(file) ?? ''],
  };
}

/**
 * The hash of the content that a push sends for a document. It also changes when a linked document or file gets its id
 * at Prismic.
 */
export function pushHash(document: StoredDocument, names: RemoteNames): string {
  const { uid, tags } = document;
  return hash('sha256', canonicalJson({ uid, tags, data: migrationData(document, names) }));
}

function modelSteps({ models, remoteModels }: PushInput): ModelStep[] {
  return [
    ...stepsOf('slices', models.slices, remoteModels.slices),
    ...stepsOf('customtypes', models.customTypes, remoteModels.customTypes),
  ];
}

function stepsOf(
  kind: ModelKind,
  own: readonly { readonly id: string }[],
  remote: readonly { readonly id: string }[],
): ModelStep[] {
  const known = new Map(remote.map((model) => [model.id, canonicalJson(model)]));
  return own.flatMap((model): ModelStep[] => {
    const before = known.get(model.id);
    if (before === canonicalJson(model)) return [];
    return [{ kind, action: before === undefined ? 'insert' : 'update', model }];
  });
}
