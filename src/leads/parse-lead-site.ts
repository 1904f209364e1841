import { z } from 'zod';
import { leadFieldTypes } from '../rules/leads/lead-form.ts';
import { HeliosError } from '../site/helios-error.ts';
import { type LeadSite, type LeadTexts, leadSiteFile, leadSiteTextKeys } from '../site/lead-site.ts';

/**
 * The texts of a locale. A rollback can publish an old release, whose file
 * lacks texts and properties that were added later: they become empty.
 */
const texts = z.partialRecord(z.enum(leadSiteTextKeys), z.string()).transform(whole);

const locale = z.object({
  code: z.string(),
  urlCode: z.string(),
  texts,
  privateHref: z.string().optional(),
  disallowed: z.array(z.string()),
});

const form = z.object({
  formId: z.string(),
  name: z.string().default(''),
  locale: z.string(),
  fields: z.array(
    z.object({
      name: z.string(),
      type: z.enum(leadFieldTypes),
      isRequired: z.boolean(),
      values: z.array(z.string()).exactOptional(),
    }),
  ),
  hasMarketingConsent: z.boolean(),
  asksForFile: z.boolean().default(false),
  hidden: z.record(z.string(), z.string()),
  success: z.string().optional(),
  successes: z.array(z.object({ field: z.string(), value: z.string(), href: z.string() })).default([]),
});

const leadSite = z.object({
  version: z.literal(1),
  origin: z.string(),
  pathPrefix: z.string(),
  defaultLocale: z.string(),
  locales: z.array(locale),
  forms: z.array(form),
});

/** Parses the text of `helios-leads.json`. Throws HeliosError `bad-config`, which names the wrong value. */
export function parseLeadSite(text: string): LeadSite {
  const parsed = leadSite.safeParse(jsonOf(text));
  if (parsed.success)
    return { ...parsed.data, forms: parsed.data.forms.map((each) => ({ ...each, success: each.success })) };
  const [first] = parsed.error.issues;
  throw new HeliosError('bad-config', {
    message: `${leadSiteFile}: ${first?.path.join('.') || 'the whole file'} is not valid: ${first?.message ?? 'unknown form'}.`,
    where: leadSiteFile,
    hint: 'Run `helios export` again: it writes this file.',
  });
}

function whole(found: Partial<LeadTexts>): LeadTexts {
  return Object.fromEntries(leadSiteTextKeys.map((key) => [key, found[key] ?? ''])) as LeadTexts;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Invalid JSON counts as a missing value, which the schema reports.
  }
}
