import { z } from 'zod';
import { sourcePlaceSchema } from '../../site/finding-schema.ts';
import { heliosErrorCodes } from '../../site/helios-error.ts';
import type { JsonShape } from '../../site/json-shape.ts';
import { findings, time, version } from './parts.ts';

/** The JSON of every command that could not do its work. */
export const errorReportSchema = z.object({
  version: version(1),
  error: z.object({
    code: z.enum(heliosErrorCodes).describe('The permanent code.'),
    message: z.string().describe('What happened, in sentences with the real values.'),
    where: z
      .string()
      .optional()
      .describe("The place in the reader's own terms: a file, a key path, a flag, an address."),
    source: sourcePlaceSchema.optional(),
    hint: z.string().optional().describe('The step that corrects the error, in a sentence.'),
    retryAt: time().optional().describe('The time from which on the same command may succeed, if the CMS named one.'),
    docs: z.string().describe('The section that explains the code: `docs/errors.md#bad-config`.'),
  }),
  findings: findings().optional().describe('The faults of the content for which the command stopped.'),
});
export type ErrorReport = JsonShape<typeof errorReportSchema>;
