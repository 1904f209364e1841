import { z } from 'zod';
import type { JsonShape } from '../../site/json-shape.ts';
import { count, version } from './parts.ts';

/** The JSON of `helios content new`. */
export const contentNewReportSchema = z.object({
  version: version(1),
  file: z.string().describe('The file of the translation: `content/documents/de-de/page/pricing.json`.'),
  id: z.string().describe('The id of the translation.'),
  links: z
    .array(
      z.object({
        field: z.string().describe('The path of the field inside `data`.'),
        target: z.string().describe('The document to which the link still leads: `en-gb/page/pricing`.'),
      }),
    )
    .describe('Links whose documents have no translation in the locale yet.'),
});
export type ContentNewReport = JsonShape<typeof contentNewReportSchema>;

/** The JSON of `helios content record`. */
export const contentRecordReportSchema = z.object({
  version: version(1),
  changed: z.array(z.string()).describe('The translations whose records are new or changed: `de-de/page/pricing`.'),
  total: count().describe('The number of records.'),
  untranslated: z
    .array(z.string())
    .describe('The documents that were left out, because they wait for their translation: `de-de/page/pricing`.'),
});
export type ContentRecordReport = JsonShape<typeof contentRecordReportSchema>;

const names = () => z.array(z.string());

/** The JSON of `helios content push`. */
export const contentPushReportSchema = z.object({
  version: version(1),
  isDryRun: z.boolean().describe('True if nothing was sent.'),
  models: names().describe('The ids of the models that the repository lacked or had in another form.'),
  files: names().describe('The names of the files that were uploaded.'),
  created: names().describe('The new documents: `de-de/page/pricing`.'),
  filled: names().describe('The documents whose content was sent: the new and the changed ones.'),
  unchanged: count(),
  waiting: count().describe('The number of documents for the next push, after this release is published.'),
});
export type ContentPushReport = JsonShape<typeof contentPushReportSchema>;

/** The JSON of `helios content pull`. */
export const contentPullReportSchema = z.object({
  version: version(1),
  isDryRun: z.boolean().describe('True if nothing was written.'),
  written: names().describe('The files of new and changed documents: `documents/de-de/page/pricing.json`.'),
  media: names().describe('The names of the files that were added to `media`.'),
  others: names().describe('The files of documents that the repository does not have. They stay.'),
  unchanged: count(),
});
export type ContentPullReport = JsonShape<typeof contentPullReportSchema>;
