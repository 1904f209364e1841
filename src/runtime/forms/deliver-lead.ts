import { chosenSuccess, type OptionSuccess } from '../../rules/leads/lead-form.ts';
import { successesAttribute } from '../../rules/markup.ts';
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
 * Sends the values of a lead form to the endpoint. Until the endpoint has accepted them, the browser stores them for
 * this tab together with one idempotency key. A reload, a second press of the button or a broken connection thus
 * neither loses a lead nor sends it twice.
 */
export function createLeadDelivery(form: HTMLFormElement, record: VisitRecord): FormDelivery {
  const { form_id: formId = '', success } = textsOf(form);
  const draft = `helios-lead:${formId}:${location.pathname}`;
  let key = createLeadKey();
  const save = () => saveDraft(draft, { values: typedIn(form), key });
  void loadDraft(draft).then((found) => {
    if (found) {
      key = found.key;
      fillUntouched(form, found.values);
    }
    // Saves a draft at once if the visitor has typed before this script loaded.
    if (controlsOf(form).some(isTouched)) save();
  });
  return {
    name: formId,
    onTyped: save,
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
      const next = successAfter(form) ?? success;
      form.reset();
      if (!next) {
        showSent(form);
        return false;
      }
      const { pathname } = location;
      location.assign(record.nextAddress(next));
      // The address may be a fragment of this page. The visitor then stays on this page.
      return new URL(next, location.href).pathname !== pathname;
    },
  };
}

/** The page of the option that the visitor has chosen. Undefined if no option has a page. */
function successAfter(form: HTMLFormElement): string | undefined {
  const successes: readonly OptionSuccess[] = JSON.parse(form.getAttribute(successesAttribute) ?? '[]');
  const values = textsOf(form);
  return chosenSuccess(successes, (name) => values[name]);
}
