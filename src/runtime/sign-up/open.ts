import type { Islands } from '../islands/attach.ts';

/**
 * Opens the sign-up dialog: on a plain click on anything that leads to sign-up, and at once when the address says
 * `signup=open` (SPEC section 2). The dialog is in the page, so it opens before its script has arrived.
 */
export function attachSignUp(root: Document, islands: Islands): () => void {
  const dialog = root.querySelector<HTMLDialogElement>('dialog#sign-up');
  if (!dialog) return () => {};
  const open = () => {
    if (!dialog.open) dialog.showModal();
    void islands.wake(dialog);
  };
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event) || !isTrigger(event.target)) return;
    event.preventDefault();
    open();
  };
  root.addEventListener('click', onClick);
  if (new URLSearchParams(location.search).get('signup') === 'open') open();
  return () => root.removeEventListener('click', onClick);
}

function isTrigger(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-opens="sign-up"]') !== null;
}

/** Anything else (new tab, download, a click something already dealt with) is the browser's. */
function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}
