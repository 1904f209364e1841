import type { CaptchaSite } from './captcha.ts';
import type { LeadTextKey } from './error-text.ts';

/** What forms need in the browser besides their markup: a file that all pages of a locale share. */
export interface LeadData {
  readonly texts: Readonly<Record<LeadTextKey, string>>;
  /** Where `non_work_email_cta` leads visitors without a work email address. */
  readonly privateHref: string;
  /** Domains whose addresses count as private in the locale, in lower case. */
  readonly disallowed: readonly string[];
  /** Undefined on a site without a captcha. */
  readonly captcha?: CaptchaSite | undefined;
}
