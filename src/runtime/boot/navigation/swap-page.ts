import { type BodyDataset, bannerSlotId, pageSlotId } from '../../../rules/markup.ts';
import { stripTrailingSlash } from '../../../rules/pathname.ts';
import type { WholePage } from '../../shared/navigation/load-page.ts';
import { ownMarkup } from '../trusted-types.ts';

/** Replaces the page in the document by another one. */
export type SwapPage = (page: WholePage) => void;

export function createSwap(document: Document): SwapPage {
  let current: CSSStyleSheet | undefined;
  return ({ page: { data, sheet }, shell }) => {
    const { path, result } = data;
    if (shell !== undefined) {
      document.body.innerHTML = ownMarkup(shell);
      (document.body.dataset as BodyDataset).shell = result.shell;
    }
    fill(document, bannerSlotId, result.banner);
    fill(document, pageSlotId, result.main);
    swapHead(document, result.head);
    if (sheet !== current) swapStyles(document, current, sheet);
    current = sheet;
    markCurrent(document, path);
  };
}

function fill(document: Document, slot: string, markup: string): void {
  const element = document.getElementById(slot);
  if (element) element.innerHTML = ownMarkup(markup);
}

/**
 * Selects the elements that change with the page: the head elements that `headMarkup` renders, and the JSON-LD, which
 * stands at the end of the first page's body (`src/templates/document.ts`).
 */
const changing =
  'head>:is(title,[name=description],[name=robots],[rel=canonical],[rel=alternate],[property],[name^="twitter:"]),[type="application/ld+json"]';

function swapHead(document: Document, markup: string): void {
  for (const element of document.querySelectorAll(changing)) element.remove();
  document.head.insertAdjacentHTML('beforeend', ownMarkup(markup));
}

/**
 * Replaces the styles of the page. The first page has them in a style element. Later pages have them in an adopted
 * style sheet, which precedes the style sheets of islands.
 */
function swapStyles(document: Document, old: CSSStyleSheet | undefined, sheet: CSSStyleSheet): void {
  document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets.filter((each) => each !== old)];
  if (!old) document.head.querySelector('style')?.remove();
}

/**
 * Updates `aria-current` of the links in header and footer. Links in the page itself are rendered with the attribute.
 */
function markCurrent(document: Document, path: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`:is(header,footer) a`)) {
    const isCurrent = link.origin === location.origin && stripTrailingSlash(link.pathname) === path;
    if (isCurrent && !link.hash) link.setAttribute('aria-current', 'page');
    else if (link.ariaCurrent === 'page') link.removeAttribute('aria-current');
  }
}
