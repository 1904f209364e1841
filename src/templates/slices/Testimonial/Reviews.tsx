import type { Content } from '@prismicio/client';
import { classNames } from '../../../components/class-names.ts';
import { HalfDisc } from '../../../components/HalfDisc.tsx';
import { keyed } from '../../../components/keyed.ts';
import { Section } from '../../../components/Section.tsx';
import { Unbroken } from '../../../components/Unbroken.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { usePage } from '../../page-context.ts';
import styles from './Reviews.module.css';

type Review = Content.TestimonialSliceReviewPrimaryItemsItem;

/** Reviews of different lengths in two columns, each with its score and its source. */
export function Reviews({ primary }: { readonly primary: Content.TestimonialSliceReviewPrimary }) {
  const reviews = primary.items.filter(({ quote }) => quote);
  if (reviews.length === 0) return null;
  const long = longOf(reviews);
  return (
    <Section primary={primary} className={styles.section}>
      {primary.heading && <SectionHead primary={primary} size="heading" />}
      <div className={styles.reviews}>
        {keyed(reviews).map(({ key, item }) => (
          <ReviewCard key={key} review={item} isLong={item === long} level={primary.heading ? 'h3' : 'h2'} />
        ))}
      </div>
    </Section>
  );
}

/** The longest review, if it is more than twice as long as the shortest. */
function longOf(reviews: readonly Review[]): Review | undefined {
  const [longest, ...others] = reviews.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const shortest = others.at(-1);
  return longest && shortest && lengthOf(longest) > 2 * lengthOf(shortest) ? longest : undefined;
}

function lengthOf({ quote }: Review): number {
  return quote?.length ?? 0;
}

interface ReviewCardProps {
  readonly review: Review;
  readonly isLong: boolean;
  readonly level: 'h2' | 'h3';
}

function ReviewCard({ review, isLong, level: Title }: ReviewCardProps) {
  const { score, heading, quote, author, role, source } = review;
  return (
    <figure className={classNames(styles.review, isLong && styles.long)}>
      {score !== null && <Score score={score} />}
      {heading && <Title className={styles.title}>{heading}</Title>}
      <blockquote className={styles.quote}>
        <Unbroken text={quote ?? ''} />
      </blockquote>
      {(author || role || source) && (
        <figcaption className={styles.caption}>
          {author && <b className={styles.author}>{author}</b>}
          {[role, source].filter(Boolean).map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}

const best = 5;

function Score({ score }: { readonly score: number }) {
  const { format } = usePage();
  return (
    <p className={styles.score}>
      <HalfDisc share={score / best} width={48} />
      <span>
        <b>{format.number(score, { minimumFractionDigits: 1 })}</b>
        <small> / {format.number(best)}</small>
      </span>
    </p>
  );
}
