import type { Content } from '@prismicio/client';
import { HalfDisc } from '../../../components/HalfDisc.tsx';
import { keyed } from '../../../components/keyed.ts';
import { Section } from '../../../components/Section.tsx';
import { usePage } from '../../page-context.ts';
import styles from './RatingBadges.module.css';

/** Ratings of the product on other sites, each with a half-disc that is filled in proportion to the score. */
export function RatingBadges({ slice: { primary } }: { readonly slice: Content.RatingBadgesSlice }) {
  return (
    <Section primary={primary} isOnScreenOnly>
      <ul className={styles.badges} aria-label={primary.label ?? undefined}>
        {keyed(primary.items).map(({ key, item }) => (
          <Badge key={key} item={item} />
        ))}
      </ul>
    </Section>
  );
}

function Badge({ item }: { readonly item: Content.RatingBadgesSliceDefaultPrimaryItemsItem }) {
  const { format } = usePage();
  const { score, out_of: best, source, count } = item;
  return (
    <li className={styles.badge}>
      {score !== null && best ? <HalfDisc share={score / best} /> : null}
      <p>
        {score !== null && (
          <>
            <b>{format.number(score, { minimumFractionDigits: 1 })}</b>
            {best && <small> / {format.number(best)}</small>}
          </>
        )}
        {source && <span className={styles.source}>{source}</span>}
        {count && <small>{count}</small>}
      </p>
    </li>
  );
}
