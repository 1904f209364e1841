/**
 * Calls `act` at each sign that a visitor is about to use an element: the pointer moves onto it or presses it, or the
 * focus enters it. A pointer that rests while the page loads, changes or scrolls below it shows no intent. The browser
 * reports such a pointer too (`pointerover`), so that only events of a pointer that has moved count.
 */
export function onIntent(root: EventTarget, act: (event: Event) => void, options?: AddEventListenerOptions): void {
  // A moving pointer counts once for each element, so that a script that can't be loaded is not requested at every move.
  let reached: EventTarget | null;
  const onMove = (event: Event) => {
    const { movementX, movementY, target } = event as PointerEvent;
    if ((!movementX && !movementY) || target === reached) return;
    reached = target;
    act(event);
  };
  root.addEventListener('pointermove', onMove, options);
  for (const type of ['pointerdown', 'focusin']) root.addEventListener(type, act, options);
}
