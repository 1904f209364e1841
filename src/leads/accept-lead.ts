import { disallowedDomains, type LeadSite } from '../site/lead-site.ts';
import type { VerifyCaptcha } from './captcha.ts';
import { checkSubmission } from './check-submission.ts';
import { type LeadIntake, type LeadStatus, leadKeys } from './lead.ts';
import type { LeadEvent, SubmissionFacts } from './log.ts';
import type { RateLimit } from './rate-limit.ts';
import type { Post } from './read-post.ts';
import { Rejection } from './rejection.ts';

export interface AcceptanceContext {
  readonly intake: LeadIntake;
  /** Checks captcha tokens. Undefined if no captcha is configured. */
  readonly verifyCaptcha: VerifyCaptcha | undefined;
  /** The rate limit for leads that have no captcha token although a captcha is configured. */
  readonly limitUnverified: RateLimit;
  readonly log: (event: LeadEvent) => void;
}

interface AcceptanceInput {
  readonly post: Post;
  readonly site: LeadSite;
  readonly origins: readonly string[];
  readonly idempotencyKey: string | null;
  readonly address: string;
  /** The facts about the submission that the log reports. */
  readonly facts: SubmissionFacts;
}

/**
 * Creates a function that accepts leads: it checks each lead against its form and its captcha token, and accepts a
 * repeated lead only once.
 */
export function createLeadAcceptance(context: AcceptanceContext): (input: AcceptanceInput) => Promise<LeadStatus> {
  const { intake, log } = context;
  const underWay = new Map<string, Promise<LeadStatus>>();

  async function acceptOnce(
    { post, origins, address, facts }: AcceptanceInput,
    keys: Awaited<ReturnType<typeof leadKeys>>,
  ) {
    const { form, locale, submission, files } = post;
    const known = await intake.find(keys);
    // A repeated lead skips the captcha, because a token is valid only once.
    if (known) return known;
    const isVerified = await verify(submission.captchaResponse, { origins, address, context });
    const status = await intake.accept({
      keys,
      formId: form.formId,
      formName: form.name,
      locale,
      data: submission.formData,
      files,
      isVerified,
    });
    log({ type: 'accepted', isVerified, ...facts });
    return status;
  }

  return async (input) => {
    const { post, site, origins, idempotencyKey } = input;
    const { form, locale, submission, files } = post;
    const data = submission.formData;
    await checkSubmission({ data, files, form, disallowed: disallowedDomains(site, locale), origins });
    const keys = await leadKeys({ formId: form.formId, data, files }, idempotencyKey);
    // If the visitor clicks twice, the second request waits for the result of the first.
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
 * Returns true if a captcha confirms that a person sent the lead. Returns false if no captcha is configured, the
 * provider gives no verdict, or the lead has no token (the captcha's script is missing or blocked). Throws Rejection if
 * the captcha detects a machine, or if an IP address sends too many leads without a token.
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
