import type { ReactNode } from 'react';
import { keyed } from '../../components/keyed.ts';
import { usePage } from '../page-context.ts';
import styles from './Filter.module.css';

/** A choice of the filter, and how many entries match it. */
export interface FilterChoice {
  readonly label: string;
  readonly count: number;
}

interface FilterProps {
  /** The name of the filter's radio buttons. Each filter of a page has its own. */
  readonly name: string;
  /**
   * The first eight choices are offered, because the style sheet has a rule for each. A choice without entries is left
   * out.
   */
  readonly choices: readonly FilterChoice[];
  /** The number of all entries, whether or not they match the selected choice. */
  readonly total: number;
  /** The place of the choices: chips above the entries, or from 992 pixels on a list beside them. */
  readonly layout?: 'above' | 'beside';
  readonly children: ReactNode;
}

/**
 * A filter of its children that needs no script. A child is filtered by `data-choices`: the numbers of its choices,
 * from 1 on and separated by spaces. The child is shown while one of its choices, or the choice of all, is selected. If
 * fewer than two choices have entries, the children are shown without a filter.
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
      <div>{children}</div>
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  /** The choice's number; 0 shows all entries. */
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
