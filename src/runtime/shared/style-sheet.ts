/** Creates a sheet for `adoptedStyleSheets`. Scripts can't add styles in any other way: the page's CSP forbids them. */
export function createSheet(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}
