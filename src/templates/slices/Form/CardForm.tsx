import { levelBelow } from '../../../components/heading-level.ts';
import { Section } from '../../../components/Section.tsx';
import { FormCard } from '../../components/FormCard.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import styles from './CardForm.module.css';
import type { FormProps } from './form-props.ts';

/** A form on a white card, beside the slice's heading and text. */
export function CardForm({ primary, level, id }: FormProps<'card'>) {
  return (
    <Section primary={primary} className={styles.pair}>
      <SectionHead primary={primary} level={level} />
      <FormCard
        field={primary.lead_form}
        heading={primary.form_heading}
        level={levelBelow(level, primary.heading)}
        id={id}
      />
    </Section>
  );
}
