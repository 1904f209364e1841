/** The element at the end of the page and the banner above the page. */
export interface BannerPlace {
  readonly banner: HTMLElement;
  readonly room: HTMLElement;
}

/** The distance that is kept between a focused element and the banner, for the outline. */
const outlinePx = 12;

/**
 * Keeps the banner from hiding what a keyboard has focused: the page scrolls until the element is above the banner, and
 * room at the end of the page makes that possible for the last elements too. A part that sticks to the window scrolls with
 * the page while the focus is in what the banner hides of it. An element that is higher than the window above the banner
 * stays where it is: the main part of a new page has the focus, and is read from its beginning.
 */
export function keepFocusInSight({ banner, room }: BannerPlace): void {
  new ResizeObserver(() => {
    room.style.height = `${banner.offsetHeight}px`;
  }).observe(banner);
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || banner.contains(target) || !target.matches(':focus-visible')) return;
    if (!isBelow(banner, target)) return;
    scrollAbove(banner, target);
    if (!isBelow(banner, target)) return;
    loosen(target);
    scrollAbove(banner, target);
  });
}

/** True for an element that the banner hides, at least in part, and that has room above the banner. */
function isBelow(banner: Element, target: Element): boolean {
  const [above, below] = [banner.getBoundingClientRect(), target.getBoundingClientRect()];
  const isHidden = below.bottom > above.top && below.top < above.bottom && below.right > above.left;
  return isHidden && below.height < above.top;
}

function scrollAbove(banner: Element, target: Element): void {
  const top = target.getBoundingClientRect().bottom - banner.getBoundingClientRect().top + outlinePx;
  scrollBy({ top, behavior: 'instant' });
}

/** Lets the sticky parts around an element scroll with the page until the focus leaves the element. */
function loosen(target: Element): void {
  for (let part = target.parentElement; part; part = part.parentElement) {
    if (getComputedStyle(part).position !== 'sticky') continue;
    const { style } = part;
    Object.assign(style, { position: 'relative', inset: 'auto' });
    target.addEventListener('focusout', () => Object.assign(style, { position: '', inset: '' }), { once: true });
  }
}
