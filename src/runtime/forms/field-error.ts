import { lineId } from '../../rules/markup.ts';
import { fillErrorLine } from './error-line.ts';
import { type Control, controlsOf, isOfKind } from './form-fields.ts';

/** An error message for a field: a text and, for visitors who can't correct the field, a link. */
export interface FieldError {
  readonly text: string;
  readonly link?: { readonly text: string; readonly href: string } | undefined;
}

/**
 * Shows the error message of a field (`components/Field.tsx`). Without an `error`, shows the message in the field's
 * markup. Returns false if the field has no element for an error message.
 */
export function showFieldError(control: Control, error: FieldError | undefined): boolean {
  const holder = holderOf(control);
  const line = lineOf(holder) ?? (error && addLine(control));
  const words = line?.querySelector('span');
  if (!line || !words) return false;
  if (error) {
    line.dataset.complaint ??= words.textContent ?? '';
    words.replaceChildren(error.text, ...(error.link ? [' ', linkTo(error.link)] : []));
  }
  describeBy(holder, line.id);
  if (holder === control) control.setAttribute('aria-invalid', 'true');
  line.hidden = false;
  return true;
}

/** Hides the error message of a field and restores the message in the field's markup. */
export function clearFieldError(control: Control): void {
  const holder = holderOf(control);
  const line = lineOf(holder);
  if (!line || line.hidden) return;
  line.hidden = true;
  const { complaint } = line.dataset;
  if (complaint !== undefined) line.querySelector('span')?.replaceChildren(complaint);
  stopDescribingBy(holder, line.id);
  control.removeAttribute('aria-invalid');
}

export function clearFieldErrors(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) clearFieldError(control);
}

/**
 * The element to which the error message belongs: the control, or the `fieldset` of radio buttons. The element's id
 * determines the message's id.
 */
function holderOf(control: Control): HTMLElement {
  return control.type === 'radio' ? (control.closest('fieldset') ?? control) : control;
}

function lineOf(holder: HTMLElement): HTMLElement | null {
  return document.getElementById(lineId(holder.id, 'error'));
}

/**
 * Adds an element for the error message to a sign-up form, whose markup has none: below the field in a dialog,
 * elsewhere below the button.
 */
function addLine(control: Control): HTMLElement | undefined {
  const { form } = control;
  if (!form || !isOfKind(form, 'sign-up')) return undefined;
  const line = document.createElement('p');
  line.id = lineId(control.id, 'error');
  fillErrorLine(line);
  const above = form.closest('dialog') ? control.parentElement : form.querySelector('button');
  above?.after(line);
  return line;
}

/** Makes the error message the first description of a field, so that a screen reader reads it before the hint. */
function describeBy(holder: HTMLElement, id: string): void {
  holder.setAttribute('aria-describedby', [id, ...otherDescriptions(holder, id)].join(' '));
}

function stopDescribingBy(holder: HTMLElement, id: string): void {
  const others = otherDescriptions(holder, id);
  if (others.length > 0) holder.setAttribute('aria-describedby', others.join(' '));
  else holder.removeAttribute('aria-describedby');
}

function otherDescriptions(holder: HTMLElement, id: string): string[] {
  return (holder.getAttribute('aria-describedby') ?? '').split(' ').filter((each) => each && each !== id);
}

function linkTo({ text, href }: { text: string; href: string }): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  return link;
}
