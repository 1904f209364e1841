/** `Wie wir Daten schützen` to `wie-wir-daten-schutzen`: the id a heading of running text gets, and its links use. */
export function headingId(text: string): string | undefined {
  const slug = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return slug || undefined;
}
