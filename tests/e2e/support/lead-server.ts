import { join } from 'node:path';
import { inject } from 'vitest';
import { parseEnvironment } from '../../../config/environment.ts';
import type { LeadEvent } from '../../../src/leads/log.ts';
import { openLeads } from '../../../src/leads/outbox/open-leads.ts';
import { type Outbox, openOutbox } from '../../../src/leads/outbox/open-outbox.ts';
import { freelyGivenConsent } from '../../../src/rules/leads/submission.ts';
import { serveSite } from '../../../src/server/serve.ts';
import { contentOf, filled } from '../../sites/embedded-content.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';

export const { form_id: newsletterId } = filled(contentOf('en-gb', 'lead_form', 'newsletter').data);

/** An export on a server of its own, with an endpoint and an outbox. */
export interface LeadServer extends AsyncDisposable {
  readonly origin: string;
  readonly file: string;
  /** The outbox, by another connection than the server's. */
  readonly outbox: Outbox;
  readonly events: readonly LeadEvent[];
  /** Sends a newsletter's lead as a page's script does. */
  post(email: string, options?: { token?: string; key?: string }): Promise<Response>;
  /** Sends a form as a browser without scripts does, from one of the site's pages. */
  postForm(pathname: string, body: URLSearchParams | FormData): Promise<Response>;
}

/** Serves the shared export, or another one. */
export async function startLeadServer(
  environment: Readonly<Record<string, string>>,
  site: string = inject('folder'),
): Promise<LeadServer> {
  const folder = temporaryFolder();
  const file = join(folder.path, 'leads.sqlite');
  const events: LeadEvent[] = [];
  const server = await serveSite({
    folder: site,
    port: 0,
    openLeads: (pages) =>
      openLeads({
        ...pages,
        settings: parseEnvironment({ HELIOS_LEADS_PER_MINUTE: '1000', ...environment }, { user: 'serve' }).leads,
        outbox: openOutbox(file),
        log: (event) => events.push(event),
      }),
  });
  const { origin } = server;
  const outbox = openOutbox(file);
  return {
    origin,
    file,
    outbox,
    events,
    post: (email, options) => postNewsletter(origin, email, options),
    postForm: (pathname, body) =>
      fetch(`${origin}/api/hubspot-submit-form`, {
        method: 'POST',
        headers: { origin, referer: origin + pathname },
        body,
        redirect: 'manual',
      }),
    async [Symbol.asyncDispose]() {
      outbox.close();
      await server.close();
      folder[Symbol.dispose]();
    },
  };
}

export function postNewsletter(
  origin: string,
  email: string,
  { token = '', key }: { token?: string; key?: string } = {},
): Promise<Response> {
  const context = { pageUri: `${origin}/helios/en/newsletter`, pageName: 'Newsletter' };
  const fields = [
    { objectTypeId: '0-1', name: 'email', value: email },
    { objectTypeId: '0-1', name: 'hs_legal_basis', value: freelyGivenConsent },
  ];
  const legalConsentOptions = { consent: { consentToProcess: true, text: 'I agree.', communications: [] } };
  return fetch(`${origin}/api/hubspot-submit-form?formId=${newsletterId}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
    body: JSON.stringify({ formData: { fields, context, legalConsentOptions }, captchaResponse: token }),
  });
}

export const allStates = ['pending', 'sending', 'delivered', 'rejected', 'uncertain'] as const;

/** The states of the leads in the outbox, by the name in their address: `{ a: 'pending' }`. */
export function statesIn({ outbox }: LeadServer) {
  return Object.fromEntries(
    outbox.list(allStates).map(({ data, state }) => [data.fields[0]?.value.split('@')[0], state]),
  );
}
