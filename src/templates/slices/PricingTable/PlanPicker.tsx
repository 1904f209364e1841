import type { Content } from '@prismicio/client';
import { ActionLink } from '../../../components/Button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { Section } from '../../../components/Section.tsx';
import { Ticks } from '../../../components/Ticks.tsx';
import { usePage } from '../../page-context.ts';
import { PeopleSlider } from './PeopleSlider.tsx';
import styles from './PlanPicker.module.css';
import { PlanSun } from './PlanSun.tsx';
import { Price, pricesClass } from './Price.tsx';
import { PricingHead } from './PricingHead.tsx';
import { type PlanChoice, type PricePlan, type Pricing, planChoices } from './plan-choices.ts';
import { priceRange } from './price-range.ts';

interface PlanPickerProps {
  readonly primary: Content.PricingTableSlicePlanPickerPrimary;
  readonly pricing: Pricing;
  readonly level: 'h1' | 'h2';
  /** The prefix of the slice's ids, unique on the page. */
  readonly id: string;
}

/**
 * The question how many people a company has, as radio buttons. Each answer is a plan. The page contains all answers,
 * and the style sheet shows the one of the chosen radio button.
 */
export function PlanPicker({ primary, pricing, level, id }: PlanPickerProps) {
  const choices = planChoices(pricing);
  return (
    <Section primary={primary} className={pricesClass}>
      <div className={styles.head}>
        <PricingHead primary={primary} level={level} pricing={pricing} id={id} />
      </div>
      <div className={styles.picker}>
        <Question question={primary.question || pricing.slider_label} choices={choices} name={id} />
        {choices.map((choice) => (
          <Answer
            key={choice.size}
            choice={choice}
            pricing={pricing}
            level={level === 'h1' ? 'h2' : 'h3'}
            id={`${id}-${choice.size}`}
          />
        ))}
      </div>
      {pricing.note && <p className={styles.note}>{pricing.note}</p>}
    </Section>
  );
}

interface QuestionProps {
  readonly question: string | null;
  readonly choices: readonly PlanChoice[];
  readonly name: string;
}

function Question({ question, choices, name }: QuestionProps) {
  const { format } = usePage();
  return (
    <fieldset className={styles.question}>
      <legend className={styles.legend}>{question}</legend>
      <div className={styles.choices}>
        {choices.map(({ size, plan, from, to }, position) => (
          <label key={size} className={styles.choice}>
            <input
              className={classNames(styles.radio, !hasCycles(plan) && styles.onePrice)}
              type="radio"
              name={name}
              value={size}
              defaultChecked={position === 1}
            />
            {to === undefined ? `${format.number(from)}+` : `${format.number(from)}–${format.number(to)}`}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * True if the plan's price depends on the billing cycle. The price of a free plan and a price on request do not depend
 * on it.
 */
function hasCycles({ monthly, yearly }: PricePlan): boolean {
  return monthly !== null && monthly !== yearly;
}

interface AnswerProps {
  readonly choice: PlanChoice;
  readonly pricing: Pricing;
  readonly level: 'h2' | 'h3';
  readonly id: string;
}

function Answer({ choice, pricing, level: Name, id }: AnswerProps) {
  const { size, plan, from, to } = choice;
  const page = usePage();
  const link = page.link(plan.cta);
  const notes = priceRange(choice, pricing, page.format);
  return (
    <article className={styles.answer} data-size={size} data-theme="light">
      <div className={styles.plan}>
        <PlanSun plan={plan.plan_id} />
        <Name className={styles.name}>{plan.name}</Name>
        <p className={styles.description}>{plan.description}</p>
        <Ticks items={plan.features.map(({ text }) => text ?? '').filter(Boolean)} />
      </div>
      <div className={styles.cost}>
        <Price plan={plan} pricing={pricing} notes={notes} />
        {notes && <PeopleSlider id={id} pricing={pricing} plan={plan} min={from} max={to} />}
        {/* As the only next step, the button is always primary, however the plan's button looks elsewhere. */}
        {link && <ActionLink link={{ ...link, variant: undefined }} variant="primary" isWide />}
      </div>
    </article>
  );
}
