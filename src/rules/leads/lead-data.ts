import type { CaptchaSite } from './captcha.ts';
import type { LeadTextKey } from './error-text.ts';

/** What forms must know in the browser beside what their markup says: a file that all pages of a locale share. */
export interface LeadData {
  readonly texts: Readonly<Record<LeadTextKey, string>>;
  /** Where `non_work_email_cta` leads who has no address at work. */
  readonly privateHref: string;
  /** Domains whose addresses the locale takes for private, in lower case. */
  readonly disallowed: readonly string[];
  /** Undefined where no captcha is asked. */
  readonly captcha?: CaptchaSite | undefined;
}
