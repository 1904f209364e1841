import type { KeyTextField } from '@prismicio/client';
import type { ReactNode } from 'react';
import { hasHead } from '../../../components/has-head.ts';
import { levelBelow } from '../../../components/heading-level.ts';
import { Section } from '../../../components/Section.tsx';
import { ForwardLink } from '../../../components/TextLink.tsx';
import { FormCard } from '../../components/FormCard.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { usePage } from '../../page-context.ts';
import type { SliceOf, SliceProps } from '../../slice-props.ts';
import styles from './ContactOptions.module.css';
import { OfficeHours } from './OfficeHours.tsx';

/** The ways to contact a person: a form, an email address, a chat, and the office hours. */
export function ContactOptions({ slice: { primary }, index }: SliceProps<'contact_options'>) {
  if (!hasHead(primary)) return null;
  const level = index === 0 ? 'h1' : 'h2';
  const below = levelBelow(level, primary.heading);
  return (
    <Section primary={primary} className={styles.section}>
      <SectionHead primary={primary} level={level} />
      <div className={styles.options}>
        <FormCard field={primary.lead_form} heading={primary.form_heading} level={below} id={`contact-${index}`} />
        <div className={styles.ways}>
          <Email primary={primary} level={below} />
          <Chat primary={primary} level={below} />
          <OfficeHours label={primary.hours_label} opens={primary.opens} closes={primary.closes} />
        </div>
      </div>
    </Section>
  );
}

interface WayProps {
  readonly primary: SliceOf<'contact_options'>['primary'];
  readonly level: 'h2' | 'h3';
}

function Email({ primary, level }: WayProps) {
  const page = usePage();
  const address = page.single('locale_settings')?.data.contact_email;
  const link = address && page.link({ link_type: 'Web', url: `mailto:${address}`, text: address });
  return (
    <Way heading={primary.email_heading} body={primary.email_body} level={level}>
      {link && <ForwardLink link={link} />}
    </Way>
  );
}

function Chat({ primary, level }: WayProps) {
  const link = usePage().link(primary.chat_link);
  return (
    <Way heading={primary.chat_heading} body={primary.chat_body} level={level}>
      {link && <ForwardLink link={link} />}
    </Way>
  );
}

interface RowProps {
  readonly heading: KeyTextField;
  readonly body: KeyTextField;
  readonly level: 'h2' | 'h3';
  readonly children: ReactNode;
}

/** One way to contact the company. Without a heading there is no markup. */
function Way({ heading, body, level: Heading, children }: RowProps) {
  if (!heading) return null;
  return (
    <section className={styles.way}>
      <Heading className={styles.title}>{heading}</Heading>
      {body && <p className={styles.words}>{body}</p>}
      {children && <p className={styles.link}>{children}</p>}
    </section>
  );
}
