import { z } from 'zod';
import type { DocumentPlace, Finding } from '../site/finding.ts';
import type { ReceivedDocument } from './accept-document.ts';
import { fieldPath } from './field-path.ts';
import type { ModelIndex } from './models/fields-of.ts';
import { should } from './validation/fault.ts';
import { fieldsSchema } from './validation/field-schema.ts';

/**
 * Finds every value of a document that its model does not allow.
 * If no value is found, templates may trust the document's type.
 */
export type Validate = (document: ReceivedDocument) => readonly Finding[];

/** A value that the model does not allow: where it is in the document, and the finding about it. */
export interface WrongValue {
  readonly keys: readonly PropertyKey[];
  readonly finding: Finding;
}

/** Creates the validation from the models. */
export function createValidation(models: ModelIndex): Validate {
  const wrongValuesIn = createWrongValues(models);
  return (document) => wrongValuesIn(document).map(({ finding }) => finding);
}

/** Creates the function that finds wrong values. The schema of a type is built for the first document of that type. */
export function createWrongValues(models: ModelIndex): (document: ReceivedDocument) => readonly WrongValue[] {
  const schemas = new Map<string, z.ZodType>();
  const schemaOf = (type: string) => {
    const schema = schemas.get(type) ?? documentSchema(type, models);
    schemas.set(type, schema);
    return schema;
  };
  return (document) => {
    const issues = schemaOf(document.type).safeParse(document).error?.issues ?? [];
    return issues.map((issue) => ({ keys: issue.path, finding: findingOf(issue, document) }));
  };
}

function documentSchema(type: string, models: ModelIndex): z.ZodType {
  const model = models.types.get(type);
  if (!model) return z.unknown();
  const uid = models.hasUid(model)
    ? z.string(should('UID', 'be a text')).min(1, should('UID', 'be a text'))
    : z.null(should('UID', 'be empty'));
  const date = z.string(should('Publication date', 'be a date'));
  return z.looseObject({
    uid,
    tags: z.array(z.string(), should('Tags', 'be a list of texts')),
    first_publication_date: date,
    last_publication_date: date,
    alternate_languages: z.array(
      z.looseObject({ id: z.string(), lang: z.string() }),
      should('Translations', 'be a list'),
    ),
    data: fieldsSchema('The document', models.dataFields(model), models),
  });
}

function findingOf(issue: z.core.$ZodIssue, { id, type, uid, lang }: ReceivedDocument): Finding {
  const [root, ...inside] = issue.path;
  const path = root === 'data' ? inside : issue.path;
  const place: DocumentPlace = { id, type, uid, lang };
  const isUnknownSlice = issue.code === 'custom' && issue.params?.code === 'unknown-slice';
  return {
    code: isUnknownSlice ? 'unknown-slice' : 'invalid-document',
    severity: 'error',
    message: issue.message,
    document: path.length === 0 ? place : { ...place, field: fieldPath(path) },
    hint: isUnknownSlice
      ? 'Remove the slice from the document, or add its model to content/models/slices and run `npm run types`.'
      : 'Correct this field of the document.',
  };
}
