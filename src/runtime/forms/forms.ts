import { formAttribute, hydratedAttribute, islandAttribute, selectorOf } from '../../rules/markup.ts';
import { routeUpdate } from '../shared/navigation/events.ts';
import { site } from '../shared/site.ts';
import { createSheet } from '../shared/style-sheet.ts';
import { createCaptcha } from './captcha.ts';
import { type EnhancedForm, enhanceForm } from './enhance.ts';
import { type Control, isControl } from './form-fields.ts';
import rules from './forms.sheet.css';
import { createLeadDataSource } from './lead-data.ts';
import { openVisitRecord } from './visit/visit-record.ts';

const capture = { capture: true };

/**
 * Takes over all lead forms and sign-up forms of the document. All listeners are on the document, so that they also
 * handle forms that are added later. `ownScript`: the page's Trusted Types policy for addresses of scripts.
 */
export function openForms(root: Document, ownScript: (address: string) => string): void {
  document.adoptedStyleSheets.push(createSheet(rules));
  const context = {
    leadData: createLeadDataSource(),
    captcha: createCaptcha(ownScript),
    record: openVisitRecord(root, site.pathPrefix),
  };
  const known = new WeakMap<HTMLFormElement, EnhancedForm>();
  const enhanced = (form: HTMLFormElement): EnhancedForm => {
    const found = known.get(form) ?? enhanceForm(form, context);
    known.set(form, found);
    return found;
  };
  const openAll = () => {
    for (const form of root.querySelectorAll<HTMLFormElement>(selectorOf(formAttribute, 'lead'))) enhanced(form);
  };
  const onField = (type: string, act: (form: EnhancedForm, control: Control) => void) =>
    root.addEventListener(type, ({ target }) => {
      const form = isControl(target) ? formOf(target) : undefined;
      if (form && isControl(target)) act(enhanced(form), target);
    });
  const onReach = (target: EventTarget | null) => {
    const form = formOf(target);
    if (form) enhanced(form).takeOver();
  };
  for (const type of ['focusin', 'pointerdown']) root.addEventListener(type, ({ target }) => onReach(target));
  onField('input', (form, control) => form.typed(control));
  onField('change', (form, control) => form.changed(control));
  root.addEventListener('submit', (event) => onSubmit(event, enhanced), capture);
  root.addEventListener('close', (event) => onDismiss(event, enhanced), capture);
  // The back/forward cache restores a page as the visitor left it, but requests of this page have ended: busy forms
  // become idle.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted)
      for (const form of root.querySelectorAll<HTMLFormElement>(selectorOf(formAttribute))) enhanced(form).rest();
  });
  root.addEventListener(routeUpdate, openAll);
  openAll();
  onReach(root.activeElement);
}

function onSubmit(event: SubmitEvent, enhanced: (form: HTMLFormElement) => EnhancedForm): void {
  const form = formOf(event.target);
  // Leaves a form in an island that is not hydrated yet to the boot script, which holds the event back and replays it
  // later: hydration needs unchanged markup.
  if (!form || form.closest(`${selectorOf(islandAttribute)}:not(${selectorOf(hydratedAttribute)})`)) return;
  event.preventDefault();
  void enhanced(form).submit(event.submitter);
}

/** Clears input and errors of the forms in a dismissed dialog (docs/contract.md, section 4.3). */
function onDismiss({ target }: Event, enhanced: (form: HTMLFormElement) => EnhancedForm): void {
  if (!(target instanceof HTMLDialogElement)) return;
  for (const form of target.querySelectorAll<HTMLFormElement>(selectorOf(formAttribute))) {
    form.reset();
    enhanced(form).rest();
  }
}

function formOf(target: EventTarget | null): HTMLFormElement | undefined {
  const form = target instanceof Element ? target.closest<HTMLFormElement>(selectorOf(formAttribute)) : null;
  return form ?? undefined;
}
