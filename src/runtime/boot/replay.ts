/** Does again what a visitor did before the island could hear it. */
export function replay(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) target.requestSubmit(event.submitter);
  // What was hit may be a drawing inside, which has no click() of its own.
  else if (event instanceof MouseEvent) target.closest<HTMLElement>('a, button')?.click();
  else target.dispatchEvent(new Event(event.type, { bubbles: true, cancelable: true }));
}

/**
 * The island's code could not be had: a form is sent and a link followed as in plain HTML; anything else asks for the
 * code again next time.
 */
export function submitNatively({ type, target }: Event): void {
  if (!(target instanceof Element)) return;
  const link = target.closest('a');
  const button = target.closest('button');
  const form = type === 'submit' ? target.closest('form') : button?.type === 'submit' ? button.form : null;
  if (link) location.assign(link.href);
  else if (form?.reportValidity()) form.submit();
}
