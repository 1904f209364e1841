import { levelBelow } from '../../../components/heading-level.ts';
import { keyed } from '../../../components/keyed.ts';
import { Section } from '../../../components/Section.tsx';
import { LeadForm } from '../../components/LeadForm.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import styles from './BigForm.module.css';
import type { FormProps } from './form-props.ts';

type BigFormProps = FormProps<'bigform'>;

/**
 * A form that fills the page. Each group of fields is below a line. The steps that follow after sending are listed
 * beside the form.
 */
export function BigForm({ primary, level, id }: BigFormProps) {
  const Heading = levelBelow(level, primary.heading);
  return (
    <Section primary={primary} isTight className={styles.section}>
      <SectionHead primary={primary} level={level} />
      <div className={styles.columns}>
        <div className={styles.form}>
          {primary.form_heading && <Heading className={styles.title}>{primary.form_heading}</Heading>}
          <LeadForm field={primary.lead_form} id={id} layout="columns" />
        </div>
        <Next primary={primary} level={Heading} />
      </div>
    </Section>
  );
}

/** The list of what happens after the form is sent. Each step is a half-disc on a line, like an hour of a day. */
function Next({ primary, level: Heading }: { primary: BigFormProps['primary']; level: 'h2' | 'h3' }) {
  const steps = primary.next_steps.filter(({ heading, body }) => heading || body);
  if (steps.length === 0) return null;
  return (
    <aside className={styles.next}>
      {primary.next_heading && <Heading className={styles.title}>{primary.next_heading}</Heading>}
      <ol>
        {keyed(steps).map(({ key, item }) => (
          <li key={key} className={styles.step}>
            {item.heading && <b>{item.heading}</b>}
            {item.body && <p className={styles.words}>{item.body}</p>}
          </li>
        ))}
      </ol>
    </aside>
  );
}
