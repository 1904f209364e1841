import type { Content } from '@prismicio/client';
import { Hour } from '../../../components/Hour.tsx';
import { keyed } from '../../../components/keyed.ts';
import { Section } from '../../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import styles from './Numbered.module.css';

interface NumberedProps {
  readonly primary: Content.StepsSliceNumberedPrimary;
  readonly level: 'h1' | 'h2';
}

/** Steps as suns along one horizon, each at its hour. */
export function Numbered({ primary, level }: NumberedProps) {
  if (primary.items.length === 0 && !primary.heading) return null;
  const Title = primary.heading ? 'h3' : 'h2';
  return (
    <Section primary={primary} className={styles.section}>
      {primary.heading && <SectionHead primary={primary} level={level} size="heading" />}
      <ol className={styles.steps}>
        {keyed(primary.items).map(({ key, item }) => (
          <li key={key} className={styles.step}>
            {item.hour && <Hour>{item.hour}</Hour>}
            {item.heading && <Title className={styles.title}>{item.heading}</Title>}
            {item.body && <p>{item.body}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
