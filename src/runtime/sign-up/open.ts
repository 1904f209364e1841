import type { Islands } from '../islands/attach.ts';
import { isPlainClick } from '../islands/plain-click.ts';

/**
 * Opens the sign-up dialog: on a plain click on anything that leads to sign-up, and at once when the address says
 * `signup=open` (SPEC section 2). The dialog opens as soon as its markup is there; its script may come after. What leads
 * to sign-up is a link, and stays one if the dialog can't be had.
 */
export function attachSignUp(root: Document, islands: Islands): () => void {
  const island = root.querySelector<HTMLElement>('[data-island="sign-up"]');
  if (!island) return () => {};
  const controller = new AbortController();
  const { signal } = controller;
  const open = async (link?: HTMLAnchorElement) => {
    try {
      await islands.bring(island);
    } catch {
      if (link) location.assign(link.href);
      return;
    }
    const dialog = island.querySelector('dialog');
    if (dialog && !dialog.open) dialog.showModal();
    await islands.wake(island);
  };
  const prepare = () => void islands.bring(island).catch(() => {});
  const onIntent = (event: Event) => {
    if (!triggerOf(event)) return;
    prepare();
    islands.warm(island);
  };
  const onClick = (event: MouseEvent) => {
    const link = triggerOf(event);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    void open(link);
  };
  root.addEventListener('click', onClick, { signal });
  for (const type of ['pointerover', 'focusin']) root.addEventListener(type, onIntent, { passive: true, signal });
  if (new URLSearchParams(location.search).get('signup') === 'open') void open();
  else addEventListener('load', () => setTimeout(prepare, idleAfter), { signal });
  return () => controller.abort();
}

/** Once the page has settled the dialog is brought, so that a click finds it there. Milliseconds. */
const idleAfter = 1000;

function triggerOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-opens="sign-up"]') : null;
}
