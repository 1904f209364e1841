import { asText, type TableField } from '@prismicio/client';
import { classNames } from '../../../components/class-names.ts';
import { keyed } from '../../../components/keyed.ts';
import pills from '../../../components/pills.module.css';
import styles from './PlanSwitch.module.css';

/** The style sheet has a rule for each of the first columns, up to this number. */
const maxPlans = 4;

interface PlanSwitchProps {
  readonly table: TableField<'filled'>;
  /** The column that is shown first, counted from 1. By default, it is the column of the first plan. */
  readonly lit: number | null;
  readonly label: string | null;
}

/**
 * Radio buttons for the plans of the table that follows, for phones, where only one plan at a time is wide enough to be
 * read. The style sheet hides the columns of the other plans, so that the switch works without scripts.
 */
export function PlanSwitch({ table, lit, label }: PlanSwitchProps) {
  const [, ...plans] = table.head?.rows[0]?.cells ?? [];
  if (plans.length < 2 || plans.length > maxPlans) return null;
  const first = Math.max((lit ?? 2) - 2, 0);
  return (
    <fieldset className={styles.switch} aria-label={label ?? undefined} data-print="no">
      {keyed(plans).map(({ key, item }) => (
        <label key={key} className={classNames(pills.pill, styles.plan)}>
          <input type="radio" className={pills.radio} name="plan" value={key} defaultChecked={key === first} />
          {asText(item.content)}
        </label>
      ))}
    </fieldset>
  );
}
