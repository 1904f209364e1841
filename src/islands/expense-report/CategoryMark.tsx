import { useSignals } from '@preact/signals-react/runtime';
import styles from './CategoryMark.module.css';
import type { ReportView } from './view.ts';

interface CategoryMarkProps extends Pick<ReportView, 'form' | 'props'> {
  /** The id of the expense's row. */
  readonly id: number;
}

/** The colour of an expense's category, beside its name. A new row has the first category before the form is read. */
export function CategoryMark({ form, props: { categories, categoryColours }, id }: CategoryMarkProps) {
  useSignals();
  const category = form.text(`expense-${id}-category`) || (categories[0] ?? '');
  return <span className={styles.mark} data-category={categoryColours[category]} />;
}
