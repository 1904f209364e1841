import { z } from 'zod';
import type { JsonObject } from '../json.ts';

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

/** Parses the text of a document's file. The result is the document, or all problems of the text. */
export function parseStoredDocument(text: string): { document: StoredDocument } | { problems: string[] } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { problems: [`This is not JSON: ${error instanceof Error ? error.message : String(error)}.`] };
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return { document: parsed.data };
  return {
    problems: parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'The document'}: ${message}.`),
  };
}
