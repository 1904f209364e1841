import type { CustomTypeModel, CustomTypeModelFieldType, SharedSliceModel } from '@prismicio/client';
import { z } from 'zod';
import { fieldPath } from '../field-path.ts';
import { shown } from '../validation/fault.ts';

export type ParsedModel<Model> =
  | { readonly ok: true; readonly model: Model }
  | { readonly ok: false; readonly fault: string };

/** Parses the text of a custom type's `index.json`. If the text is wrong, `fault` says why, with the key path. */
export function parseCustomType(text: string): ParsedModel<CustomTypeModel> {
  return parse<CustomTypeModel>(text, customType);
}

/** Parses the text of a shared slice's `model.json`. If the text is wrong, `fault` says why, with the key path. */
export function parseSlice(text: string): ParsedModel<SharedSliceModel> {
  return parse<SharedSliceModel>(text, slice);
}

function parse<Model>(text: string, schema: z.ZodType): ParsedModel<Model> {
  let model: Model;
  try {
    model = JSON.parse(text);
  } catch (error) {
    return { ok: false, fault: `The file is not JSON: ${error instanceof Error ? error.message : error}.` };
  }
  // The model is returned unchanged, because the generated types follow the order of its fields.
  const [issue] = schema.safeParse(model).error?.issues ?? [];
  if (!issue) return { ok: true, model };
  return { ok: false, fault: `${fieldPath(issue.path) || 'The file'} ${issue.message}` };
}

const must = (expectation: string) => ({
  error: ({ input }: { readonly input?: unknown }) => `must be ${expectation}, but it is ${shown(input)}.`,
});

type FieldType = (typeof CustomTypeModelFieldType)[keyof typeof CustomTypeModelFieldType];

/**
 * The field types of Prismic's client. They are repeated here, because with an import of the client every command that
 * reads content would load all of it.
 */
const fieldTypes = Object.keys({
  Boolean: true,
  Choice: true,
  Color: true,
  Date: true,
  Embed: true,
  GeoPoint: true,
  Group: true,
  Image: true,
  IntegrationFields: true,
  Link: true,
  Number: true,
  Range: true,
  Select: true,
  Separator: true,
  Slices: true,
  StructuredText: true,
  Table: true,
  Text: true,
  Timestamp: true,
  UID: true,
} satisfies Readonly<Record<FieldType, true>>);
const name = z.string(must('a text'));

/**
 * The settings of a field from which Helios makes types and the example
 * documents of the catalogue. Only Prismic uses the other settings.
 */
const field = z.looseObject(
  {
    type: z.enum(fieldTypes, must(`one of ${fieldTypes.join(', ')}`)),
    config: z.looseObject({ fields: z.lazy(() => fields.optional()) }, must('an object')).optional(),
  },
  must('an object'),
);
const fields: z.ZodType = z.record(z.string(), field, must('an object of fields'));

const customType = z.looseObject(
  { id: name, json: z.record(z.string(), fields, must('an object of tabs')) },
  must('an object'),
);

const slice = z.looseObject(
  {
    id: name,
    name,
    variations: z.array(
      z.looseObject({ id: name, primary: fields.optional(), items: fields.optional() }, must('an object')),
      must('a list of variations'),
    ),
  },
  must('an object'),
);
