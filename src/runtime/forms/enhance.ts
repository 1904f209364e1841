import type { LeadFaultCode } from '../../rules/leads/check-lead.ts';
import { leadTextKey } from '../../rules/leads/error-text.ts';
import type { LeadData } from '../../rules/leads/lead-data.ts';
import { isTouched } from '../shared/fill-untouched.ts';
import type { Captcha } from './captcha.ts';
import { createLeadDelivery } from './deliver-lead.ts';
import { createSignUpDelivery } from './deliver-sign-up.ts';
import type { FormDelivery } from './delivery.ts';
import { clearFieldError, clearFieldErrors, type FieldError, showFieldError } from './field-error.ts';
import { type Faults, faultsOf, toldFaults } from './form-faults.ts';
import { type Control, controlsOf, isOfKind } from './form-fields.ts';
import { hideFormLines, showBusy, showFailed } from './form-lines.ts';
import type { LeadDataSource } from './lead-data.ts';
import { dispatchOutcome } from './outcome.ts';
import type { VisitRecord } from './visit/visit-record.ts';

/** The objects that all forms of a page share. */
export interface FormContext {
  readonly leadData: LeadDataSource;
  readonly captcha: Captcha;
  readonly record: VisitRecord;
}

/** A form that the script checks and sends. */
export interface EnhancedForm {
  /** Turns the browser's own checks off, once a visitor uses the form. */
  takeOver(): void;
  typed(control: Control): void;
  changed(control: Control): void;
  submit(submitter: HTMLElement | null): Promise<void>;
  /** Clears errors and busy state. */
  rest(): void;
}

/** SPEC section 9: time between the lead's acceptance and the next page. Milliseconds. */
const pause = 400;

/** Takes a form over from the browser (SPEC section 4: idle, loading, then success, or an error until the visitor types). */
export function enhanceForm(form: HTMLFormElement, { leadData, captcha, record }: FormContext): EnhancedForm {
  const create = isOfKind(form, 'lead') ? createLeadDelivery : createSignUpDelivery;
  const delivery: FormDelivery = create(form, record);
  let isBusy = false;
  let wasBlocked = false;

  const setBusy = (busy: boolean, submitter?: HTMLElement | null) => {
    isBusy = busy;
    showBusy(form, busy, submitter);
  };
  const block = async (faults: Faults) => {
    wasBlocked = true;
    dispatchOutcome({ form: delivery.name, outcome: 'blocked', code: faults.email ?? Object.values(faults)[0] });
    const faulty = controlsOf(form).filter(({ name }) => faults[name]);
    const shown = await showFaults(form, faults, leadData);
    faulty[0]?.focus();
    if (shown) return;
    // An error without a line at its field is shown at the end of the form, and in the browser's own bubble.
    showFailed(form);
    faulty[0]?.reportValidity();
  };
  const onAddress = () => void leadData(form).then((data) => captcha.prepare(data?.captcha));
  const deliver = async () => {
    const answer = await delivery.send(await captcha.token((await leadData(form))?.captcha));
    if (answer.isSent) {
      dispatchOutcome({ form: delivery.name, outcome: 'submitted' });
      await new Promise((resolve) => setTimeout(resolve, pause));
      // A visitor who has opened another page meanwhile stays there.
      if (!form.isConnected || !delivery.leave()) return setBusy(false);
      // A visitor who goes back before the next page has loaded stays here and may submit again.
      addEventListener('popstate', () => setBusy(false), { once: true });
      return;
    }
    setBusy(false);
    const told = toldFaults(form, answer.code);
    if (told) await block(told);
    else showFailed(form, (await leadData(form))?.texts[navigator.onLine ? 'something_went_wrong' : 'no_connection']);
  };
  // An email address may have been typed before this script loaded.
  if (controlsOf(form).some((control) => control.type === 'email' && isTouched(control))) onAddress();
  return {
    takeOver() {
      form.noValidate = true;
    },
    typed(control) {
      clearFieldError(control);
      hideFormLines(form);
      delivery.onTyped();
      if (control.type === 'email') onAddress();
    },
    async changed(control) {
      if (!wasBlocked) return;
      await whenReleased();
      const code = (await faultsOf(form, leadData))[control.name];
      if (code) await showFaults(form, { [control.name]: code }, leadData);
    },
    async submit(submitter) {
      if (isBusy) return;
      setBusy(true, submitter);
      clearFieldErrors(form);
      hideFormLines(form);
      const faults = await faultsOf(form, leadData);
      if (Object.keys(faults).length === 0) return deliver();
      setBusy(false);
      await block(faults);
    },
    rest() {
      setBusy(false);
      wasBlocked = false;
      clearFieldErrors(form);
      hideFormLines(form);
    },
  };
}

/** Resolves once no mouse button is down. A line that appears earlier would move the pressed button, and the click would be lost. */
async function whenReleased(): Promise<void> {
  if (!document.documentElement.matches(':active')) return;
  await new Promise((resolve) => {
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, resolve, { once: true, capture: true });
  });
  // The click event follows pointerup.
  await new Promise((resolve) => setTimeout(resolve));
}

/** Faults whose text is in the markup of a lead form's field already. */
const saidByMarkup: readonly LeadFaultCode[] = ['INVALID_EMAIL', 'REQUIRED', 'NOT_A_CHOICE', 'CONSENT'];

/** Shows each fault at its field; false if one of the fields has no line for it. */
async function showFaults(form: HTMLFormElement, faults: Faults, leadData: LeadDataSource): Promise<boolean> {
  const isSaid = isOfKind(form, 'lead') && Object.values(faults).every((code) => saidByMarkup.includes(code));
  const data = isSaid ? undefined : await leadData(form);
  const shown = Object.entries(faults).map(([name, code]) => {
    const control = controlsOf(form).find((each) => each.name === name);
    return control !== undefined && showFieldError(control, errorOf(code, name, data));
  });
  return shown.every(Boolean);
}

function errorOf(code: LeadFaultCode, name: string, data: LeadData | undefined): FieldError | undefined {
  if (!data) return undefined;
  const { texts, privateHref } = data;
  const text = texts[leadTextKey(code, name)];
  const isPrivate = code === 'NON_WORK_EMAIL' && texts.non_work_email_cta !== '';
  return { text, link: isPrivate ? { text: texts.non_work_email_cta, href: privateHref } : undefined };
}
