import type { CaptchaSite } from './captcha.ts';
import type { LeadTextKey } from './error-text.ts';

/** The data that forms need in the browser besides their markup: a JSON file that all pages of a locale share. */
export interface LeadData {
  readonly texts: Readonly<Record<LeadTextKey, string>>;
  /**
   * The address to which the link with the text `non_work_email_cta` leads visitors without a work email address.
   * Undefined if the site has no such link.
   */
  readonly privateHref?: string | undefined;
  /** The locale's domains of private email addresses, in lower case. */
  readonly disallowed: readonly string[];
  /** The captcha of the site's forms; undefined if the site has none. */
  readonly captcha?: CaptchaSite | undefined;
  /** `none` if no program takes the leads of the site. */
  readonly endpoint: 'own' | 'none';
}
