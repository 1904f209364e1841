import { createSheet } from '../shared/style-sheet.ts';

/**
 * The name of the elements that stand for style elements of HubSpot's banner. The page's Content Security Policy refuses
 * those, and the browser reports each refusal as an error.
 */
export const styleStandIn = 'helios-style';

/**
 * Applies the styles that HubSpot's banner adds: a style element that its script creates is a stand-in, whose rules go
 * into an adopted style sheet, which the policy allows. No other script of the site creates style elements. Call it once
 * for a document.
 */
export function adoptBannerStyles(root: Document): void {
  root.adoptedStyleSheets.push(createSheet(`${styleStandIn}{display:none}`));
  createStandIns(root);
  const adopted = new Map<Element, CSSStyleSheet>();
  const adopt = (element: Element) => {
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
}

function createStandIns(root: Document): void {
  const create: Document['createElement'] = root.createElement.bind(root);
  const createOther = (name: string, options?: ElementCreationOptions) =>
    create(String(name).toLowerCase() === 'style' ? styleStandIn : name, options);
  // The cast is safe for callers that only fill the element with text, as HubSpot's script does.
  root.createElement = createOther as Document['createElement'];
}

/** The stand-ins that were added according to a mutation record, or whose text changed. */
function stylesOf({ target, addedNodes }: MutationRecord): Element[] {
  const within = [...addedNodes].flatMap((node) =>
    node instanceof Element ? [node, ...node.querySelectorAll(styleStandIn)] : [],
  );
  return [target, ...within].filter((node) => node instanceof Element && node.localName === styleStandIn) as Element[];
}

/** All ids and classes of HubSpot's banner begin with `hs-`. */
function isOfBanner(rules: string): boolean {
  return /[#.]hs-/.test(rules);
}
