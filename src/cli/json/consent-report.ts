import { z } from 'zod';
import { consentCategories } from '../../rules/privacy/categories.ts';
import type { JsonShape } from '../../site/json-shape.ts';
import { version } from './parts.ts';

const category = () => z.enum(consentCategories);

const stored = z
  .object({
    purpose: z.string(),
    vendor: z.string().nullable().describe('The service whose code stores the values. Null for the site itself.'),
    names: z.array(z.string()).describe('Cookies, keys of storage, caches, databases. `*` stands for any text.'),
    lifetime: z.string().describe('`365 days`, `until the tab is closed`.'),
    needs: z.array(category()).describe('A visitor must have allowed all of these.'),
  })
  .meta({ id: 'Stored', description: 'Values that are stored in browsers for one purpose.' });

/** The JSON of `helios consent-report`. */
export const consentReportSchema = z.object({
  version: version(1),
  origin: z.string(),
  policyVersion: z.string().describe('A choice under another version of the cookie policy has to be made again.'),
  cookieDomain: z.string().describe('The domain of the cookies that store a choice.'),
  whenBannerIsOff: z
    .array(z.object({ locale: z.string(), policy: z.enum(['allow', 'ask']) }))
    .describe('What happens without a choice if the flag `hubspotBanner` is evaluated as off.'),
  categories: z.array(
    z.object({
      category: category(),
      name: z.string(),
      unlocks: z.string().describe('What the dialog tells visitors about the category.'),
      stored: z.array(stored),
    }),
  ),
  vendors: z.array(
    z.object({
      name: z.string(),
      company: z.string().describe('Name and country: `Twilio Inc., US`.'),
      purpose: z.string().describe('What it does for the site, as the dialog tells visitors.'),
      category: category().describe('Nothing of the service is loaded or asked before this category is allowed.'),
      scripts: z.array(z.string()).describe('Origins of its scripts.'),
      requests: z.array(z.string()).describe('Origins that its code may ask.'),
      trustedTypes: z.array(z.string()).describe('Names of its Trusted Types policies.'),
    }),
  ),
});
export type ConsentReport = JsonShape<typeof consentReportSchema>;
