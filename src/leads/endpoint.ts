import type { LeadSite } from '../site/lead-site.ts';
import { type AdmissionContext, createAdmission } from './accept-lead.ts';
import { acceptForm, type ReadPage, refuseForm } from './answer-form.ts';
import { acceptScript, refuseScript } from './answer-script.ts';
import type { LeadStanding } from './lead.ts';
import type { LeadEvent } from './log.ts';
import { assertOwnOrigin, siteOrigins } from './origins.ts';
import type { RateLimit } from './rate-limit.ts';
import { assertWhole, type Body, readBody } from './read-body.ts';
import { readPost } from './read-post.ts';
import { faulty, Refusal } from './rejection.ts';

/** All the endpoint knows of the world it runs in. */
export interface EndpointContext extends AdmissionContext {
  /** What the release that is served says of its forms. */
  loadSite(): Promise<LeadSite>;
  readonly readPage: ReadPage;
  /** Where the site's pages are besides its own origin, such as a preview's. */
  readonly origins: readonly string[];
  readonly limit: RateLimit;
  readonly now: () => number;
}

/** Who sent a request, as the host knows. Counted, and never written down. */
export interface Sender {
  readonly address: string;
}

/** A Web-standard handler: it never throws. */
export type LeadEndpoint = (request: Request, sender: Sender) => Promise<Response>;

/** `POST /api/hubspot-submit-form` (SPEC section 7), for scripts and for forms without one. See docs/leads.md. */
export function createLeadEndpoint(context: EndpointContext): LeadEndpoint {
  const admit = createAdmission(context);
  return async (request, { address }) => {
    let site: LeadSite | undefined;
    let origins: readonly string[] = [];
    let body: Body | undefined;
    try {
      if (request.method !== 'POST') throw new Refusal('METHOD');
      site = await context.loadSite();
      origins = siteOrigins({ request, address, site, named: context.origins });
      assertOwnOrigin(request, origins);
      await assertWithinLimit(context.limit, address);
      body = await readBody(request);
      assertWhole(body);
      const post = readPost({ body, request, site, origins, now: context.now() });
      const idempotencyKey = request.headers.get('idempotency-key');
      const standing = await admit({ post, site, origins, idempotencyKey, address });
      return await accept(visitorsView(standing), { body, request, site, origins, context });
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal('UNAVAILABLE', { cause: error });
      context.log(refusalEvent(refusal));
      return refuse(refusal, { body, request, site, origins, context });
    }
  };
}

function refusalEvent({ code, origin, cause }: Refusal): LeadEvent {
  return { type: 'refused', code, ...(origin !== undefined && { origin }), ...(code === 'UNAVAILABLE' && { cause }) };
}

async function assertWithinLimit(limit: RateLimit, address: string): Promise<void> {
  const retryAfter = await limit(address);
  if (retryAfter !== undefined) throw new Refusal('RATE_LIMIT', { retryAfter });
}

/**
 * What HubSpot found wrong with an address its owner can mend. All else it refuses is between us and HubSpot: the lead is
 * kept, and the visitor has done their part. Throws Refusal.
 */
function visitorsView(standing: LeadStanding): LeadStanding {
  if (standing.type !== 'rejected') return standing;
  if (standing.errorType === 'INVALID_EMAIL') throw faulty({ email: 'INVALID_EMAIL' });
  if (standing.errorType === 'BLOCKED_EMAIL') throw faulty({ email: 'NON_WORK_EMAIL' });
  return { type: 'accepted' };
}

interface Asked<Known extends Body | undefined, Site extends LeadSite | undefined> {
  readonly body: Known;
  readonly request: Request;
  readonly site: Site;
  readonly origins: readonly string[];
  readonly context: EndpointContext;
}

function accept(standing: LeadStanding, asked: Asked<Body, LeadSite>): Promise<Response> {
  const { body, request, site, origins, context } = asked;
  if (body.type === 'json' || !isFormAlone(request)) return Promise.resolve(acceptScript(standing));
  return acceptForm({ values: body.values, request, site, origins, readPage: context.readPage });
}

async function refuse(
  refusal: Refusal,
  { body, request, site, origins, context }: Asked<Body | undefined, LeadSite | undefined>,
): Promise<Response> {
  if (!site || !isFormAlone(request)) return refuseScript(refusal);
  try {
    const known = body ?? (await readForWaiting(request, refusal));
    const values = known?.type === 'form' ? known.values : new Map<string, string>();
    return await refuseForm({ values, request, site, origins, readPage: context.readPage }, refusal);
  } catch (error) {
    context.log({ type: 'fault', error });
    return refuseScript(refusal);
  }
}

/** Who has to wait was not even listened to: what was typed comes back all the same. */
async function readForWaiting(request: Request, { code }: Refusal): Promise<Body | undefined> {
  return code === 'RATE_LIMIT' ? readBody(request, { withFiles: false }).catch(() => undefined) : undefined;
}

/** A browser that sends a form by itself shows what it is answered. A script may send one too, and asks for JSON. */
function isFormAlone(request: Request): boolean {
  const type = request.headers.get('content-type') ?? '';
  const wantsJson = request.headers.get('accept')?.includes('application/json') ?? false;
  return !wantsJson && /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type);
}
