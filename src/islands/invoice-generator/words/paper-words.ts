/**
 * The keys of the texts on the paper of an invoice. The tool's label with the same key is the text in the page's
 * language.
 */
export const paperLabels = [
  'paper_heading',
  'credit_note_heading',
  'from_label',
  'to_label',
  'tax_number_label',
  'tax_id_label',
  'number_label',
  'credited_label',
  'buyer_reference_label',
  'date_label',
  'delivery_label',
  'due_label',
  'description_label',
  'quantity_label',
  'price_label',
  'line_discount_label',
  'rate_label',
  'amount_label',
  'lines_label',
  'discount_text',
  'net_label',
  'tax_label',
  'total_label',
  'bank_label',
  'iban_label',
  'reference_label',
  'payment_code_label',
  'page_text',
  'reverse_charge_text',
  'intra_community_text',
  'export_text',
  'exempt_text',
] as const;

export type PaperWords = Readonly<Record<(typeof paperLabels)[number], string>>;
