import { z } from 'zod';
import type { JsonObject } from '../json.ts';
import type { FileFault } from './file-finding.ts';

/** The schema of dates as Prismic writes them: UTC without a colon in the offset. */
const date = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/, 'must be a date such as 2026-01-02T03:04:05+0000');

const schema = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9_-]{16}$/, 'must be 16 letters, digits, "-" or "_", as the Migration API wants it'),
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
  data: z.custom<JsonObject>((value) => typeof value === 'object' && value !== null && !Array.isArray(value), {
    error: 'must be an object of fields',
  }),
});

/** A document as an author writes it into a file, without the values that Helios computes. */
export type StoredDocument = z.infer<typeof schema>;

/** A document without its fields: the properties that other documents repeat. */
export type DocumentFrame = Omit<StoredDocument, 'data'>;

/** A fault of a document's file, before it is known which file it is. */
export type DocumentFault = Omit<FileFault, 'path'>;

/** Parses the text of a document's file. The result is the document, or all faults of the text. */
export function parseStoredDocument(text: string): { document: StoredDocument } | { faults: DocumentFault[] } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { faults: [{ ...faultOfJson(text, error), document: identityIn(text) }] };
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return { document: parsed.data };
  const document = identity.safeParse(value).data ?? {};
  return {
    faults: parsed.error.issues.map(({ path, message }) => ({
      message: `${path.length > 0 ? `"${path.join('.')}"` : 'The document'}: ${message}.`,
      document,
    })),
  };
}

function faultOfJson(text: string, error: unknown): Omit<DocumentFault, 'document'> {
  if (text.trim() === '') return { message: 'The file is empty.', hint: 'Write a document into it, or delete it.' };
  const message = `This is not JSON: ${error instanceof Error ? error.message : String(error)}.`;
  return { message, hint: 'Correct the JSON of the file.' };
}

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
