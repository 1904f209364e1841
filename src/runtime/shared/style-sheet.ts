/** A sheet of our own rules, to be adopted: the one kind of style the page's policy lets a script bring. */
export function createSheet(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}
