import { hash } from 'node:crypto';
import type { SharedSliceModel } from '@prismicio/client';
import { acceptDocument, type ReceivedDocument } from '../content/accept-document.ts';
import type { JsonObject } from '../content/json.ts';
import { indexModels } from '../content/models/fields-of.ts';
import type { Models } from '../content/models/load-models.ts';
import type { Materials } from './materials.ts';
import { type Specimen, specimensOf } from './specimens.ts';

/** The UID of the catalogue's overview, which links to all other pages of the catalogue and is their parent. */
export const catalogueUid = 'catalogue';
/** The UID of a component's page begins with this text; the component's name follows. */
export const componentPrefix = 'component-';

export interface CatalogueInput {
  readonly models: Models;
  readonly materials: Materials;
  /** The Prismic locale of the documents. */
  readonly lang: string;
  /** Names of the components with specimens of their own. */
  readonly components: readonly string[];
}

/**
 * Creates the catalogue's documents: one page per slice, made from the slice's model, one page per component, and an
 * overview of these pages.
 */
export function catalogueDocuments(input: CatalogueInput): ReceivedDocument[] {
  const { models, materials, components } = input;
  const parent = relationship(input, catalogueUid);
  const slicePages = models.slices.map((model) => ({
    uid: `slice-${model.id}`,
    title: titleOf(model),
    slices: slicesOf(model, materials),
  }));
  const componentPages = components.map((name) => ({ uid: componentPrefix + name, title: name, slices: [] }));
  const pages = [...slicePages, ...componentPages];
  return [
    page(input, { uid: catalogueUid, title: 'Catalogue', slices: overview(pages, input), navigation_style: 'full' }),
    ...pages.map((each) => page(input, { ...each, parent, navigation_style: 'none' })),
  ];
}

interface PageSketch {
  readonly uid: string;
  readonly title: string;
  readonly slices: readonly JsonObject[];
  readonly parent?: JsonObject;
  readonly navigation_style: 'full' | 'none';
}

function page({ models, lang }: CatalogueInput, { uid, ...own }: PageSketch): ReceivedDocument {
  const date = '2026-10-05T09:30:00+0000';
  const meta = { meta_title: own.title, meta_description: `${own.title}, in every state.`, noindex: true };
  const document: ReceivedDocument = {
    id: idOf(lang, uid),
    uid,
    url: null,
    type: 'page',
    tags: ['local'],
    first_publication_date: date,
    last_publication_date: date,
    slugs: [],
    linked_documents: [],
    lang,
    alternate_languages: [],
    data: { template: 'standard', ...meta, ...own },
  };
  return acceptDocument(document, indexModels(models));
}

function idOf(lang: string, uid: string): string {
  return hash('sha256', `${lang}/catalogue/${uid}`, 'base64url').slice(0, 16);
}

function relationship({ lang }: CatalogueInput, uid: string): JsonObject {
  return { link_type: 'Document', id: idOf(lang, uid), type: 'page', uid, lang, isBroken: false };
}

function titleOf({ name }: SharedSliceModel): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
}

/** The content of a slice's page: each specimen below a notice with the specimen's label. */
function slicesOf(model: SharedSliceModel, materials: Materials): JsonObject[] {
  const specimens = specimensOf(model, materials);
  return [head(titleOf(model), model.description ?? ''), ...specimens.flatMap(labelled)];
}

function labelled({ label, slice }: Specimen): JsonObject[] {
  return [sliceOf('notice', 'info', { theme: 'light', body: [text(label)] }, label), slice];
}

function overview(pages: readonly { uid: string; title: string }[], input: CatalogueInput): JsonObject[] {
  const items = pages.map(({ uid, title }) => ({
    link: { ...relationship(input, uid), text: title },
    description: null,
  }));
  return [
    head('Catalogue', 'Every slice and component in all its variations and states.'),
    sliceOf('resource_list', 'related_pages', { theme: 'light', heading: 'Pages', body: [], items }, 'pages'),
  ];
}

function head(heading: string, body: string): JsonObject {
  return sliceOf('hero', 'default', { theme: 'tint', heading, body: [text(body)], links: [] }, 'head');
}

function sliceOf(slice_type: string, variation: string, primary: JsonObject, key: string): JsonObject {
  return {
    id: `${slice_type}$${key}`,
    slice_type,
    slice_label: null,
    variation,
    version: 'initial',
    primary,
    items: [],
  };
}

function text(content: string): JsonObject {
  return { type: 'paragraph', text: content, spans: [] };
}
