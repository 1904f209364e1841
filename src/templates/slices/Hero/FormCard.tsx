import { LeadForm } from '../../components/LeadForm.tsx';
import { usePage } from '../../page-context.ts';
import type { SliceOf } from '../../slice-props.ts';
import styles from './FormCard.module.css';

interface FormCardProps {
  readonly primary: Extract<SliceOf<'hero'>, { variation: 'form' }>['primary'];
  readonly id: string;
  readonly level: 'h2' | 'h3';
}

/** The form beside the words, on a card that is white at any time of day. Without a form there is no card. */
export function FormCard({ primary, id, level: Heading }: FormCardProps) {
  if (!usePage().related('lead_form', primary.lead_form)) return null;
  return (
    <div className={styles.card} data-theme="light">
      {primary.form_heading && <Heading className={styles.title}>{primary.form_heading}</Heading>}
      <LeadForm field={primary.lead_form} id={id} />
    </div>
  );
}
