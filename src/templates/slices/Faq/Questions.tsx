import type { Content } from '@prismicio/client';
import { keyed } from '../../../components/keyed.ts';
import { Unbroken } from '../../../components/Unbroken.tsx';
import { RichText } from '../../components/RichText.tsx';
import styles from './Questions.module.css';

interface QuestionsProps {
  readonly items: readonly Content.FaqSliceAccordionPrimaryItemsItem[];
  /** True if the first question is open, which shows visitors that the others can be opened too. */
  readonly opensFirst?: boolean;
}

/** Questions, separated by horizontal rules. A press on a question shows its answer. */
export function Questions({ items, opensFirst = false }: QuestionsProps) {
  return (
    <div className={styles.list}>
      {keyed(items).map(({ key, item }) => (
        <details key={key} className={styles.item} open={opensFirst && key === 0}>
          <summary className={styles.question}>
            <span>
              <Unbroken text={item.question ?? ''} />
            </span>
          </summary>
          <div className={styles.answer}>
            <RichText field={item.answer} />
          </div>
        </details>
      ))}
    </div>
  );
}
