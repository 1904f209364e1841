import type { KeyTextField, LinkField } from '@prismicio/client';
import { usePage } from '../page-context.ts';
import styles from './FormCard.module.css';
import { LeadForm } from './LeadForm.tsx';

interface FormCardProps {
  /** A relationship to a `lead_form` document. */
  readonly field: LinkField | null | undefined;
  readonly heading: KeyTextField;
  readonly level: 'h2' | 'h3';
  /** The prefix of the ids of the form's fields. */
  readonly id: string;
  /** Values that the form sends in addition to those of its document. */
  readonly sends?: Readonly<Record<string, string>>;
}

/** A lead form on a card that is white in every theme. Without a form there is no card. */
export function FormCard({ field, heading, level: Heading, id, sends }: FormCardProps) {
  if (!usePage().related('lead_form', field)) return null;
  return (
    <div className={styles.card} data-theme="light" data-print="no">
      {heading && <Heading className={styles.title}>{heading}</Heading>}
      <LeadForm field={field} id={id} sends={sends} />
    </div>
  );
}
