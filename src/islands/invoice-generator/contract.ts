import type { Rate } from '../../rules/money.ts';
import type { FormValues } from '../../runtime/shared/fill-untouched.ts';
import type { IslandContract } from '../island-contract.ts';
import { beginLabels } from '../kit/begin-labels.ts';
import { rowLabels } from '../kit/row-labels.ts';
import type { ToolLinks } from '../kit/tool-links.ts';

/** The keys of the tool's labels. Each key is also the name of the slice's field that holds the label. */
export const invoiceLabels = [
  'script_note',
  'number_error',
  'negative_error',
  'large_error',
  'rate_error',
  'term_error',
  'preview_label',
  'get_text',
  'print_label',
  'pdf_label',
  'page_text',
  'file_error',
  'signs_error',
  'cii_label',
  'ubl_label',
  ...beginLabels,
  ...rowLabels,
  'example_note',
  'preview_text',
  'next_label',
  'back_label',
  'steps_label',
  'place_label',
  'faulty_label',
  'company_step',
  'recipient_step',
  'details_step',
  'items_step',
  'notes_step',
  'preview_step',
  'get_step',
  'company_label',
  'address_label',
  'postcode_label',
  'city_label',
  'tax_number_label',
  'tax_number_shape_error',
  'tax_number_digits_error',
  'tax_id_label',
  'tax_id_hint',
  'country_label',
  'bank_label',
  'bank_hint',
  'iban_label',
  'iban_hint',
  'iban_country_error',
  'iban_length_error',
  'iban_digits_error',
  'client_label',
  'kind_label',
  'credit_note_heading',
  'credited_label',
  'credited_hint',
  'number_label',
  'date_label',
  'delivery_label',
  'delivery_hint',
  'term_label',
  'due_label',
  'currency_label',
  'language_label',
  'language_error',
  'reference_label',
  'reference_hint',
  'reference_error',
  'buyer_reference_label',
  'buyer_reference_hint',
  'profile_label',
  'en16931_option',
  'xrechnung_option',
  'peppol_option',
  'contact_label',
  'phone_label',
  'email_label',
  'company_endpoint_label',
  'client_endpoint_label',
  'endpoint_hint',
  'missing_error',
  'email_error',
  'endpoint_error',
  'endpoint_digits_error',
  'peppol_id_error',
  'peppol_scheme_error',
  'peppol_country_error',
  'leitweg_error',
  'description_label',
  'quantity_label',
  'price_label',
  'line_discount_label',
  'rate_label',
  'amount_label',
  'add_item_label',
  'remove_item_label',
  'discount_label',
  'vat_case_label',
  'vat_charged_option',
  'reverse_charge_option',
  'intra_community_option',
  'export_option',
  'exempt_option',
  'notes_label',
  'reverse_charge_text',
  'intra_community_text',
  'export_text',
  'exempt_text',
  'paper_heading',
  'from_label',
  'to_label',
  'lines_label',
  'discount_text',
  'net_label',
  'tax_label',
  'total_label',
  'payment_code_label',
  'note',
] as const;

export interface InvoiceGeneratorProps {
  readonly labels: Readonly<Record<(typeof invoiceLabels)[number], string>>;
  readonly requiredError: string;
  readonly htmlLang: string;
  /** The country of the page: that of sender and recipient until a visitor chooses others. */
  readonly country: string;
  readonly currency: string;
  readonly currencies: readonly { readonly value: string; readonly text: string }[];
  /** The countries of which sender and recipient of an electronic invoice may be. */
  readonly countries: readonly { readonly value: string; readonly text: string }[];
  /** The initial VAT rate of a new item: the country's standard rate. */
  readonly rate: Rate;
}

/** All props of the island: those of the printed invoice, and others such as the example and the links. */
export interface InvoiceIslandProps extends InvoiceGeneratorProps, ToolLinks {
  /** The beginning of the steps' ids, which are in addresses: `invoice` for `#invoice-items`. */
  readonly stepPrefix: string;
  /** The values of a finished invoice, by the names of the fields. */
  readonly example: FormValues;
}

export const invoiceGenerator: IslandContract<'invoice-generator', InvoiceIslandProps> = {
  name: 'invoice-generator',
  load: 'interaction',
};
