import { islandAttribute } from '../../rules/markup.ts';

/** Hides the notification banner if the address has `partner=datev` (docs/contract.md, section 2.7). */
export function suppressBanner(root: Document): void {
  if (new URLSearchParams(location.search).get('partner') !== 'datev') return;
  root.querySelector<HTMLElement>(`[${islandAttribute}="notification-banner"]`)?.setAttribute('hidden', '');
}
