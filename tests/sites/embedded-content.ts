import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptDocument, type ReceivedDocument } from '../../src/content/accept-document.ts';
import { embeddedFolder } from '../../src/content/connect.ts';
import type { DocumentOf, DocumentType } from '../../src/content/content-source.ts';
import { indexModels } from '../../src/content/models/fields-of.ts';
import { loadModels } from '../../src/content/models/load-models.ts';
import type { Slice, SliceOf, SliceType } from '../../src/templates/slice-props.ts';

const models = indexModels(loadModels());

/**
 * A document of the embedded content: `contentOf('en-gb', 'page', 'home')`; for a type that a locale has one of,
 * `contentOf('en-gb', 'pricing')`. What an editor may change is read from here, and not quoted in a test.
 */
export function contentOf<Type extends DocumentType>(lang: string, type: Type, uid: string = type): DocumentOf<Type> {
  const file = join(embeddedFolder, 'documents', lang, type, `${uid}.json`);
  const stored: ReceivedDocument = JSON.parse(readFileSync(file, 'utf8'));
  return JSON.parse(JSON.stringify(acceptDocument(stored, models)));
}

type Variation<Type extends SliceType> = SliceOf<Type>['variation'];
type SliceAs<Type extends SliceType, Name> = Extract<SliceOf<Type>, { variation: Name }>;

/** The first slice of a variation on a page of the embedded content. */
export function sliceIn<Type extends SliceType, Name extends Variation<Type>>(
  { uid, data: { slices } }: { readonly uid: string; readonly data: { readonly slices: readonly Slice[] } },
  type: Type,
  variation: Name,
): SliceAs<Type, Name> {
  const isWanted = (slice: Slice): slice is SliceAs<Type, Name> =>
    slice.slice_type === type && slice.variation === variation;
  const slice = slices.find(isWanted);
  if (!slice) throw new Error(`"${uid}" has no slice "${type}" of the variation "${variation}".`);
  return slice;
}

type Filled<Fields> = { readonly [Name in keyof Fields]: NonNullable<Fields[Name]> };

/** The same fields, of which none may be empty: reading an empty one throws. */
export function filled<Fields extends object>(fields: Fields): Filled<Fields> {
  return new Proxy(fields, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (value === null || value === undefined) throw new Error(`The content has nothing in "${String(name)}".`);
      return value;
    },
  }) as Filled<Fields>;
}

/** The words of a locale, by their names in `global_strings`. */
export function stringsOf(lang: string): Filled<DocumentOf<'global_strings'>['data']> {
  return filled(contentOf(lang, 'global_strings').data);
}
