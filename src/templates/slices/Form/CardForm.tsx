import { levelBelow } from '../../../components/heading-level.ts';
import { Section } from '../../../components/Section.tsx';
import { Sun } from '../../../components/Sun.tsx';
import { FormCard } from '../../components/FormCard.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import styles from './CardForm.module.css';
import type { FormProps } from './form-props.ts';

/** A form on a white card, beside the slice's heading and text. Below these the sun rises to the height of the form. */
export function CardForm({ primary, level, id }: FormProps<'card'>) {
  return (
    <Section primary={primary} isOnScreenOnly={level !== 'h1'} className={styles.pair}>
      <SectionHead primary={primary} level={level} />
      <FormCard
        field={primary.lead_form}
        heading={primary.form_heading}
        level={levelBelow(level, primary.heading)}
        id={id}
      />
      <svg className={styles.sun} viewBox="0 0 640 320" aria-hidden="true">
        <Sun cx={320} cy={320} r={272} gap={14} length={13} width={1.75} fill="var(--disc)" ink="var(--text)" />
      </svg>
    </Section>
  );
}
