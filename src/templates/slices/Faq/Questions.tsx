import type { Content } from '@prismicio/client';
import { keyed } from '../../../components/keyed.ts';
import { RichText } from '../../components/RichText.tsx';
import styles from './Questions.module.css';

interface QuestionsProps {
  readonly items: readonly Content.FaqSliceAccordionPrimaryItemsItem[];
  /** The first stands open, so that one sees what the others hold. */
  readonly opensFirst?: boolean;
}

/** Questions between lines, each opening on its answer. */
export function Questions({ items, opensFirst = false }: QuestionsProps) {
  return (
    <div className={styles.list}>
      {keyed(items).map(({ key, item }) => (
        <details key={key} className={styles.item} open={opensFirst && key === 0}>
          <summary className={styles.question}>{item.question}</summary>
          <div className={styles.answer}>
            <RichText field={item.answer} />
          </div>
        </details>
      ))}
    </div>
  );
}
