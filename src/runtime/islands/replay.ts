/** Does again what a visitor did before the island could hear it. */
export function replay(event: Event): void {
  const { target } = event;
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) target.requestSubmit(event.submitter);
  else if (event instanceof MouseEvent && target instanceof HTMLElement) target.click();
  else target?.dispatchEvent(new Event(event.type, { bubbles: true, cancelable: true }));
}

/** The island's code could not be had: a form is sent as plain HTML would; anything else asks for the code again next time. */
export function doWithoutScript({ type, target }: Event): void {
  if (!(target instanceof Element)) return;
  const button = target.closest('button');
  const form = type === 'submit' ? target.closest('form') : button?.type === 'submit' ? button.form : null;
  if (form?.reportValidity()) form.submit();
}
