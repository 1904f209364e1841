import { useSignals } from '@preact/signals-react/runtime';
import styles from './CategoryMark.module.css';
import type { ReportView } from './view.ts';

interface CategoryMarkProps extends Pick<ReportView, 'form' | 'props'> {
  /** The id of the expense's row. */
  readonly id: number;
}

/**
 * The colour of an expense's category, as a mark beside the category's name. Until the form is read, a new row has the
 * first category.
 */
export function CategoryMark({ form, props: { categories, categoryColours }, id }: CategoryMarkProps) {
  useSignals();
  const category = form.text(`expense-${id}-category`) || (categories[0] ?? '');
  return <span className={styles.mark} data-category={categoryColours[category]} />;
}
