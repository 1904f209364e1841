import { usePage } from '../../page-context.ts';
import styles from './Price.module.css';
import type { Plan, Pricing } from './plan-choices.ts';

/** Wraps whatever holds prices and the radio buttons of their cycle. */
export const pricesClass = styles.prices;

/** A remark below a price, by billing cycle. */
export interface PriceNotes {
  readonly monthly: string | null;
  readonly yearly: string | null;
}

interface PriceProps {
  readonly plan: Plan;
  readonly pricing: Pricing;
  /** Instead of the plan's own. */
  readonly notes?: PriceNotes | undefined;
}

/** A plan's price by both billing cycles, of which one is seen. */
export function Price({ plan, pricing: { currency }, notes }: PriceProps) {
  const { monthly, yearly } = notes ?? { monthly: plan.note, yearly: plan.note_yearly };
  return (
    <div>
      <CyclePrice plan={plan} amount={plan.yearly} note={yearly} currency={currency} cycle="yearly" />
      <CyclePrice plan={plan} amount={plan.monthly} note={monthly} currency={currency} cycle="monthly" />
    </div>
  );
}

interface CyclePriceProps {
  readonly plan: Plan;
  readonly amount: number | null;
  readonly note: string | null;
  readonly currency: string | null;
  readonly cycle: 'monthly' | 'yearly';
}

function CyclePrice({ plan, amount, note, currency, cycle }: CyclePriceProps) {
  const page = usePage();
  const price = amount === null ? plan.price_text : page.format.money(amount, { whole: true, currency });
  return (
    <div className={styles[cycle]}>
      <p className={styles.price}>
        <b className={styles.amount}>{price}</b> {plan.unit}
      </p>
      {note && <p className={styles.remark}>{note}</p>}
    </div>
  );
}
