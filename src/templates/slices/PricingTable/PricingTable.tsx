import type { DocumentOf } from '../../../content/content-source.ts';
import { ActionLink } from '../../components/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { keyed } from '../../components/keyed.ts';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { Ticks } from '../../components/Ticks.tsx';
import { usePage } from '../../page-context.ts';
import type { SliceProps } from '../../slice-props.ts';
import { PlanSun } from './PlanSun.tsx';
import styles from './PricingTable.module.css';

type Pricing = DocumentOf<'pricing'>['data'];
type Plan = Pricing['plans'][number];

/** Plans side by side in one ledger. Both billing cycles are in the page; two radio buttons say which one is seen. */
export function PricingTable({ slice: { primary }, index }: SliceProps<'pricing_table'>) {
  const pricing = usePage().single('pricing')?.data;
  if (!pricing) return null;
  return (
    <Section primary={primary} className={styles.pricing}>
      <div className={styles.top}>
        <SectionHead primary={primary} level={index === 0 ? 'h1' : 'h2'} />
        <BillingCycle pricing={pricing} />
      </div>
      <div className={styles.plans}>
        {keyed(pricing.plans).map(({ key, item }) => (
          <PlanColumn key={key} plan={item} currency={pricing.currency} />
        ))}
      </div>
      {pricing.note && <p className={styles.note}>{pricing.note}</p>}
    </Section>
  );
}

function BillingCycle({ pricing }: { pricing: Pricing }) {
  return (
    <fieldset className={styles.cycle}>
      <legend className={styles.legend}>{pricing.billing_label}</legend>
      <label className={styles.choice}>
        <input className={styles.radio} type="radio" name="billing" value="monthly" />
        {pricing.monthly_label}
      </label>
      <label className={styles.choice}>
        <input className={styles.radio} type="radio" name="billing" value="yearly" defaultChecked />
        {pricing.yearly_label}
        {pricing.yearly_badge && <span className={styles.badge}>{pricing.yearly_badge}</span>}
      </label>
    </fieldset>
  );
}

function PlanColumn({ plan, currency }: { plan: Plan; currency: string | null }) {
  const page = usePage();
  const link = page.link(plan.cta);
  return (
    <article
      className={classNames(styles.plan, plan.is_highlighted && styles.lit)}
      data-theme={plan.is_highlighted ? 'brand' : 'light'}
    >
      <PlanSun plan={plan.plan_id} />
      <div>
        <h2 className={styles.name}>{plan.name}</h2>
        <p className={styles.description}>{plan.description}</p>
      </div>
      <div>
        <Price plan={plan} amount={plan.yearly} note={plan.note_yearly} currency={currency} cycle="yearly" />
        <Price plan={plan} amount={plan.monthly} note={plan.note} currency={currency} cycle="monthly" />
      </div>
      <div>{link && <ActionLink link={link} isWide />}</div>
      <Ticks items={plan.features.map(({ text }) => text ?? '').filter(Boolean)} />
    </article>
  );
}

interface PriceProps {
  readonly plan: Plan;
  readonly amount: number | null;
  readonly note: string | null;
  readonly currency: string | null;
  readonly cycle: 'monthly' | 'yearly';
}

function Price({ plan, amount, note, currency, cycle }: PriceProps) {
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
