import { bannerSlotId, islandAttribute, pageSlotId } from '../../rules/markup.ts';
import type { WholePage } from '../shared/navigation/load-page.ts';
import { attachIslands } from './attach-islands.ts';
import { attachMenus } from './close-menus.ts';
import { createSwap } from './navigation/swap-page.ts';
import { attachSignUp } from './open-sign-up.ts';
import { suppressBanner } from './suppress-banner.ts';

/** The page a visitor sees, with its islands, menus and sign-up dialog. */
export interface LivePage {
  /** Detaches the page that is shown, then shows another one and attaches its islands. */
  show(page: WholePage): void;
  /** Opens the sign-up dialog or hides the notification banner if the query of the current address asks for it. */
  onQuery(): void;
}

/**
 * Attaches islands, menus and the sign-up dialog to the loaded page. Islands of the shell stay attached when another page
 * with the same shell is shown.
 */
export function attachLivePage(document: Document): LivePage {
  const swap = createSwap(document);
  const menus = attachMenus(document);
  const own = `:is(#${bannerSlotId},#${pageSlotId}) [${islandAttribute}]`;
  const attachOwn = () => attachIslands(document.querySelectorAll<HTMLElement>(own));
  let page = attachOwn();
  let shell = attachShell(document, own);
  const onQuery = () => {
    suppressBanner(document);
    shell.signUp.close();
    shell.signUp.openIfAsked();
  };
  onQuery();
  return {
    show(next) {
      const isSameShell = next.shell === undefined;
      page.detach();
      if (!isSameShell) shell.detach();
      swap(next);
      if (!isSameShell) shell = attachShell(document, own);
      menus.close();
      page = attachOwn();
      onQuery();
    },
    onQuery,
  };
}

function attachShell(document: Document, own: string) {
  const islands = attachIslands(document.querySelectorAll<HTMLElement>(`[${islandAttribute}]:not(${own})`));
  const signUp = attachSignUp(document, islands);
  return {
    signUp,
    detach() {
      signUp.detach();
      islands.detach();
    },
  };
}
