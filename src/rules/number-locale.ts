/**
 * The locale by whose rules numbers are written that are no amounts of money. It is the page's own but for Austria: CLDR
 * groups Austria's numbers by spaces and its amounts by points, and a page would show `41 200` beside `€ 6.812`. German
 * numbers have points, as the amounts that editors write.
 */
export function numberLocale(htmlLang: string): string {
  return htmlLang === 'de-AT' ? 'de-DE' : htmlLang;
}
