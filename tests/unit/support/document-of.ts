import { acceptDocument } from '../../../src/content/accept-document.ts';
import type { DocumentOf, DocumentType } from '../../../src/content/content-source.ts';
import { indexModels } from '../../../src/content/models/fields-of.ts';
import { loadModels } from '../../../src/content/models/load-models.ts';
import type { Slice, SliceOf, SliceType } from '../../../src/templates/slice-props.ts';

/** The names of fields are checked. Their values are not: a test may need one that no model allows. */
export type Values<Fields> = Fields extends unknown ? { readonly [Name in keyof Fields]?: Value<Fields[Name]> } : never;
type Value<Field> = Field extends readonly (infer Item)[] ? readonly Values<Item>[] : unknown;

export type DataOf<Type extends DocumentType> = Values<DocumentOf<Type>['data']>;

type Variation<Type extends SliceType> = SliceOf<Type>['variation'];
type SliceAs<Type extends SliceType, Name> = Extract<SliceOf<Type>, { variation: Name }>;

/** The properties of a document beside its `data`. */
interface Head {
  readonly id?: string;
  readonly uid?: string | null;
  /** Prismic locale: `de-de`. */
  readonly lang?: string;
  readonly tags?: readonly string[];
  readonly first_publication_date?: string;
  readonly last_publication_date?: string;
}

const models = indexModels(loadModels());

const usualHead = {
  url: null,
  href: '',
  lang: 'en-gb',
  tags: [],
  slugs: [],
  linked_documents: [],
  alternate_languages: [],
  first_publication_date: '2026-09-02T08:00:00+0000',
  last_publication_date: '2026-10-05T09:30:00+0000',
};

/**
 * A whole document of a type: `documentOf('job', { title: 'Counsel' }, { uid: '4101' })`. A field that is not given has
 * the empty value that its model says, in groups and slices too. Unless given, the UID is the name of the type, and the
 * id is the UID.
 */
export function documentOf<Type extends DocumentType>(
  type: Type,
  data?: DataOf<Type>,
  head: Head = {},
): DocumentOf<Type> {
  const model = models.types.get(type);
  const uid = model && models.hasUid(model) ? type : null;
  return accepted({ ...usualHead, type, uid, id: head.uid ?? type, ...head, data: data ?? {} });
}

/** A whole slice of a variation: `sliceOf('faq', 'grouped', { heading: 'Asked before noon' })`. */
export function sliceOf<Type extends SliceType, Name extends Variation<Type>>(
  type: Type,
  variation: Name,
  primary?: Values<SliceAs<Type, Name>['primary']>,
): SliceAs<Type, Name> {
  return anySlice({ slice_type: type, variation, primary: primary ?? {} });
}

/** A slice that the models need not know. */
export function anySlice<Any extends Slice>(slice: object): Any {
  const whole = { id: 'slice', slice_label: null, version: 'initial', items: [], ...slice };
  const page: { data: { slices: [Any] } } = accepted({ ...usualHead, type: 'page', data: { slices: [whole] } });
  return page.data.slices[0];
}

/** The document as a template meets it: accepted by the fetch, and read from the JSON of the snapshot. */
function accepted<Document>(document: object): Document {
  return throughJson(acceptDocument(throughJson(document), models));
}

function throughJson<Value>(value: unknown): Value {
  return JSON.parse(JSON.stringify(value));
}
