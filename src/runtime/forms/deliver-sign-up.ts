import { leadEndpoint } from '../../rules/leads/lead-fields.ts';
import { signUpFields, signUpPaths } from '../../rules/leads/sign-up.ts';
import {
  islandAttribute,
  leadFormAttribute,
  pageLeadsAttribute,
  selectorOf,
  triggerQueryAttribute,
} from '../../rules/markup.ts';
import type { FormDelivery } from './delivery.ts';
import { extraParams } from './extra-params.ts';
import { textsOf } from './form-fields.ts';
import type { LeadDataSource } from './lead-data.ts';
import { createLeadKey } from './lead-key.ts';
import { type LeadAnswer, noEndpoint, postLead } from './post-lead.ts';
import { signUpUrl } from './sign-up-url.ts';
import { submissionOf } from './submission-of.ts';
import { trackStarted } from './track-started.ts';
import type { VisitRecord } from './visit/visit-record.ts';

/** The objects that all sign-up forms of a page share. */
interface SignUpContext {
  readonly record: VisitRecord;
  readonly leadData: LeadDataSource;
}

/**
 * Sends a sign-up as a lead, then opens the product's sign-up with the email address. If the site has no endpoint for
 * leads, the sign-up goes on without a lead, as it does without scripts. The visitor is not subscribed to
 * marketing, because the form does not ask for consent (docs/contract.md, section 5.4).
 */
export function createSignUpDelivery(form: HTMLFormElement, { record, leadData }: SignUpContext): FormDelivery {
  const formId = form.getAttribute(leadFormAttribute);
  const kind = new URL(form.action).pathname.endsWith(signUpPaths.partner) ? 'partner' : 'visitor';
  let key = createLeadKey();
  // The values that were sent last. The visitor may have changed the fields since.
  let sent: Readonly<Record<string, string>> = {};
  const sendLead = async (captchaResponse: string): Promise<LeadAnswer> => {
    if ((await leadData(form))?.endpoint === 'none') return withoutLead('HELIOS_LEAD_ENDPOINT is none');
    if (!formId) return { isSent: true };
    const { email = '' } = sent;
    const values = { ...pageLeads(), email, ...signUpFields[kind] };
    const submission = submissionOf(form, { values, record, captchaResponse });
    const answer = await postLead({ action: leadEndpoint, formId, submission, files: [], key });
    if (!answer.isSent && answer.code === noEndpoint) return withoutLead(`${leadEndpoint} has no answer`);
    if (answer.isSent) key = createLeadKey();
    return answer;
  };
  return {
    name: 'sign-up',
    onTyped() {},
    async send(captchaResponse) {
      sent = textsOf(form);
      const answer = await sendLead(captchaResponse);
      if (answer.isSent) trackStarted({ email: sent.email ?? '', kind, visit: record.registerFields() });
      return answer;
    },
    leave() {
      const extra = extraParams(triggerQueryOf(form), location.search);
      location.assign(signUpUrl(form.action, sent, { visit: record.registerFields(), extra }));
      return true;
    },
  };
}

/** Tells whoever reads the console why no lead was sent, and lets the sign-up go on. */
function withoutLead(reason: string): LeadAnswer {
  console.warn(`The site has no lead endpoint (${reason}); the sign-up goes on without a lead.`);
  return { isSent: true };
}

/** The values that the page gives to its leads. The dialog belongs to all pages, so its markup does not have them. */
function pageLeads(): Record<string, string> {
  const main = document.querySelector('main');
  return Object.fromEntries(new URLSearchParams(main?.getAttribute(pageLeadsAttribute) ?? ''));
}

/** The query of the link that opened the sign-up dialog; empty for a form that is not in the dialog. */
function triggerQueryOf(form: HTMLFormElement): string {
  return form.closest(selectorOf(islandAttribute, 'sign-up'))?.getAttribute(triggerQueryAttribute) ?? '';
}
