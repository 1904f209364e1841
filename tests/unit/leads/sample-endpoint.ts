import type { CaptchaVerdict } from '../../../src/leads/captcha.ts';
import { createLeadEndpoint, type EndpointContext } from '../../../src/leads/endpoint.ts';
import type { LeadStatus, NewLead } from '../../../src/leads/lead.ts';
import type { LeadEvent } from '../../../src/leads/log.ts';
import { contactId, origin, page, site } from './sample-site.ts';

interface Sample {
  readonly status?: LeadStatus;
  readonly captcha?: CaptchaVerdict;
  readonly limit?: EndpointContext['limit'];
  readonly limitUnverified?: EndpointContext['limit'];
  readonly accept?: (lead: NewLead) => Promise<LeadStatus>;
}

/** An endpoint whose lead intake is a list. */
export function sampleEndpoint(sample: Sample = {}) {
  const { status = { type: 'accepted' }, captcha, limit, limitUnverified, accept } = sample;
  const taken: NewLead[] = [];
  const events: LeadEvent[] = [];
  const unlimited = async () => undefined;
  const endpoint = createLeadEndpoint({
    loadSite: async () => site,
    origins: ['https://preview.helios.example'],
    readPage: async (pathname) => (pathname === '/helios/en/contact' ? page : undefined),
    intake: {
      find: async (keys) => {
        const known = taken.some((lead) => lead.keys.content === keys.content);
        return known ? status : undefined;
      },
      accept: async (lead) => {
        const result = await (accept?.(lead) ?? status);
        taken.push(lead);
        return result;
      },
    },
    verifyCaptcha: captcha && (async () => captcha),
    limit: limit ?? unlimited,
    limitUnverified: limitUnverified ?? unlimited,
    log: (event) => events.push(event),
    now: () => Date.UTC(2026, 2, 4, 12),
  });
  return { endpoint: (request: Request, from = '192.0.2.1') => endpoint(request, { address: from }), taken, events };
}

export const address = `${origin}/api/hubspot-submit-form`;

const field = (name: string, value: unknown) => ({ objectTypeId: '0-1', name, value });

/** The request of docs/contract.md, section 7, for the contact form. */
export function submission(values: Readonly<Record<string, unknown>> = {}) {
  const all = { email: 'maja@firm.example', firstname: 'Maja', ...values };
  return {
    formData: {
      fields: Object.entries(all).map(([name, value]) => field(name, value)),
      context: { pageUri: `${origin}/helios/en/contact`, pageName: 'Contact' },
    },
    captchaResponse: '',
  };
}

/** The request of a script. A text is sent unchanged. */
export function post(body: unknown, headers: Record<string, string> = {}, formId = contactId): Request {
  return new Request(`${address}?formId=${formId}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** A request of a form without scripts. */
export function postForm(
  values: Record<string, string>,
  headers: Record<string, string> = {},
  url: string = address,
): Request {
  const known = { form_id: contactId, locale: 'en-gb', email: 'maja@firm.example', firstname: 'Maja' };
  return new Request(url, {
    method: 'POST',
    headers: { origin, referer: `${origin}/helios/en/contact`, ...headers },
    body: new URLSearchParams({ ...known, ...values }),
  });
}
