/** Who pays VAT on a sale or, if nobody does, why. The case holds for the whole invoice. */
export const vatCases = ['charged', 'reverse-charge', 'intra-community', 'export', 'exempt'] as const;
export type VatCase = (typeof vatCases)[number];

/** The case that a form names. A form without a known case charges VAT. */
export function vatCaseOf(text: string): VatCase {
  return vatCases.find((each) => each === text) ?? 'charged';
}

/**
 * The keys of the labels with the sentence that an invoice without VAT must have (article 226 (11) and (11a) of
 * directive 2006/112/EC).
 */
export const vatCaseTexts = {
  'reverse-charge': 'reverse_charge_text',
  'intra-community': 'intra_community_text',
  export: 'export_text',
  exempt: 'exempt_text',
} as const satisfies Record<Exclude<VatCase, 'charged'>, string>;
