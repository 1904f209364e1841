/** The action of a captcha token: the browser requests a token for it, and the endpoint checks it. */
export const captchaAction = 'hubspot_submit_form';

/** The captcha of a site: reCAPTCHA v3. */
export interface CaptchaSite {
  /** The captcha's public key; undefined if a captcha is configured without its site key. */
  readonly siteKey: string | undefined;
  /** Origin of the captcha's provider: `https://www.google.com`, or its mirror `https://www.recaptcha.net`. */
  readonly origin: string;
}

/**
 * Address of the provider's script, in the variant that creates its own Trusted Types policies
 * (https://developers.google.com/recaptcha/docs/v3).
 */
export function captchaScript(origin: string, siteKey: string): string {
  return `${origin}/recaptcha/api.js?render=${siteKey}&trustedtypes=true`;
}
