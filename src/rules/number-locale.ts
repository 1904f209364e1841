/**
 * The locale by whose rules numbers other than amounts of money are written. It is the page's own locale, except for
 * Austria: CLDR groups Austria's numbers by spaces but its amounts by points, so a page would show `41 200` beside `€
 * 6.812`. German rules have points, as in the amounts that editors write.
 */
export function numberLocale(htmlLang: string): string {
  return htmlLang === 'de-AT' ? 'de-DE' : htmlLang;
}
