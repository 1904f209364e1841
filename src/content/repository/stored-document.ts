import { z } from 'zod';
import { isCalendarDay } from '../../rules/calendar-day.ts';
import { nearestText } from '../../site/nearest-text.ts';
import { decodeUtf8 } from '../../site/utf8.ts';
import { isJsonObject, type JsonObject } from '../json.ts';
import type { DocumentFault } from './file-finding.ts';

/** What the value of each property must be, as the end of the sentence `"tags" must be …`. */
const expected = {
  id: '16 letters, digits, "-" or "_", as the Migration API wants it',
  type: 'the name of a custom type, such as page',
  lang: 'the code of a locale, such as de-de',
  uid: 'a text, or null if documents of the type have none',
  tags: 'a list of texts',
  group: 'a text',
  first_publication_date: 'a day of the calendar and a time, such as 2026-01-02T03:04:05+0000',
  last_publication_date: 'a day of the calendar and a time, such as 2026-01-02T03:04:05+0000',
  data: 'an object with the fields',
} as const;

/** The schema of dates as Prismic writes them: UTC without a colon in the offset. */
const date = z.string().refine((text) => {
  const [, day = '', time] = /^([\d-]+)T(\d\d:\d\d:\d\d)\+0000$/.exec(text) ?? [];
  return isCalendarDay(day) && !Number.isNaN(Date.parse(`${day}T${time}Z`));
});

const schema = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9_-]{16}$/),
  type: z.string(),
  lang: z.string(),
  uid: z.string().min(1).nullable().default(null),
  tags: z.array(z.string()).default([]),
  /**
   * The name of the document's translation group. Prismic has
   * no such name, only `alternate_languages` in each document.
   */
  group: z.string().optional(),
  first_publication_date: date,
  last_publication_date: date,
  data: z.custom<JsonObject>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
});

/** A document as an author writes it into a file, without the values that Helios computes. */
export type StoredDocument = z.infer<typeof schema>;

/** A document without its fields: the properties that other documents repeat. */
export type DocumentFrame = Omit<StoredDocument, 'data'>;

/** Parses the bytes of a document's file. The result is the document, or all faults of the file. */
export function parseStoredDocument(bytes: Uint8Array): { document: StoredDocument } | { faults: DocumentFault[] } {
  const decoded = decodeUtf8(bytes);
  if (!('text' in decoded)) {
    const message = `Line ${decoded.faultyLine} is not UTF-8.`;
    const document = identityIn(new TextDecoder().decode(bytes));
    return { faults: [{ message, hint: 'Save the file as UTF-8.', document }] };
  }
  const { text } = decoded;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { faults: [{ ...faultOfJson(text, error), document: identityIn(text) }] };
  }
  if (!isJsonObject(value)) return { faults: [notAnObject] };
  const parsed = schema.safeParse(value);
  if (parsed.success) return { document: parsed.data };
  const document = identity.safeParse(value).data ?? {};
  const issues = parsed.error.issues.flatMap((issue) => faultsOf(issue, value));
  return { faults: issues.map((fault) => ({ ...fault, document })) };
}

const notAnObject: DocumentFault = {
  message: 'The file has JSON, but no document: its outermost value must be an object in braces.',
  hint: 'Write the document as in the other files of the folder, or delete the file.',
};

function faultOfJson(text: string, error: unknown): DocumentFault {
  if (text.trim() === '') return { message: 'The file is empty.', hint: 'Write a document into it, or delete it.' };
  const message = `This is not JSON: ${error instanceof Error ? error.message : String(error)}.`;
  return { message, hint: 'Correct the JSON of the file.' };
}

function faultsOf(issue: z.core.$ZodIssue, value: object): DocumentFault[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map(unknownProperty);
  const [root, ...inside] = issue.path;
  const name = propertyNames.find((each) => each === root);
  // Zod has no other issues: each property has its text.
  if (name === undefined) return [{ message: `${issue.message}.` }];
  const place = [name, ...inside].join('.');
  if (!(name in value)) return [{ message: `"${name}" is missing.`, hint: `It must be ${expected[name]}.` }];
  const wanted = inside.length === 0 ? expected[name] : 'a text';
  return [{ message: `"${place}" must be ${wanted}.`, hint: 'Correct this property of the document.' }];
}

function unknownProperty(name: string): DocumentFault {
  const meant = nearestText(name, propertyNames, (each) => each);
  return {
    message: `A document has no property "${name}".`,
    hint: meant ? `Did you mean "${meant}"?` : 'Remove it. If it is a field of the model, move it into "data".',
  };
}

const propertyNames = Object.keys(expected) as readonly (keyof typeof expected)[];

const identity = z.object({
  id: z.string(),
  type: z.string(),
  lang: z.string(),
  uid: z.string().nullish().default(null),
});

/** Reads from a text that is not JSON which document it has, so that a finding can name it. */
function identityIn(text: string): Partial<z.infer<typeof identity>> {
  const found = ['id', 'type', 'lang', 'uid'].map((name) => [
    name,
    new RegExp(`"${name}"\\s*:\\s*"([^"\\\\]+)"`).exec(text)?.[1],
  ]);
  return identity.safeParse(Object.fromEntries(found)).data ?? {};
}
