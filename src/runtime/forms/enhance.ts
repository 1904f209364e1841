import { afterPress } from '../shared/after-press.ts';
import { isTouched } from '../shared/fill-untouched.ts';
import type { Captcha } from './captcha.ts';
import { createLeadDelivery } from './deliver-lead.ts';
import { createSignUpDelivery } from './deliver-sign-up.ts';
import type { FormDelivery } from './delivery.ts';
import { clearFieldError, clearFieldErrors } from './field-error.ts';
import { type Faults, faultsFromCode, faultsOf } from './form-faults.ts';
import { type Control, controlsOf, isOfKind } from './form-fields.ts';
import { hideFormLines, showBusy, showFailed } from './form-lines.ts';
import { checksOnChange, type FormState, isBusy } from './form-state.ts';
import type { LeadDataSource } from './lead-data.ts';
import { dispatchOutcome } from './outcome.ts';
import { showFaults } from './show-faults.ts';
import type { VisitRecord } from './visit/visit-record.ts';

/** The objects that all forms of a page share. */
export interface FormContext {
  readonly leadData: LeadDataSource;
  readonly captcha: Captcha;
  readonly record: VisitRecord;
}

/** A form that the script checks and sends. */
export interface EnhancedForm {
  /** Turns the browser's own checks off, and keeps the errors that they have shown. Called at each use of the form. */
  takeOver(): void;
  typed(control: Control): void;
  changed(control: Control): void;
  submit(submitter: HTMLElement | null): Promise<void>;
  /** Returns the form to its idle state: removes errors, and makes the button usable again. */
  rest(): void;
}

/** The pause between the acceptance of a lead and the next page (docs/contract.md, section 9). */
const pauseMs = 400;

/** Checks and sends a form in place of the browser. `FormState` names the form's states. */
export function enhanceForm(form: HTMLFormElement, context: FormContext): EnhancedForm {
  const { leadData, captcha } = context;
  const delivery = createDelivery(form, context);
  let state: FormState = 'idle';
  const enter = (next: FormState, submitter?: HTMLElement | null) => {
    state = next;
    showBusy(form, { isBusy: isBusy(next), submitter });
  };
  const block = async (faults: Faults) => {
    enter('blocked');
    const code = faults.email ?? Object.values(faults)[0];
    dispatchOutcome(form, { form: delivery.name, outcome: 'blocked', code });
    await pointToFaults(form, faults, leadData);
  };
  const fail = async () => {
    enter('failed');
    showFailed(form, (await leadData(form))?.texts[navigator.onLine ? 'something_went_wrong' : 'no_connection']);
  };
  const succeed = async () => {
    enter('sent');
    dispatchOutcome(form, { form: delivery.name, outcome: 'submitted' });
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    // If the visitor has opened another page during the pause, the form is no longer in the document, and no next page
    // opens.
    if (!form.isConnected || !delivery.leave()) return enter('idle');
    // If the visitor goes back before the next page has loaded, this page remains: the form becomes idle and may be
    // submitted again.
    addEventListener('popstate', () => enter('idle'), { once: true });
  };
  const send = async () => {
    const answer = await delivery.send(await captcha.token((await leadData(form))?.captcha));
    if (answer.isSent) return succeed();
    const faults = faultsFromCode(form, answer.code);
    return faults ? block(faults) : fail();
  };
  const prepareCaptcha = () => void leadData(form).then((data) => captcha.prepare(data?.captcha));
  // Loads the captcha at once if the visitor has typed an email address before this script loaded.
  if (controlsOf(form).some((control) => control.type === 'email' && isTouched(control))) prepareCaptcha();
  return {
    takeOver() {
      if (form.noValidate) return;
      const refused = controlsOf(form).filter((control) => control.matches(':user-invalid'));
      form.noValidate = true;
      if (refused.length === 0) return;
      enter('blocked');
      void showFaultsOf(form, refused, leadData).then(() => closeBubble(refused));
    },
    typed(control) {
      clearFieldError(control);
      hideFormLines(form);
      delivery.onTyped();
      if (control.type === 'email') prepareCaptcha();
    },
    async changed(control) {
      if (!checksOnChange(state)) return;
      await new Promise<void>(afterPress);
      await showFaultsOf(form, [control], leadData);
    },
    async submit(submitter) {
      if (isBusy(state)) return;
      enter('sending', submitter);
      clearErrors(form);
      const faults = await faultsOf(form, leadData);
      await (Object.keys(faults).length > 0 ? block(faults) : send());
    },
    rest() {
      enter('idle');
      clearErrors(form);
    },
  };
}

function createDelivery(form: HTMLFormElement, context: FormContext): FormDelivery {
  return isOfKind(form, 'lead') ? createLeadDelivery(form, context.record) : createSignUpDelivery(form, context);
}

/** Shows the faults of these fields. All other fields stay as they are. */
async function showFaultsOf(
  form: HTMLFormElement,
  controls: readonly Control[],
  leadData: LeadDataSource,
): Promise<void> {
  const faults = Object.entries(await faultsOf(form, leadData));
  const shown = faults.filter(([name]) => controls.some((control) => control.name === name));
  if (shown.length > 0) await showFaults(form, Object.fromEntries(shown), leadData);
}

/**
 * Closes the browser's own bubble with a fault, which would cover the site's error message: the browser does so when
 * the field loses the focus.
 */
function closeBubble(controls: readonly Control[]): void {
  const focused = controls.find((control) => control.matches(':focus'));
  focused?.blur();
  focused?.focus();
}

function clearErrors(form: HTMLFormElement): void {
  clearFieldErrors(form);
  hideFormLines(form);
}

/** Shows the faults and moves the focus to the first field that has one. */
async function pointToFaults(form: HTMLFormElement, faults: Faults, leadData: LeadDataSource): Promise<void> {
  const [first] = controlsOf(form).filter(({ name }) => faults[name]);
  const shown = await showFaults(form, faults, leadData);
  first?.focus();
  if (shown) return;
  // If a field has no element for an error message, the form's own error message and the browser's bubble show the
  // fault.
  showFailed(form);
  first?.reportValidity();
}
