/** The element at the end of the page and the banner above the page. */
export interface BannerPlace {
  readonly banner: HTMLElement;
  readonly room: HTMLElement;
}

/** The distance that is kept between a focused element and the banner, for the outline. */
const outlinePx = 12;

/**
 * Keeps the banner from hiding what a keyboard has focused: the page scrolls until the element is above the banner, and
 * room at the end of the page makes that possible for the last elements too. An element that is higher than the window above
 * the banner stays where it is: the main part of a new page has the focus, and is read from its beginning.
 */
export function keepFocusInSight({ banner, room }: BannerPlace): void {
  new ResizeObserver(() => {
    room.style.height = `${banner.offsetHeight}px`;
  }).observe(banner);
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || banner.contains(target) || !target.matches(':focus-visible')) return;
    const [above, below] = [banner.getBoundingClientRect(), target.getBoundingClientRect()];
    const isHidden = below.bottom > above.top && below.top < above.bottom && below.right > above.left;
    if (isHidden && below.height < above.top)
      scrollBy({ top: below.bottom - above.top + outlinePx, behavior: 'instant' });
  });
}
