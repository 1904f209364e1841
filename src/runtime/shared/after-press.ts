/**
 * Calls a function at once or, if the visitor presses something, when the press ends. An error that appears during a
 * press moves what is below it away from under the pointer, and the press would choose nothing.
 */
export function afterPress(call: () => void): void {
  // A press on an element makes it `:active` before the field loses the focus.
  if (!document.querySelector('body :active')) {
    call();
    return;
  }
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    // The click comes right after the end of the press, before any timeout.
    setTimeout(call);
  };
  for (const type of ends) addEventListener(type, end, { capture: true, signal: ended.signal });
}

/**
 * A drag ends with `pointercancel`, and no `mouseup` follows. A tap moves the focus between `pointerup` and `mouseup`,
 * as if a mouse had pressed.
 */
const ends = ['pointerup', 'pointercancel', 'mouseup'] as const;
