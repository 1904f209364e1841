import type { LeadSite } from '../site/lead-site.ts';
import { type AcceptanceContext, createLeadAcceptance } from './accept-lead.ts';
import { acceptForm, type ReadPage, rejectForm } from './answer-form.ts';
import { acceptScript, rejectScript } from './answer-script.ts';
import type { LeadStatus } from './lead.ts';
import type { LeadEvent, SubmissionFacts } from './log.ts';
import { assertOwnOrigin, siteOrigins } from './origins.ts';
import type { RateLimit } from './rate-limit.ts';
import { assertWhole, type Body, readBody } from './read-body.ts';
import { readPost } from './read-post.ts';
import { fieldRejection, Rejection } from './rejection.ts';

/** Everything that the endpoint needs from the host on which it runs. */
export interface EndpointContext extends AcceptanceContext {
  /** The forms, locales and texts of the release that is served. */
  loadSite(): Promise<LeadSite>;
  readonly readPage: ReadPage;
  /** Further origins from which leads are accepted, such as that of a preview. */
  readonly origins: readonly string[];
  readonly limit: RateLimit;
  readonly now: () => number;
}

/**
 * The sender of a request, as the host reports it. The endpoint counts
 * requests by IP address in memory and never stores the address.
 */
export interface Sender {
  readonly address: string;
}

/** A Web-standard request handler. Its promise never rejects. */
export type LeadEndpoint = (request: Request, sender: Sender) => Promise<Response>;

/**
 * Creates the handler of `POST /api/hubspot-submit-form` (docs/contract.md,
 * section 7), for scripts and for forms without a script. See docs/leads.md.
 */
export function createLeadEndpoint(context: EndpointContext): LeadEndpoint {
  const acceptLead = createLeadAcceptance(context);
  return async (request, { address }) => {
    let site: LeadSite | undefined;
    let origins: readonly string[] = [];
    let body: Body | undefined;
    try {
      if (request.method !== 'POST') throw new Rejection('METHOD');
      site = await context.loadSite();
      origins = siteOrigins({ request, address, site, named: context.origins });
      assertOwnOrigin(request, origins);
      await assertWithinLimit(context.limit, address);
      body = await readBody(request);
      assertWhole(body);
      const post = readPost({ body, request, site, origins, now: context.now() });
      const idempotencyKey = request.headers.get('idempotency-key');
      const facts = submissionFacts(request, site, body);
      const status = await acceptLead({ post, site, origins, idempotencyKey, address, facts });
      return await answerAccepted(statusForVisitor(status), { body, request, site, origins, context });
    } catch (error) {
      const rejection = error instanceof Rejection ? error : new Rejection('UNAVAILABLE', { cause: error });
      context.log({ ...rejectionEvent(rejection), ...submissionFacts(request, site, body) });
      return answerRejected(rejection, { body, request, site, origins, context });
    }
  };
}

function rejectionEvent({ code, origin, place, cause }: Rejection): Extract<LeadEvent, { type: 'rejected' }> {
  return {
    type: 'rejected',
    code,
    ...(origin !== undefined && { origin }),
    ...(place !== undefined && { place }),
    ...(code === 'UNAVAILABLE' && { cause }),
  };
}

/**
 * The facts about a submission for the log. A form id that no form of the site has is left out, because a sender may
 * write any text there.
 */
function submissionFacts(request: Request, site: LeadSite | undefined, body: Body | undefined): SubmissionFacts {
  const named = body?.type === 'form' ? body.values.get('form_id') : new URL(request.url).searchParams.get('formId');
  const form = site?.forms.find(({ formId }) => formId === named)?.formId;
  const length = request.headers.get('content-length') ?? '';
  return {
    ...(form !== undefined && { form }),
    ...(/^\d{1,12}$/.test(length) && { bytes: Number(length) }),
  };
}

async function assertWithinLimit(limit: RateLimit, address: string): Promise<void> {
  const retryAfter = await limit(address);
  if (retryAfter !== undefined) throw new Rejection('RATE_LIMIT', { retryAfter });
}

/**
 * Returns the status that the visitor sees. Throws Rejection if HubSpot rejected the
 * email address, because the visitor can correct it. If HubSpot gave any other reason,
 * the visitor sees an accepted lead: it is stored, and the operator corrects the cause.
 */
function statusForVisitor(status: LeadStatus): LeadStatus {
  if (status.type !== 'rejected') return status;
  if (status.errorType === 'INVALID_EMAIL') throw fieldRejection({ email: 'INVALID_EMAIL' });
  if (status.errorType === 'BLOCKED_EMAIL') throw fieldRejection({ email: 'NON_WORK_EMAIL' });
  return { type: 'accepted' };
}

interface AnswerInput<Known extends Body | undefined, Site extends LeadSite | undefined> {
  readonly body: Known;
  readonly request: Request;
  readonly site: Site;
  readonly origins: readonly string[];
  readonly context: EndpointContext;
}

function answerAccepted(status: LeadStatus, input: AnswerInput<Body, LeadSite>): Promise<Response> {
  const { body, request, site, origins, context } = input;
  if (body.type === 'json' || !isNativeForm(request)) return Promise.resolve(acceptScript(status));
  return acceptForm({ values: body.values, request, site, origins, readPage: context.readPage });
}

async function answerRejected(
  rejection: Rejection,
  { body, request, site, origins, context }: AnswerInput<Body | undefined, LeadSite | undefined>,
): Promise<Response> {
  if (!site || !isNativeForm(request)) return rejectScript(rejection);
  try {
    const known = body ?? (await readRateLimited(request, rejection));
    const values = known?.type === 'form' ? known.values : new Map<string, string>();
    return await rejectForm({ values, request, site, origins, readPage: context.readPage }, rejection);
  } catch (error) {
    context.log({ type: 'fault', error });
    return rejectScript(rejection);
  }
}

/**
 * Reads the body of a form that exceeded the rate limit, without its files, so that the answer can show the visitor's
 * values again. Returns undefined for other rejections.
 */
async function readRateLimited(request: Request, { code }: Rejection): Promise<Body | undefined> {
  return code === 'RATE_LIMIT' ? readBody(request, { withFiles: false }).catch(() => undefined) : undefined;
}

/**
 * True if a browser posted a form without a script and will
 * show the answer. A script that posts form data asks for JSON.
 */
function isNativeForm(request: Request): boolean {
  const type = request.headers.get('content-type') ?? '';
  const wantsJson = request.headers.get('accept')?.includes('application/json') ?? false;
  return !wantsJson && /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type);
}
