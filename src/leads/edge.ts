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
  /** Reads the markup of a page of the release. Without it a rejected form without a script gets a plain page with the errors. */
  readonly readPage?: (pathname: string) => Promise<string | undefined>;
  /**
   * The host's own durable store, such as a queue, for files and for leads that HubSpot did not accept. Without it such a
   * lead is answered with 503, and its form stays filled in.
   */
  readonly storeLead?: StoreLead;
  readonly log?: (event: LeadEvent) => void;
}

/**
 * The lead endpoint for hosts that have `fetch` and no disk (Cloudflare Workers, Netlify and Deno functions). It accepts and
 * rejects the same leads as the endpoint on Node. The second argument of the handler is the visitor's IP address, as the host
 * reports it. Throws HeliosError for settings or a site file that are not valid.
 */
export function createEdgeLeads(options: EdgeLeadsOptions): (request: Request, address: string) => Promise<Response> {
  const { environment, readPage = async () => undefined, log = () => {} } = options;
  const site = parseLeadSite(options.site);
  const { hubspot, captcha, perMinute, origins } = parseEnvironment('leads', environment);
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
