import { LeadForm } from '../../components/LeadForm.tsx';
import type { SliceOf } from '../../slice-props.ts';
import styles from './FormCard.module.css';

interface FormCardProps {
  readonly primary: Extract<SliceOf<'hero'>, { variation: 'form' }>['primary'];
  readonly id: string;
  readonly level: 'h2' | 'h3';
}

/** The form beside the words, on a card that is white at any time of day. */
export function FormCard({ primary, id, level: Heading }: FormCardProps) {
  return (
    <div className={styles.card} data-theme="light">
      {primary.form_heading && <Heading className={styles.title}>{primary.form_heading}</Heading>}
      <LeadForm field={primary.lead_form} id={id} />
    </div>
  );
}
