/**
 * The id of a heading in running text, which links to the heading use: `Wie wir Daten schützen` to
 * `wie-wir-daten-schutzen`.
 */
export function headingId(text: string): string | undefined {
  const slug = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return slug || undefined;
}
