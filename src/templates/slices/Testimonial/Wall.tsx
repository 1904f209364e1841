import type { Content } from '@prismicio/client';
import { keyed } from '../../../components/keyed.ts';
import { Section } from '../../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import styles from './Wall.module.css';

/** Many customers with one sentence each. A customer is named by trade and city, so that a reader finds their own. */
export function Wall({ primary }: { readonly primary: Content.TestimonialSliceWallPrimary }) {
  const voices = primary.items.filter(({ quote }) => quote);
  if (voices.length === 0) return null;
  return (
    <Section primary={primary} className={styles.section}>
      {primary.heading && <SectionHead primary={primary} size="heading" />}
      <ul className={styles.voices}>
        {keyed(voices).map(({ key, item: { quote, trade, city } }) => (
          <li key={key} className={styles.voice}>
            <figure className={styles.said}>
              <blockquote className={styles.quote}>{quote}</blockquote>
              {(trade || city) && (
                <figcaption className={styles.who}>
                  {trade && <b className={styles.trade}>{trade}</b>}
                  {trade && city && ' · '}
                  {city}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
