import { z } from 'zod';
import { captchaAction } from '../rules/leads/captcha.ts';

/** What a captcha's provider says of a token. `unknown`: it could not be asked, which is never held against a visitor. */
export type CaptchaVerdict = 'human' | 'machine' | 'unknown';
export type VerifyCaptcha = (token: string, hostnames: readonly string[]) => Promise<CaptchaVerdict>;

interface CaptchaOptions {
  readonly secret: string;
  /** `https://www.google.com`, or its mirror `https://www.recaptcha.net`. */
  readonly host: string;
  readonly fetch: typeof fetch;
}

/** reCAPTCHA v3 gives 0.0 to machines and 1.0 to people; its documentation starts here. */
const minScore = 0.5;
/** A visitor waits for it. Milliseconds. */
const timeoutMs = 5000;

const verification = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});

/** Faults of ours or of the provider's: the token was not looked at. */
const requestErrors: ReadonlySet<string> = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request']);

/** Asks reCAPTCHA's siteverify. A token is good once, for two minutes, for the action and the site it was made for. */
export function createCaptcha({ secret, host, fetch }: CaptchaOptions): VerifyCaptcha {
  return async (token, hostnames) => {
    let body: unknown;
    try {
      const response = await fetch(`${host}/recaptcha/api/siteverify`, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      body = await response.json();
    } catch {
      return 'unknown'; // Down, slow, or no JSON: whichever it is, the visitor has no part in it.
    }
    const { data } = verification.safeParse(body);
    if (!data || data['error-codes'].some((code) => requestErrors.has(code))) return 'unknown';
    const isHuman =
      data.success &&
      data.action === captchaAction &&
      hostnames.includes(data.hostname ?? '') &&
      (data.score ?? 0) >= minScore;
    return isHuman ? 'human' : 'machine';
  };
}
