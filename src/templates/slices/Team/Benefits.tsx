import type { Content } from '@prismicio/client';
import { hasHead } from '../../../components/has-head.ts';
import { keyed } from '../../../components/keyed.ts';
import { Section } from '../../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import styles from './Benefits.module.css';

interface BenefitsProps {
  readonly primary: Content.TeamSliceBenefitsPrimary;
  readonly level: 'h1' | 'h2';
}

/** Benefits of working here: a plain list below lines, beside its heading. */
export function Benefits({ primary, level }: BenefitsProps) {
  const items = primary.items.filter(({ heading, body }) => heading || body);
  if (items.length === 0 && !hasHead(primary)) return null;
  const Title = primary.heading ? 'h3' : 'h2';
  return (
    <Section primary={primary} className={styles.section}>
      {hasHead(primary) && <SectionHead primary={primary} level={level} size="heading" />}
      {items.length > 0 && (
        <ul className={styles.benefits}>
          {keyed(items).map(({ key, item }) => (
            <li key={key} className={styles.benefit}>
              {item.heading && <Title className={styles.title}>{item.heading}</Title>}
              {item.body && <p className={styles.body}>{item.body}</p>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
