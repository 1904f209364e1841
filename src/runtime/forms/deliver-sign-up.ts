import { leadEndpoint } from '../../rules/leads/lead-fields.ts';
import { signUpFields, signUpPaths } from '../../rules/leads/sign-up.ts';
import { leadFormAttribute } from '../../rules/markup.ts';
import type { FormDelivery } from './delivery.ts';
import { textsOf } from './form-fields.ts';
import { createLeadKey } from './lead-key.ts';
import { postLead } from './post-lead.ts';
import { signUpUrl } from './sign-up-url.ts';
import { submissionOf } from './submission-of.ts';
import type { VisitRecord } from './visit/visit-record.ts';

/**
 * Sends a sign-up as a lead, then opens the product's sign-up with the email address. The visitor is not subscribed to
 * marketing, because the form does not ask for consent (docs/contract.md, section 5.4).
 */
export function createSignUpDelivery(form: HTMLFormElement, record: VisitRecord): FormDelivery {
  const formId = form.getAttribute(leadFormAttribute);
  const kind = new URL(form.action).pathname.endsWith(signUpPaths.partner) ? 'partner' : 'visitor';
  let key = createLeadKey();
  // The values that were sent last. The visitor may have changed the fields since.
  let sent: Readonly<Record<string, string>> = {};
  return {
    name: 'sign-up',
    onTyped() {},
    async send(captchaResponse) {
      sent = textsOf(form);
      if (!formId) return { isSent: true };
      const { email = '' } = sent;
      const submission = submissionOf(form, { values: { email, ...signUpFields[kind] }, record, captchaResponse });
      const answer = await postLead({ action: leadEndpoint, formId, submission, files: [], key });
      if (answer.isSent) key = createLeadKey();
      return answer;
    },
    leave() {
      location.assign(signUpUrl(form.action, sent, record.registerFields()));
      return true;
    },
  };
}
