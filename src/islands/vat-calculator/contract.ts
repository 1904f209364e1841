import type { IslandContract } from '../island-contract.ts';
import { beginLabels } from '../kit/begin-labels.ts';
import type { ToolLinks } from '../kit/tool-links.ts';

/** The keys of the tool's labels. Each key is also the name of the slice's field that holds the label. */
export const vatLabels = [
  'script_note',
  ...beginLabels,
  'number_error',
  'negative_error',
  'large_error',
  'rate_error',
  'direction_label',
  'add_label',
  'remove_label',
  'amount_label',
  'country_label',
  'rate_label',
  'standard_label',
  'other_rate_label',
  'other_rate_field_label',
  'rate_missing_text',
  'net_label',
  'tax_label',
  'gross_label',
  'add_formula',
  'remove_formula',
] as const;

export interface VatCalculatorProps extends ToolLinks {
  readonly labels: Readonly<Record<(typeof vatLabels)[number], string>>;
  readonly htmlLang: string;
  /** The codes and names of the countries, sorted by name as the page's language requires. */
  readonly countries: readonly { readonly value: string; readonly text: string }[];
  /** The code of the country that is selected at first. */
  readonly country: string;
  readonly note: string;
  /** The words of the button that copies the result. */
  readonly copyLabels: { readonly copyLabel: string; readonly copiedLabel: string };
}

export const vatCalculator: IslandContract<'vat-calculator', VatCalculatorProps> = {
  name: 'vat-calculator',
  load: 'interaction',
};
