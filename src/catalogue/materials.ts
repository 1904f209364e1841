import type { ContentDocument, Snapshot } from '../content/content-source.ts';
import { isJsonObject, type JsonObject } from '../content/json.ts';

/** Real pieces of content from which specimens are made: images, files, and documents to link to. */
export interface Materials {
  readonly images: readonly JsonObject[];
  /** Media link fields by the extension of their file: `pdf`, `mp4`. */
  readonly files: ReadonlyMap<string, JsonObject>;
  /** Relationship fields by the type of the document to which they lead. */
  readonly documents: ReadonlyMap<string, readonly JsonObject[]>;
}

/**
 * The number of images, and of documents per type, that is gathered. It is enough to fill any list with different
 * entries.
 */
const maxMaterials = 12;

/** Gathers materials from one locale's documents, in the snapshot's order. */
export function gatherMaterials(snapshot: Snapshot, lang: string): Materials {
  const documents = snapshot
    .heads()
    .filter((head) => head.lang === lang)
    .flatMap((head) => snapshot.document(head.id) ?? []);
  const images: JsonObject[] = [];
  const files = new Map<string, JsonObject>();
  for (const { data } of documents) collect(data, images, files);
  return { images: images.slice(0, maxMaterials), files, documents: relationships(documents) };
}

function relationships(documents: readonly ContentDocument[]): Map<string, JsonObject[]> {
  const byType = Map.groupBy(documents, (document) => document.type);
  return new Map(
    Array.from(byType, ([type, all]) => [
      type,
      all
        .slice(0, maxMaterials)
        .map(({ id, uid, lang }) => ({ link_type: 'Document', id, type, uid, lang, isBroken: false })),
    ]),
  );
}

/** Collects filled image fields, each image once, and one media link per file extension from a document's data. */
function collect(value: unknown, images: JsonObject[], files: Map<string, JsonObject>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, images, files);
  if (!isJsonObject(value)) return;
  const { url } = value;
  if (typeof url === 'string' && 'dimensions' in value && !images.some((image) => image.url === url))
    images.push(value);
  if (typeof url === 'string' && value.link_type === 'Media') {
    const extension = /\.([a-z0-9]+)$/i.exec(url)?.[1]?.toLowerCase() ?? '';
    if (!files.has(extension)) files.set(extension, value);
  }
  for (const member of Object.values(value)) collect(member, images, files);
}
