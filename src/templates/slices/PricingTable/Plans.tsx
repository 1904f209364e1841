import type { Content } from '@prismicio/client';
import { ActionLink } from '../../../components/Button.tsx';
import { keyed } from '../../../components/keyed.ts';
import { Section } from '../../../components/Section.tsx';
import { Ticks } from '../../../components/Ticks.tsx';
import { usePage } from '../../page-context.ts';
import { PeopleSlider } from './PeopleSlider.tsx';
import { PlanSun } from './PlanSun.tsx';
import styles from './Plans.module.css';
import { Price, pricesClass } from './Price.tsx';
import { PricingHead } from './PricingHead.tsx';
import { type PricePlan, type Pricing, paidPlan } from './plan-choices.ts';

interface PlansProps {
  readonly primary: Content.PricingTableSlicePlansPrimary;
  readonly pricing: Pricing;
  readonly level: 'h1' | 'h2';
  /** The prefix of the slice's ids, unique on the page. */
  readonly id: string;
}

/** The plans side by side. */
export function Plans({ primary, pricing, level, id }: PlansProps) {
  return (
    <Section primary={primary} className={pricesClass}>
      <PricingHead primary={primary} level={level} pricing={pricing} id={id}>
        <PeopleSlider id={id} pricing={pricing} plan={paidPlan(pricing.plans)} />
      </PricingHead>
      <div className={styles.plans}>
        {keyed(pricing.plans).map(({ key, item }) => (
          <PlanColumn key={key} plan={item} pricing={pricing} level={level === 'h1' ? 'h2' : 'h3'} />
        ))}
      </div>
      {pricing.note && <p className={styles.note}>{pricing.note}</p>}
    </Section>
  );
}

interface PlanColumnProps {
  readonly plan: PricePlan;
  readonly pricing: Pricing;
  readonly level: 'h2' | 'h3';
}

function PlanColumn({ plan, pricing, level: Name }: PlanColumnProps) {
  const page = usePage();
  const link = page.link(plan.cta);
  return (
    <article className={styles.plan} data-theme={plan.is_highlighted ? 'brand' : 'light'}>
      <PlanSun plan={plan.plan_id} />
      <div>
        <Name className={styles.name}>{plan.name}</Name>
        <p className={styles.description}>{plan.description}</p>
      </div>
      <Price plan={plan} pricing={pricing} />
      <div data-print="no">{link && <ActionLink link={link} isWide />}</div>
      <Ticks items={plan.features.map(({ text }) => text ?? '').filter(Boolean)} />
    </article>
  );
}
