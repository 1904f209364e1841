import type { Content } from '@prismicio/client';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import styles from './Accordion.module.css';
import { Questions } from './Questions.tsx';

interface AccordionProps {
  readonly primary: Content.FaqSliceAccordionPrimary;
  readonly level: 'h1' | 'h2';
}

/** The heading at the left, its questions at the right. */
export function Accordion({ primary, level }: AccordionProps) {
  return (
    <Section primary={primary} className={styles.faq}>
      <SectionHead primary={primary} level={level} size="heading" />
      <Questions items={primary.items} opensFirst />
    </Section>
  );
}
