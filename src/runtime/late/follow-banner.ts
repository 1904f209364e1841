import { bannerSlotId } from '../../rules/markup.ts';
import { track } from '../shared/tracking/track.ts';

/**
 * Tracks clicks on links of the notification banner (docs/contract.md, section 2.7). Nothing in the page tells of a click
 * afterwards, so this does not wait for the analytics script.
 */
export function attachBannerTracking(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(`#${bannerSlotId} a[href]`) : null;
    if (!link) return;
    track('Banner Link Clicked', {
      link: link.origin === location.origin ? 'internal' : 'external',
      newTab: link.target === '_blank' ? 'yes' : 'no',
    });
  });
}
