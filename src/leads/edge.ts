import { type EnvironmentSource, parseEnvironment } from '../../config/environment.ts';
import { createCaptcha } from './captcha.ts';
import { createDirectIntake, type StoreLead } from './direct-intake.ts';
import { createLeadEndpoint } from './endpoint.ts';
import { createHubSpot } from './hubspot.ts';
import type { LeadEvent } from './log.ts';
import { parseLeadSite } from './parse-lead-site.ts';
import { postWithFetch } from './post-with-fetch.ts';
import { createRateLimit, unverifiedPerMinute } from './rate-limit.ts';

export interface EdgeLeadsOptions {
  /** The text of the release's `helios-leads.json`. */
  readonly site: string;
  /** The host's environment variables by name. */
  readonly environment: EnvironmentSource;
  /**
   * Reads the markup of a page of the release, so that a form without a script is shown again after a rejection. If
   * this function is missing, a plain page shows the errors.
   */
  readonly readPage?: (pathname: string) => Promise<string | undefined>;
  /**
   * The host's own durable store, such as a queue, for leads with files and for leads that HubSpot did not accept.
   * Without a store such a lead is answered with 503, and the visitor's form stays filled in.
   */
  readonly storeLead?: StoreLead;
  readonly log?: (event: LeadEvent) => void;
}

/**
 * Creates the lead endpoint for hosts that have `fetch` and no disk (Cloudflare Workers, Netlify and Deno functions).
 * It accepts and rejects the same leads as the endpoint on Node. The handler's second argument is the visitor's IP
 * address, as the host reports it. Throws HeliosError if the settings or the site file are not valid.
 */
export function createEdgeLeads(options: EdgeLeadsOptions): (request: Request, address: string) => Promise<Response> {
  const { environment, readPage = async () => undefined, log = () => {} } = options;
  const site = parseLeadSite(options.site);
  const { hubspot, captcha, perMinute, origins } = parseEnvironment(environment, { user: 'edge' }).leads;
  const now = () => Date.now();
  const send = hubspot && createHubSpot(hubspot, postWithFetch, now);
  const endpoint = createLeadEndpoint({
    loadSite: async () => site,
    readPage,
    origins,
    intake: createDirectIntake({ send, storeLead: options.storeLead, now }),
    verifyCaptcha: captcha && createCaptcha({ ...captcha, fetch: (input, init) => fetch(input, init) }),
    limit: createRateLimit({ perMinute, now }),
    limitUnverified: createRateLimit({ perMinute: unverifiedPerMinute, now }),
    log,
    now,
  });
  return (request, address) => endpoint(request, { address });
}
