/** What a token is asked for, and what it must have been made for (SPEC section 7). */
export const captchaAction = 'hubspot_submit_form';

/** The captcha of a site: reCAPTCHA v3. */
export interface CaptchaSite {
  /** The public half of its key; undefined where a captcha is expected and nobody has named it. */
  readonly siteKey: string | undefined;
  /** `https://www.google.com`, or its mirror `https://www.recaptcha.net`. */
  readonly origin: string;
}

/**
 * Address of the provider's script, in the variant that brings its own Trusted Types policies
 * (https://developers.google.com/recaptcha/docs/v3).
 */
export function captchaScript(origin: string, siteKey: string): string {
  return `${origin}/recaptcha/api.js?render=${siteKey}&trustedtypes=true`;
}
