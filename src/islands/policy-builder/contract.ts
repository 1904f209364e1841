import type { IslandContract } from '../island-contract.ts';
import { beginLabels } from '../kit/begin-labels.ts';
import type { MileageRate } from '../kit/mileage-rates.ts';
import type { ToolLinks } from '../kit/tool-links.ts';
import type { PolicySection } from './policy.ts';

/** The keys of the tool's labels. Each key is also the name of the slice's field that holds the label. */
export const policyLabels = [
  'script_note',
  'number_error',
  'negative_error',
  'large_error',
  'whole_error',
  'preview_label',
  'get_text',
  'pdf_label',
  'page_text',
  'signs_error',
  'print_label',
  'docx_label',
  'file_error',
  ...beginLabels,
  'company_heading',
  'limits_heading',
  'rules_heading',
  'get_heading',
  'company_label',
  'company_example',
  'approver_label',
  'approver_example',
  'currency_label',
  'meals_label',
  'client_meal_label',
  'hotel_label',
  'software_label',
  'receipt_label',
  'approval_label',
  'mileage_label',
  'deadline_label',
  'alcohol_label',
  'yes_label',
  'no_label',
  'class_label',
  'economy_label',
  'premium_label',
  'empty_hint',
  'paper_heading',
  'copy_label',
  'note',
] as const;

export interface PolicyBuilderProps extends ToolLinks {
  readonly labels: Readonly<Record<(typeof policyLabels)[number], string>>;
  readonly copiedLabel: string;
  readonly htmlLang: string;
  readonly currency: string;
  readonly currencies: readonly { readonly value: string; readonly text: string }[];
  readonly mileage: MileageRate;
  /** The unit of distance in the page's language: `mile`. */
  readonly unit: string;
  readonly sections: readonly PolicySection[];
}

export const policyBuilder: IslandContract<'policy-builder', PolicyBuilderProps> = {
  name: 'policy-builder',
  load: 'interaction',
};
