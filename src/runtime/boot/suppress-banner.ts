import { islandAttribute } from '../../rules/markup.ts';

/**
 * Hides the banner from visitors whom DATEV sent (SPEC section 2). Pages that never have one are rendered without it.
 */
export function suppressBanner(root: Document): void {
  if (new URLSearchParams(location.search).get('partner') !== 'datev') return;
  root.querySelector<HTMLElement>(`[${islandAttribute}="notification-banner"]`)?.setAttribute('hidden', '');
}
