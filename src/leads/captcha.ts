import { z } from 'zod';
import { captchaAction } from '../rules/leads/captcha.ts';

/** The verdict of a captcha's provider on a token. `unknown`: the provider gave none, and the lead is accepted all the same. */
export type CaptchaVerdict = 'human' | 'machine' | 'unknown';
export type VerifyCaptcha = (token: string, hostnames: readonly string[]) => Promise<CaptchaVerdict>;

interface CaptchaOptions {
  readonly secret: string;
  /** `https://www.google.com`, or its mirror `https://www.recaptcha.net`. */
  readonly host: string;
  readonly fetch: typeof fetch;
}

/** reCAPTCHA v3 gives 0.0 to machines and 1.0 to people. Its documentation recommends this threshold. */
const minScore = 0.5;
/** The visitor waits for the verdict, so the time is short. */
const timeoutMs = 5000;

const verification = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});

/** The provider's error codes for a request with a wrong secret or format: the token was not checked. */
const requestErrors: ReadonlySet<string> = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request']);

/** Asks reCAPTCHA's siteverify. A token is valid once, for two minutes, for one action and one site. */
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
      return 'unknown'; // The provider is down, slow or does not answer with JSON. The visitor can't help that.
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
