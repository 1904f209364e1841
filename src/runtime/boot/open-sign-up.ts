import { islandAttribute, type Opens, opensAttribute } from '../../rules/markup.ts';
import { isPlainClick } from '../shared/plain-click.ts';
import type { Islands } from './attach-islands.ts';

/** The sign-up dialog, wherever its code and its markup may be. */
export interface SignUpDialog {
  /** Opens it if the address says `signup=open` (SPEC section 2). */
  openIfAsked(): void;
  close(): void;
  detach(): void;
}

/**
 * Opens the sign-up dialog on a plain click on anything that leads to sign-up. The dialog opens as soon as its markup is
 * there; its script may come after. What leads to sign-up is a link, and stays one if the dialog can't be had.
 */
export function attachSignUp(root: Document, islands: Islands): SignUpDialog {
  const island = root.querySelector<HTMLElement>(`[${islandAttribute}="sign-up"]`);
  const controller = new AbortController();
  const { signal } = controller;
  if (!island) return { openIfAsked() {}, close() {}, detach() {} };
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
  if (root.readyState === 'complete') prepare();
  else addEventListener('load', () => setTimeout(prepare, settledAfter), { signal });
  return {
    openIfAsked() {
      if (new URLSearchParams(location.search).get('signup') === 'open') void open();
    },
    close: () => island.querySelector('dialog')?.close(),
    detach: () => controller.abort(),
  };
}

/** Once the page has settled the dialog is brought, so that a click finds it there. Milliseconds. */
const settledAfter = 1000;

function triggerOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element
    ? target.closest<HTMLAnchorElement>(`a[${opensAttribute}="${'sign-up' satisfies Opens}"]`)
    : null;
}
