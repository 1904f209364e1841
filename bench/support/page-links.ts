import type { Json, JsonObject } from '../../src/content/json.ts';
import type { PublishedDocument } from '../../src/content/repository/published.ts';

/** The number of pages to which an overview links, itself included. */
const pagesOfOverview = 100;

/** The numbers of the generated pages that are overviews. */
export function overviewsOf(count: number): number[] {
  return Array.from({ length: Math.ceil(count / pagesOfOverview) }, (_, index) => index * pagesOfOverview);
}

/** The numbers of the pages to which a generated page links: those before the next overview. Empty if it is no overview. */
export function pagesLinkedBy(index: number, count: number): number[] {
  if (index % pagesOfOverview !== 0) return [];
  const length = Math.min(pagesOfOverview, count - index) - 1;
  return Array.from({ length }, (_, place) => index + 1 + place);
}

/** Adds a paragraph with links to pages to the first slice with a text. */
export function withLinks(document: PublishedDocument, uids: readonly string[]): PublishedDocument {
  if (uids.length === 0) return document;
  const slices = listIn(document.data.slices);
  const at = slices.findIndex((slice) => Array.isArray(primaryOf(slice).body));
  const slice = objectIn(slices[at]);
  const primary = primaryOf(slice);
  const body = [...listIn(primary.body), paragraphOf(uids)];
  return {
    ...document,
    data: { ...document.data, slices: slices.with(at, { ...slice, primary: { ...primary, body } }) },
  };
}

function paragraphOf(uids: readonly string[]): JsonObject {
  const text = uids.join(' ');
  let end = -1;
  const spans = uids.map((uid) => {
    const start = end + 1;
    end = start + uid.length;
    return { type: 'hyperlink', start, end, data: linkTo(uid) };
  });
  return { type: 'paragraph', text, spans };
}

/** A link as the API has it. The ids of generated pages are their uids. */
function linkTo(uid: string): JsonObject {
  return { link_type: 'Document', id: uid, uid, slug: uid, type: 'page', tags: [], lang: 'en-gb', isBroken: false };
}

function primaryOf(slice: Json | undefined): JsonObject {
  return objectIn(objectIn(slice).primary);
}

function listIn(value: Json | undefined): readonly Json[] {
  if (!Array.isArray(value)) throw new Error('The page that is copied has no slice with a text.');
  return value;
}

function objectIn(value: Json | undefined): JsonObject {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new Error('The page that is copied has no slice with a text.');
  }
  // The cast is safe: what is an object and no list has names and values.
  return value as JsonObject;
}
