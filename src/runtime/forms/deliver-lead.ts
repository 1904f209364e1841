import { marketingConsentName } from '../../rules/leads/lead-form.ts';
import { createSubmission, type Submission } from '../../rules/leads/submission.ts';
import { fillUntouched, isTouched } from '../tools/fill-untouched.ts';
import type { VisitRecord } from '../visit/visit-record.ts';
import type { Delivery } from './delivery.ts';
import { forgetDraft, keepDraft, loadDraft } from './draft.ts';
import { controlsOf, filesOf, textsOf, typedIn } from './form-fields.ts';
import { showSent } from './form-state.ts';
import { createLeadKey } from './lead-key.ts';
import { postLead } from './post-lead.ts';

/** SPEC section 9: after a lead was sent, before its visitor is taken on. Milliseconds. */
const pause = 400;

/**
 * Sends what is in a lead form to the endpoint. Until it has arrived it is kept for this tab, under one key: a reload, a
 * second press or a line that broke lose nothing and send nothing twice.
 */
export function createLeadDelivery(form: HTMLFormElement, record: VisitRecord): Delivery {
  const { form_id: formId = '', success } = textsOf(form);
  const draft = `helios-lead:${formId}:${location.pathname}`;
  let key = createLeadKey();
  const keep = () => keepDraft(draft, { values: typedIn(form), key });
  void loadDraft(draft).then((found) => {
    if (found) {
      key = found.key;
      fillUntouched(form, found.values);
    }
    // Something may have been typed before this script was there.
    if (controlsOf(form).some(isTouched)) keep();
  });
  return {
    name: formId,
    onTyped: keep,
    async send(token) {
      const action = new URL(form.action).pathname;
      const answer = await postLead({
        action,
        formId,
        submission: submissionOf(form, record, token),
        files: filesOf(form),
        key,
      });
      if (answer.isSent) {
        forgetDraft(draft);
        key = createLeadKey();
      }
      return answer;
    },
    async leave() {
      await new Promise((resolve) => setTimeout(resolve, pause));
      // Whoever has gone on meanwhile is not called back.
      if (!form.isConnected) return false;
      form.reset();
      if (success) location.assign(success);
      else showSent(form);
      return success !== undefined;
    },
  };
}

function submissionOf(form: HTMLFormElement, record: VisitRecord, captchaResponse: string): Submission {
  const values = textsOf(form);
  return createSubmission({
    values,
    form: { hidden: {} },
    visit: record.leadFields(),
    context: { hutk: hubspotToken(document.cookie), pageUri: location.href, pageName: document.title },
    consentText: consentTextOf(form),
    captchaResponse,
    now: new Date(),
  });
}

function hubspotToken(cookies: string): string | undefined {
  return /(?:^|; )hubspotutk=([^;]*)/.exec(cookies)?.[1];
}

/** The words beside the box, as they were read. */
function consentTextOf(form: HTMLFormElement): string {
  const box = form.elements.namedItem(marketingConsentName);
  return box instanceof HTMLElement ? (box.closest('label')?.textContent.trim() ?? '') : '';
}
