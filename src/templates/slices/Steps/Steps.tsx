import type { Content } from '@prismicio/client';
import { keyed } from '../../components/keyed.ts';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import styles from './Steps.module.css';

/** What happens in which order: suns along one horizon, each at its hour. */
export function Steps({ slice: { primary } }: { readonly slice: Content.StepsSlice }) {
  return (
    <Section primary={primary} className={styles.section}>
      {primary.heading && <SectionHead primary={primary} size="heading" />}
      <ol className={styles.steps}>
        {keyed(primary.items).map(({ key, item }) => (
          <li key={key} className={styles.step}>
            {item.hour && <time>{item.hour}</time>}
            {item.heading && <h3 className={styles.title}>{item.heading}</h3>}
            {item.body && <p>{item.body}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
