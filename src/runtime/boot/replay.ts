/** Repeats what a visitor did before the island was hydrated. */
export function replay(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) target.requestSubmit(event.submitter);
  // The target may be an SVG inside the link or button, which has no click() of its own.
  else if (event instanceof MouseEvent) target.closest<HTMLElement>('a, button')?.click();
  else target.dispatchEvent(new Event(event.type, { bubbles: true, cancelable: true }));
}

/**
 * For an island whose code can't be loaded: submits the form or follows the link as plain HTML would. After any other event
 * nothing happens; the next one loads the code again.
 */
export function submitNatively({ type, target }: Event): void {
  if (!(target instanceof Element)) return;
  const link = target.closest('a');
  const button = target.closest('button');
  const form = type === 'submit' ? target.closest('form') : button?.type === 'submit' ? button.form : null;
  if (link) location.assign(link.href);
  else if (form?.reportValidity()) form.submit();
}
