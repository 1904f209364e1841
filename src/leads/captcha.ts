import { z } from 'zod';
import { captchaAction } from '../rules/leads/captcha.ts';

/**
 * The verdict of a captcha's provider on a token. `unknown` means
 * that the provider gave no verdict: the lead is accepted then.
 */
export type CaptchaVerdict = 'human' | 'machine' | 'unknown';
export type VerifyCaptcha = (token: string, hostnames: readonly string[]) => Promise<CaptchaVerdict>;

interface CaptchaOptions {
  readonly secret: string;
  /** The provider's origin: `https://www.google.com`, or its mirror `https://www.recaptcha.net`. */
  readonly host: string;
  readonly fetch: typeof fetch;
}

/**
 * The lowest score of a person. reCAPTCHA v3 scores visitors from 0.0 (a
 * machine) to 1.0 (a person); its documentation recommends this threshold.
 */
const minScore = 0.5;
/** The longest wait for the verdict. It is short because the visitor waits too. */
const timeoutMs = 5000;

const verification = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});

/** Error codes by which the provider reports a wrong secret or a malformed request. The token was not checked then. */
const requestErrors: ReadonlySet<string> = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request']);

/**
 * Creates a check of tokens by reCAPTCHA's `siteverify`. A token
 * is valid once, for two minutes, for one action and one site.
 */
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
      return 'unknown'; // The provider is down, slow or sends no JSON: this is no fault of the visitor.
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
