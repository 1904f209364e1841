import type { Minor } from '../../rules/money.ts';
import type { IslandContract } from '../island-contract.ts';
import { beginLabels } from '../kit/begin-labels.ts';
import type { ToolLinks } from '../kit/tool-links.ts';

/** The keys of the tool's labels. Each key is also the name of the slice's field that holds the label. */
export const roiLabels = [
  'script_note',
  ...beginLabels,
  'number_error',
  'negative_error',
  'large_error',
  'whole_error',
  'people_label',
  'reports_label',
  'minutes_now_label',
  'minutes_now_hint',
  'minutes_after_label',
  'minutes_after_hint',
  'hourly_label',
  'hourly_hint',
  'price_label',
  'price_hint',
  'saved_label',
  'lost_label',
  'month_lost_label',
  'plot_lost_label',
  'cost_now_label',
  'cost_after_label',
  'price_total_label',
  'month_label',
  'hours_label',
  'multiple_label',
  'plot_heading',
  'plot_time_label',
  'plot_months_text',
  'plot_today_label',
  'plot_after_label',
  'plot_saved_label',
  'paper_heading',
  'pdf_label',
  'page_text',
  'file_error',
  'signs_error',
  'link_label',
  'link_note',
  'formula_heading',
  'time_formula',
  'price_formula',
  'free_formula',
  'saved_formula',
  'lost_formula',
] as const;

export interface RoiCalculatorProps extends ToolLinks {
  readonly labels: Readonly<Record<(typeof roiLabels)[number], string>>;
  readonly copiedLabel: string;
  readonly htmlLang: string;
  readonly currency: string;
  /** The number of people in the initial example. */
  readonly people: number;
  readonly hourlyCost: Minor;
  /** The product's price per person and month. */
  readonly price: Minor;
  /** The largest number of people for whom the free plan is enough. */
  readonly freePeople: number;
  readonly note: string;
}

export const roiCalculator: IslandContract<'roi-calculator', RoiCalculatorProps> = {
  name: 'roi-calculator',
  load: 'interaction',
};
