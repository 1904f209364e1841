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
});
export type ContentRecordReport = JsonShape<typeof contentRecordReportSchema>;
