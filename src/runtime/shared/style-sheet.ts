/**
 * Creates a style sheet for `adoptedStyleSheets`. The page's Content Security Policy forbids all other ways in which
 * scripts can add styles.
 */
export function createSheet(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}
