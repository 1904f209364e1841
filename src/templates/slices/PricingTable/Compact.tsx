import type { Content } from '@prismicio/client';
import { ActionLink } from '../../../components/Button.tsx';
import { keyed } from '../../../components/keyed.ts';
import { Section } from '../../../components/Section.tsx';
import { ActionLinks } from '../../components/ActionLinks.tsx';
import { usePage } from '../../page-context.ts';
import styles from './Compact.module.css';
import { PlanSun } from './PlanSun.tsx';
import { Price, pricesClass } from './Price.tsx';
import { PricingHead } from './PricingHead.tsx';
import type { PricePlan, Pricing } from './plan-choices.ts';

interface CompactProps {
  readonly primary: Content.PricingTableSliceCompactPrimary;
  readonly pricing: Pricing;
  readonly level: 'h1' | 'h2';
  /** The prefix of the slice's ids, unique on the page. */
  readonly id: string;
}

/** The plans as rows with name, price and link, for pages whose subject is not the prices. */
export function Compact({ primary, pricing, level, id }: CompactProps) {
  return (
    <Section primary={primary} className={pricesClass}>
      <PricingHead primary={primary} level={level} pricing={pricing} id={id} />
      <ul className={styles.rows}>
        {keyed(pricing.plans).map(({ key, item }) => (
          <Row
            key={key}
            plan={item}
            pricing={pricing}
            people={primary.people ?? undefined}
            level={level === 'h1' ? 'h2' : 'h3'}
          />
        ))}
      </ul>
      <div className={styles.more}>
        {pricing.note && <p className={styles.note}>{pricing.note}</p>}
        <ActionLinks fields={primary.links} />
      </div>
    </Section>
  );
}

interface RowProps {
  readonly plan: PricePlan;
  readonly pricing: Pricing;
  readonly people: number | undefined;
  readonly level: 'h2' | 'h3';
}

function Row({ plan, pricing, people, level: Name }: RowProps) {
  const link = usePage().link(plan.cta);
  return (
    <li className={styles.row}>
      <PlanSun plan={plan.plan_id} />
      <div>
        <Name className={styles.name}>{plan.name}</Name>
        <p className={styles.description}>{plan.description}</p>
      </div>
      <Price plan={plan} pricing={pricing} people={people} />
      {link && <ActionLink link={link} />}
    </li>
  );
}
