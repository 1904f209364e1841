/** Repeats an event that happened before a script could handle it: a click, a submission or a change. */
export function replay(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) target.requestSubmit(event.submitter);
  // The target may be an SVG element inside a button: SVG elements have no click() method, so the button is clicked.
  else if (event instanceof MouseEvent) target.closest<HTMLElement>('a, button')?.click();
  else target.dispatchEvent(new Event(event.type, { bubbles: true, cancelable: true }));
}

/**
 * Sends a form or follows a link as the browser does without scripts, for an event whose script could not be loaded.
 * Does nothing for other events.
 */
export function submitNatively({ type, target }: Event): void {
  if (!(target instanceof Element)) return;
  const link = target.closest('a');
  const button = target.closest('button');
  const form = type === 'submit' ? target.closest('form') : button?.type === 'submit' ? button.form : null;
  if (link) location.assign(link.href);
  else if (form?.reportValidity()) form.submit();
}
