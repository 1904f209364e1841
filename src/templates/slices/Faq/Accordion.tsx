import type { Content } from '@prismicio/client';
import { hasHead } from '../../../components/has-head.ts';
import { Section } from '../../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import styles from './Accordion.module.css';
import { Questions } from './Questions.tsx';

interface AccordionProps {
  readonly primary: Content.FaqSliceAccordionPrimary;
  readonly level: 'h1' | 'h2';
}

/** Questions at the right of their heading. */
export function Accordion({ primary, level }: AccordionProps) {
  if (primary.items.length === 0) return null;
  return (
    <Section primary={primary} className={styles.faq}>
      {hasHead(primary) && <SectionHead primary={primary} level={level} size="heading" />}
      <Questions items={primary.items} opensFirst />
    </Section>
  );
}
