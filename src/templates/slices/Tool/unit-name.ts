/** The name of one unit in the page's language: `mile`, `Kilometer`. */
export function unitName(htmlLang: string, unit: string): string {
  const parts = new Intl.NumberFormat(htmlLang, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(1);
  return parts.find(({ type }) => type === 'unit')?.value ?? unit;
}
