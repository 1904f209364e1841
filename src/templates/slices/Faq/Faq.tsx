import { keyed } from '../../components/keyed.ts';
import { RichText } from '../../components/RichText.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import type { SliceProps } from '../../slice-props.ts';
import styles from './Faq.module.css';

/** Questions and answers. The first stands open, so that one sees what the others hold. */
export function Faq({ slice: { primary }, index }: SliceProps<'faq'>) {
  return (
    <Section primary={primary} className={styles.faq}>
      <SectionHead primary={primary} level={index === 0 ? 'h1' : 'h2'} size="heading" />
      <div className={styles.list}>
        {keyed(primary.items).map(({ key, item }) => (
          <details key={key} className={styles.item} open={key === 0}>
            <summary className={styles.question}>{item.question}</summary>
            <div className={styles.answer}>
              <RichText field={item.answer} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
