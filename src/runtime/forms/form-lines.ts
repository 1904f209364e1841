import { lineId } from '../../rules/markup.ts';
import { fillErrorLine } from './error-line.ts';

/**
 * The messages of a form in `templates/components/LeadForm.tsx`: the failure and the success. A form may lack either.
 */
type Line = 'failed' | 'sent';

function lineOf(form: HTMLFormElement, line: Line): HTMLElement | null {
  return form.id ? document.getElementById(lineId(form.id, line)) : form.querySelector(`[data-line="${line}"]`);
}

/** Adds an element for the failure message to a sign-up form, whose markup has none. */
function addLine(form: HTMLFormElement): HTMLElement {
  const line = document.createElement('p');
  line.dataset.line = 'failed' satisfies Line;
  fillErrorLine(line);
  form.querySelector('button')?.after(line);
  return line;
}

/** Shows whether the form is busy. A busy button retains its place and the focus; pressing it has no effect. */
export function showBusy(
  form: HTMLFormElement,
  { isBusy, submitter }: { isBusy: boolean; submitter: HTMLElement | null | undefined },
): void {
  const button = submitter ?? form.querySelector<HTMLElement>('button[type="submit"]');
  for (const name of ['aria-busy', 'aria-disabled']) {
    if (isBusy) button?.setAttribute(name, 'true');
    else button?.removeAttribute(name);
  }
}

/** Shows the form's failure message: `text`, or the text in the form's markup. */
export function showFailed(form: HTMLFormElement, text?: string): void {
  const line = lineOf(form, 'failed') ?? addLine(form);
  const words = line.querySelector('span');
  line.dataset.usual ??= words?.textContent ?? '';
  if (words) words.textContent = text || line.dataset.usual;
  line.hidden = false;
}

/** Shows the form's success message. Returns false if the form has no element for this message. */
export function showSent(form: HTMLFormElement): boolean {
  const line = lineOf(form, 'sent');
  if (line) line.hidden = false;
  return line !== null;
}

export function hideFormLines(form: HTMLFormElement): void {
  for (const name of ['failed', 'sent'] as const) {
    const line = lineOf(form, name);
    if (line) line.hidden = true;
  }
}
