import { classNames } from '../../../components/class-names.ts';
import type { BillingCycle } from '../../../islands/price-slider/contract.ts';
import { noteAttribute } from '../../../rules/markup.ts';
import { usePage } from '../../page-context.ts';
import styles from './Price.module.css';
import { type PricePlan, type Pricing, paidPlan } from './plan-choices.ts';
import { priceExample } from './price-example.ts';

/** The CSS class of an element that contains prices and the radio buttons of their billing cycle. */
export const pricesClass = styles.prices;

/** A note below a price, by billing cycle. */
export interface PriceNotes {
  readonly monthly: string | null;
  readonly yearly: string | null;
}

interface PriceProps {
  readonly plan: PricePlan;
  readonly pricing: Pricing;
  /** Notes that replace the plan's own. */
  readonly notes?: PriceNotes | undefined;
  /** The number of people for whom the note below the price calculates an example: by default the slider's initial number. */
  readonly people?: number | undefined;
}

/** A plan's price in both billing cycles. The style sheet shows the price of the chosen cycle. */
export function Price({ plan, pricing, notes, people }: PriceProps) {
  const { format } = usePage();
  const { currency } = pricing;
  const { monthly, yearly } = notes ?? priceExample(plan, pricing, format, people);
  const follows = !notes && plan === paidPlan(pricing.plans);
  const shared = { plan, currency, follows };
  return (
    <div>
      <CyclePrice {...shared} amount={plan.yearly} note={yearly} cycle="yearly" />
      <CyclePrice {...shared} amount={plan.monthly} note={monthly} cycle="monthly" />
    </div>
  );
}

interface CyclePriceProps {
  readonly plan: PricePlan;
  readonly amount: number | null;
  readonly note: string | null;
  readonly currency: string | null;
  readonly cycle: BillingCycle;
  /**
   * True if the note contains the price for the slider's number of people: each move of the slider replaces the note.
   */
  readonly follows: boolean;
}

function CyclePrice({ plan, amount, note, currency, cycle, follows }: CyclePriceProps) {
  const page = usePage();
  const look = classNames(styles.amount, amount === null && styles.words);
  const price = amount === null ? plan.price_text : page.format.money(amount, { whole: true, currency });
  return (
    <div className={styles[cycle]}>
      <p className={styles.price}>
        <b className={look}>{price}</b> {plan.unit}
      </p>
      {note && (
        <p className={styles.remark} {...{ [noteAttribute]: follows ? cycle : undefined }}>
          {note}
        </p>
      )}
    </div>
  );
}
