/**
 * The id of a heading in running text: `Wie wir Daten schützen` to `wie-wir-daten-schutzen`. Links to the heading use
 * this id.
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
