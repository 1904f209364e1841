import { createSheet } from '../shared/style-sheet.ts';

/**
 * Applies the style elements that HubSpot's banner adds. The page's Content Security Policy refuses style elements of
 * scripts, but not their rules in an adopted style sheet. Returns a function that ends it.
 */
export function adoptBannerStyles(root: Document): () => void {
  const adopted = new Map<HTMLStyleElement, CSSStyleSheet>();
  const adopt = (element: HTMLStyleElement) => {
    const rules = element.textContent ?? '';
    if (!isOfBanner(rules)) return;
    const known = adopted.get(element);
    if (known) {
      known.replaceSync(rules);
      return;
    }
    const sheet = createSheet(rules);
    adopted.set(element, sheet);
    root.adoptedStyleSheets.push(sheet);
  };
  const observer = new MutationObserver((records) => {
    for (const element of records.flatMap(stylesOf)) adopt(element);
  });
  observer.observe(root, { subtree: true, childList: true });
  return () => observer.disconnect();
}

/** The style elements that a record added, or whose text it changed. */
function stylesOf({ target, addedNodes }: MutationRecord): HTMLStyleElement[] {
  const within = [...addedNodes].flatMap((node) =>
    node instanceof Element ? [node, ...node.querySelectorAll('style')] : [],
  );
  return [target, ...within].filter((node) => node instanceof HTMLStyleElement);
}

/** All ids and classes of HubSpot's banner begin with `hs-`. */
function isOfBanner(rules: string): boolean {
  return /[#.]hs-/.test(rules);
}
