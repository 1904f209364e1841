import { Section } from '../../../components/Section.tsx';
import { LeadForm } from '../../components/LeadForm.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import type { FormProps } from './form-props.ts';
import styles from './RowForm.module.css';

type RowFormProps = FormProps<'inline' | 'newsletter'> & {
  /** True for a newsletter, which has one sentence and one field: a smaller heading and half the space around it. */
  readonly isBrief?: boolean;
};

/** A form in one row, beside its words. They are not printed without it, unless they open the page. */
export function RowForm({ primary, level, id, isBrief = false }: RowFormProps) {
  return (
    <Section primary={primary} isTight={isBrief} isOnScreenOnly={level !== 'h1'} className={styles.row}>
      <SectionHead primary={primary} level={level} size={isBrief ? 'heading' : 'display'} />
      <LeadForm field={primary.lead_form} id={id} layout="row" />
    </Section>
  );
}
