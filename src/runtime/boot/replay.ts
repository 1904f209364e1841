/**
 * Stops an event whose script has not loaded yet. The pressed button is busy until the event is repeated (`replay`) or
 * left to the browser (`submitNatively`), so that a visitor sees at once that something happens.
 */
export function hold(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  pressedIn(event)?.setAttribute(busy, 'true');
}

/** Repeats an event that happened before a script could handle it: a click, a submission or a change. */
export function replay(event: Event): void {
  const { target } = event;
  const pressed = release(event);
  if (event instanceof SubmitEvent) (target as HTMLFormElement).requestSubmit(event.submitter);
  else if (event instanceof MouseEvent) pressed?.click();
  else target?.dispatchEvent(new Event(event.type, { bubbles: true, cancelable: true }));
}

/**
 * Sends a form or follows a link as the browser does without scripts, for an event whose script could not be loaded.
 * Does nothing for other events.
 */
export function submitNatively(event: Event): void {
  const pressed = release(event);
  if (pressed && 'href' in pressed) {
    location.assign(pressed.href);
    return;
  }
  const button = pressed?.type === 'submit' ? pressed : null;
  const form = event instanceof SubmitEvent ? (event.target as HTMLFormElement) : button?.form;
  if (form?.reportValidity()) form.submit();
}

const busy = 'aria-busy';

type Pressed = HTMLAnchorElement | HTMLButtonElement | null;

function release(event: Event): Pressed {
  const pressed = pressedIn(event);
  pressed?.removeAttribute(busy);
  return pressed;
}

/** The button or link that was pressed. A click may meet an SVG element inside of it, which has no `click()`. */
function pressedIn(event: Event): Pressed {
  if (event instanceof SubmitEvent) return event.submitter as Pressed;
  return event instanceof MouseEvent ? (event.target as Element).closest('a, button') : null;
}
