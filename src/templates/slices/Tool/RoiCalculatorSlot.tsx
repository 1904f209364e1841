import { roiCalculator, roiLabels } from '../../../islands/roi-calculator/contract.ts';
import { minorDigits } from '../../../rules/money.ts';
import { Island } from '../../components/Island.tsx';
import { type PageContext, usePage } from '../../page-context.ts';
import type { SliceOf } from '../../slice-props.ts';
import { texts } from '../texts.ts';
import { toolLinks } from './tool-links.ts';
import type { ToolSlotProps } from './tool-slot-props.ts';

type RoiPrimary = Extract<SliceOf<'tool'>, { variation: 'roi_calculator' }>['primary'];

/** The ROI calculator, with the price of the highlighted plan. Without a script it shows a worked example. */
export function RoiCalculatorSlot({ primary, index }: ToolSlotProps<RoiPrimary>) {
  const page = usePage();
  const { price, freePeople, currency } = priceOf(page);
  const unit = 10 ** minorDigits(currency);
  return (
    <Island
      of={roiCalculator}
      props={{
        ...toolLinks(page, primary, index),
        labels: texts(primary, roiLabels),
        copiedLabel: page.string('copied'),
        htmlLang: page.locale.htmlLang,
        currency,
        people: primary.example_people ?? 0,
        hourlyCost: Math.round((primary.example_hourly ?? 0) * unit),
        price: Math.round(price * unit),
        freePeople,
        note: primary.note ?? '',
      }}
    />
  );
}

/**
 * The yearly price of the highlighted plan, and the number of people that the free plan includes, from the locale's
 * price list.
 */
function priceOf(page: PageContext) {
  const pricing = page.single('pricing')?.data;
  const paid = pricing?.plans.find((plan) => plan.is_highlighted);
  const free = pricing?.plans.find((plan) => plan.yearly === 0);
  return {
    price: paid?.yearly ?? 0,
    freePeople: free?.included_users ?? 0,
    currency: pricing?.currency || page.locale.currency,
  };
}
