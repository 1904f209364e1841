import { disallowedDomains, type LeadSite } from '../site/lead-site.ts';
import type { VerifyCaptcha } from './captcha.ts';
import { checkSubmission } from './check-submission.ts';
import { type LeadIntake, type LeadStatus, leadKeys } from './lead.ts';
import type { LeadEvent } from './log.ts';
import type { RateLimit } from './rate-limit.ts';
import type { Post } from './read-post.ts';
import { Rejection } from './rejection.ts';

export interface AcceptanceContext {
  readonly intake: LeadIntake;
  /** Undefined where no captcha is configured. */
  readonly verifyCaptcha: VerifyCaptcha | undefined;
  /** For leads without a token, where others have one. */
  readonly limitUnverified: RateLimit;
  readonly log: (event: LeadEvent) => void;
}

interface AcceptanceInput {
  readonly post: Post;
  readonly site: LeadSite;
  readonly origins: readonly string[];
  readonly idempotencyKey: string | null;
  readonly address: string;
}

/** Lets leads in: checked against their form, each once, from people as far as can be told. */
export function createLeadAcceptance(context: AcceptanceContext): (input: AcceptanceInput) => Promise<LeadStatus> {
  const { intake, log } = context;
  const underWay = new Map<string, Promise<LeadStatus>>();

  async function acceptOnce({ post, origins, address }: AcceptanceInput, keys: Awaited<ReturnType<typeof leadKeys>>) {
    const { form, locale, submission, files } = post;
    const known = await intake.find(keys);
    // It was let in before; its captcha token was good for that once.
    if (known) return known;
    const isVerified = await verify(submission.captchaResponse, { origins, address, context });
    const status = await intake.accept({
      keys,
      formId: form.formId,
      locale,
      data: submission.formData,
      files,
      isVerified,
    });
    log({ type: 'accepted', form: form.formId, isVerified });
    return status;
  }

  return async (input) => {
    const { post, site, origins, idempotencyKey } = input;
    const { form, locale, submission, files } = post;
    const data = submission.formData;
    await checkSubmission({ data, files, form, disallowed: disallowedDomains(site, locale), origins });
    const keys = await leadKeys({ formId: form.formId, data, files }, idempotencyKey);
    // Of two clicks the second waits for what becomes of the first.
    const accepting =
      underWay.get(keys.content) ?? acceptOnce(input, keys).finally(() => underWay.delete(keys.content));
    underWay.set(keys.content, accepting);
    return accepting;
  };
}

interface Verification {
  readonly origins: readonly string[];
  readonly address: string;
  readonly context: AcceptanceContext;
}

/**
 * Does a captcha say that a person sent it? Without a token (no script, or one that was blocked) nobody is turned away, but
 * few are let in at a time; a provider that can't be asked is our trouble, not the visitor's. Throws Rejection.
 */
async function verify(token: string, { origins, address, context }: Verification): Promise<boolean> {
  const { verifyCaptcha, limitUnverified, log } = context;
  if (!verifyCaptcha) return false;
  if (token === '') {
    const retryAfter = await limitUnverified(address);
    if (retryAfter !== undefined) throw new Rejection('RATE_LIMIT', { retryAfter });
    return false;
  }
  const hostnames = origins.map((origin) => new URL(origin).hostname);
  const verdict = await verifyCaptcha(token, hostnames);
  if (verdict === 'machine') throw new Rejection('CAPTCHA');
  if (verdict === 'unknown') log({ type: 'captcha-unknown' });
  return verdict === 'human';
}
