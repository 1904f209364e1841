import { fillUntouched, isTouched } from '../shared/fill-untouched.ts';
import type { FormDelivery } from './delivery.ts';
import { discardDraft, loadDraft, saveDraft } from './draft.ts';
import { controlsOf, filesOf, textsOf, typedIn } from './form-fields.ts';
import { showSent } from './form-lines.ts';
import { createLeadKey } from './lead-key.ts';
import { postLead } from './post-lead.ts';
import { submissionOf } from './submission-of.ts';
import type { VisitRecord } from './visit/visit-record.ts';

/**
 * Sends what is in a lead form to the endpoint. Until it has arrived it is kept for this tab, under one key: a reload, a
 * second press or a line that broke lose nothing and send nothing twice.
 */
export function createLeadDelivery(form: HTMLFormElement, record: VisitRecord): FormDelivery {
  const { form_id: formId = '', success } = textsOf(form);
  const draft = `helios-lead:${formId}:${location.pathname}`;
  let key = createLeadKey();
  const keep = () => saveDraft(draft, { values: typedIn(form), key });
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
    async send(captchaResponse) {
      const action = new URL(form.action).pathname;
      const submission = submissionOf(form, { values: textsOf(form), record, captchaResponse });
      const answer = await postLead({ action, formId, submission, files: filesOf(form), key });
      if (answer.isSent) {
        discardDraft(draft);
        key = createLeadKey();
      }
      return answer;
    },
    leave() {
      form.reset();
      if (!success) {
        showSent(form);
        return false;
      }
      const { pathname } = location;
      location.assign(success);
      // What one has asked for may be a place on the very page.
      return new URL(success, location.href).pathname !== pathname;
    },
  };
}
