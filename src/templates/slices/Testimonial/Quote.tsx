import type { Content } from '@prismicio/client';
import { Section } from '../../../components/Section.tsx';
import { ActionLinks } from '../../components/ActionLinks.tsx';
import { Portrait } from '../../components/Portrait.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import styles from './Quote.module.css';

/** A customer's quote in large letters, beside a portrait. */
export function Quote({ primary }: { readonly primary: Content.TestimonialSliceQuotePrimary }) {
  const { hour, eyebrow, quote, author, role, portrait } = primary;
  if (!quote) return null;
  return (
    <Section primary={primary} className={styles.section}>
      {portrait && <Portrait person={portrait} className={styles.portrait} />}
      <div className={styles.words}>
        <figure className={styles.words}>
          {(hour || eyebrow) && <SectionHead primary={{ hour, eyebrow, heading: null }} />}
          <blockquote className={styles.quote}>{quote}</blockquote>
          {(author || role) && (
            <figcaption>
              {author && <b>{author}</b>}
              {role && <span className={styles.role}>{role}</span>}
            </figcaption>
          )}
        </figure>
        <ActionLinks fields={primary.links} />
      </div>
    </Section>
  );
}
