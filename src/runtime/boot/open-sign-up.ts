import { islandAttribute, type Opens, opensAttribute, type Waits } from '../../rules/markup.ts';
import { onIntent } from '../shared/intent.ts';
import { isPlainClick } from '../shared/plain-click.ts';
import type { splitTestCookie } from '../shared/split-tests/participation.ts';
import type { Islands } from './attach-islands.ts';

/** Controls the sign-up dialog, even while its markup or its code is not loaded yet. */
export interface SignUpDialog {
  /** Opens the dialog if the address has `signup=open` (docs/contract.md, section 4.3). */
  openIfAsked(): void;
  close(): void;
  detach(): void;
}

/**
 * Opens the sign-up dialog on a plain click on a link to sign-up. The dialog opens as soon as its markup is in the
 * page, even if it is hydrated later. If its markup can't be loaded, the browser follows the link.
 */
export function attachSignUp(root: Document, islands: Islands): SignUpDialog {
  const island = root.querySelector<HTMLElement>(`[${islandAttribute}="sign-up"]`);
  const controller = new AbortController();
  const { signal } = controller;
  if (!island) return { openIfAsked() {}, close() {}, detach() {} };
  const open = async (link?: HTMLAnchorElement) => {
    // `triggerQueryAttribute`: the product's sign-up gets the query of the link, too (docs/contract.md, section 7.5).
    island.dataset.query = link?.search ?? '';
    // `waitsAttribute`: what a split test shows may not be known yet. The browser makes text of the boolean.
    island.dataset.waits = root.cookie.includes('split-test' satisfies typeof splitTestCookie) as unknown as Waits;
    try {
      await islands.insert(island);
    } catch {
      if (link) location.assign(link.href);
      return;
    }
    const dialog = island.querySelector('dialog');
    if (dialog && !dialog.open) dialog.showModal();
    await islands.hydrate(island);
  };
  root.addEventListener(
    'click',
    (event: MouseEvent) => {
      const link = triggerOf(event);
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      void open(link);
    },
    { signal },
  );
  onIntent(
    root,
    (event: Event) => {
      if (!triggerOf(event)) return;
      void islands.insert(island).catch(() => {});
      islands.preload(island);
    },
    { signal },
  );
  return {
    openIfAsked() {
      if (new URLSearchParams(location.search).get('signup') === 'open') void open();
    },
    close: () => island.querySelector('dialog')?.close(),
    detach: () => controller.abort(),
  };
}

function triggerOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element
    ? target.closest<HTMLAnchorElement>(`a[${opensAttribute}="${'sign-up' satisfies Opens}"]`)
    : null;
}
