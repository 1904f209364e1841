import { islandAttribute } from '../../rules/markup.ts';

/** A visitor sent by DATEV sees no banner (SPEC section 2); the paths without one are known when the page is rendered. */
export function suppressBanner(root: Document): void {
  if (new URLSearchParams(location.search).get('partner') !== 'datev') return;
  root.querySelector<HTMLElement>(`[${islandAttribute}="notification-banner"]`)?.setAttribute('hidden', '');
}
