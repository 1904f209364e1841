import type { RichTextField } from '@prismicio/client';
import type { ReactNode } from 'react';
import { hasHead } from '../../../components/has-head.ts';
import type { BillingCycle as Cycle } from '../../../islands/price-slider/contract.ts';
import { SectionHead } from '../../components/SectionHead.tsx';
import styles from './PricingHead.module.css';
import type { Pricing } from './plan-choices.ts';

interface PricingHeadProps {
  readonly primary: { readonly heading: string | null; readonly body: RichTextField };
  readonly level: 'h1' | 'h2';
  readonly pricing: Pricing;
  /** The prefix of the slice's ids, unique on the page. */
  readonly id: string;
  /** The content below the choice of the billing cycle. */
  readonly children?: ReactNode;
}

/** The slice's heading, and beside it the choice of the billing cycle. */
export function PricingHead({ primary, level, pricing, id, children }: PricingHeadProps) {
  return (
    <div className={styles.top}>
      {hasHead(primary) && <SectionHead primary={primary} level={level} />}
      <div className={styles.controls}>
        <BillingCycle pricing={pricing} name={`billing-${id}`} />
        {children}
      </div>
    </div>
  );
}

/**
 * The choice of the billing cycle. The page contains the prices of both cycles. The style sheet (`Price.module.css`)
 * shows those of the chosen radio button, and the price slider reads the choice.
 */
function BillingCycle({ pricing, name }: { readonly pricing: Pricing; readonly name: string }) {
  return (
    <fieldset className={styles.cycle}>
      <legend className={styles.legend}>{pricing.billing_label}</legend>
      <label className={styles.choice}>
        <input className={styles.radio} type="radio" name={name} value={'monthly' satisfies Cycle} />
        {pricing.monthly_label}
      </label>
      <label className={styles.choice}>
        <input className={styles.radio} type="radio" name={name} value={'yearly' satisfies Cycle} defaultChecked />
        {pricing.yearly_label}
        {pricing.yearly_badge && <span className={styles.badge}>{pricing.yearly_badge}</span>}
      </label>
    </fieldset>
  );
}
