import { z } from 'zod';
import { leadStates } from '../../leads/lead.ts';
import type { JsonShape } from '../../site/json-shape.ts';
import { count, time, version } from './parts.ts';

const leadSummarySchema = z
  .object({
    id: z.string(),
    state: z.enum(leadStates),
    received: time(),
    formId: z.string().describe("HubSpot's id of the form."),
    formName: z.string().describe('The UID of the form. Empty for a lead of an earlier version of Helios.'),
    locale: z.string().describe('The Prismic code of the locale: `en-gb`.'),
    isVerified: z.boolean().describe('True if a captcha confirmed that a person sent the lead.'),
    attempts: count().describe('The number of times that the lead was sent to HubSpot.'),
    files: z.array(z.string()).describe("Names of the lead's files in the folder beside the outbox."),
    reason: z.string().optional().describe('Why the lead is rejected, uncertain or still pending.'),
  })
  .meta({ id: 'LeadSummary', description: 'The state of a lead, without personal data.' });
export type LeadSummary = JsonShape<typeof leadSummarySchema>;

const consentText = z.string().describe('The text that the visitor agreed to.');

const leadRecordSchema = z
  .object({
    ...leadSummarySchema.shape,
    updated: time(),
    fields: z.record(z.string(), z.string()).describe('The values of the form by their names in HubSpot.'),
    context: z.object({
      hutk: z.string().exactOptional().describe("HubSpot's token of the visitor."),
      pageUri: z.string(),
      pageName: z.string(),
    }),
    legalConsentOptions: z
      .object({
        consent: z.object({
          consentToProcess: z.literal(true),
          text: consentText,
          communications: z.array(
            z.object({ value: z.literal(true), subscriptionTypeId: z.number(), text: consentText }),
          ),
        }),
      })
      .exactOptional()
      .describe('Absent if the visitor gave no consent.'),
  })
  .meta({ id: 'Lead', description: 'All data of a lead. It is personal data: handle it with care.' });
export type LeadRecord = JsonShape<typeof leadRecordSchema>;

/** The JSON of `helios leads list`. */
export const leadListReportSchema = z.object({
  version: version(1),
  leads: z.array(leadSummarySchema).describe('Oldest first.'),
});
export type LeadListReport = JsonShape<typeof leadListReportSchema>;

/** The JSON of `helios leads show` and `helios leads export`. */
export const leadsReportSchema = z.object({
  version: version(1),
  leads: z.array(leadRecordSchema).describe('Oldest first.'),
});
export type LeadsReport = JsonShape<typeof leadsReportSchema>;

/** The JSON of `helios leads delete`. */
export const leadDeletionReportSchema = z.object({
  version: version(1),
  deleted: z.array(leadSummarySchema.pick({ id: true, state: true })),
  files: z.array(z.string()).describe('Names of the deleted files.'),
  mentions: z.array(z.string()).describe('The ids of the leads of others that mention the email address.'),
});
export type LeadDeletionReport = JsonShape<typeof leadDeletionReportSchema>;

/** The JSON of `helios leads retry`. */
export const leadRetryReportSchema = z.object({
  version: version(1),
  queued: count().describe('The number of leads that are to be sent again.'),
  sent: z
    .object({
      delivered: count(),
      rejected: count(),
      uncertain: count(),
      stopped: z.string().optional().describe('Why sending stopped early. Absent if all due leads were sent.'),
    })
    .optional()
    .describe('The results. Absent if a server is running: it sends the leads.'),
});
export type LeadRetryReport = JsonShape<typeof leadRetryReportSchema>;
