/** Does again what a visitor did before the island could hear it. */
export function replay(event: Event): void {
  const { target } = event;
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) target.requestSubmit(event.submitter);
  else if (event instanceof MouseEvent && target instanceof HTMLElement) target.click();
  else target?.dispatchEvent(new Event(event.type, { bubbles: true, cancelable: true }));
}
