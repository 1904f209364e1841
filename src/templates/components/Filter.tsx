import type { ReactNode } from 'react';
import { keyed } from '../../components/keyed.ts';
import { usePage } from '../page-context.ts';
import styles from './Filter.module.css';

/** What one may choose, and how many there are of it. */
export interface FilterChoice {
  readonly label: string;
  readonly count: number;
}

interface FilterProps {
  /** The radios', one of its kind on the page. */
  readonly name: string;
  /** At most eight are offered, the style sheet has a rule for each; those that there is nothing of are left out. */
  readonly choices: readonly FilterChoice[];
  /** How many there are of everything. */
  readonly total: number;
  /** Chips above what they choose from, or from 992 pixels on a list beside it. */
  readonly layout?: 'above' | 'beside';
  readonly children: ReactNode;
}

/**
 * A choice among the children that needs no script. Whatever inside has `data-choices`, numbers of choices from 1 on with
 * spaces between, is seen only when one of them is chosen, or all. With less than two choices there is nothing to choose.
 */
export function Filter({ name, choices, total, layout = 'above', children }: FilterProps) {
  const page = usePage();
  const present = keyed(choices.slice(0, 8)).filter(({ item }) => item.count > 0);
  if (present.length < 2) return children;
  return (
    <div className={styles.filter} data-layout={layout}>
      <fieldset className={styles.fields} data-print="no">
        <legend className={styles.legend}>{page.string('filter_label')}</legend>
        <div className={styles.choices}>
          <Choice name={name} number={0} choice={{ label: page.string('filter_all'), count: total }} />
          {present.map(({ key, item }) => (
            <Choice key={key} name={name} number={key + 1} choice={item} />
          ))}
        </div>
      </fieldset>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  /** 0 is everything. */
  readonly number: number;
  readonly choice: FilterChoice;
}

function Choice({ name, number, choice }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input className={styles.radio} type="radio" name={name} value={number} defaultChecked={number === 0} />
      {choice.label}
      <span className={styles.count}>{choice.count}</span>
    </label>
  );
}
