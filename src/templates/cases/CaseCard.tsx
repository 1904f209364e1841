import { linkAttributes } from '../../components/link-attributes.ts';
import { Phrases } from '../../components/Phrases.tsx';
import { Picture } from '../../components/Picture.tsx';
import { usePage } from '../page-context.ts';
import styles from './CaseCard.module.css';
import type { ListedCase } from './cases.ts';

/** The largest width of the cover in each shape of card, in CSS pixels. */
const widths = { cover: 760, compact: 680, large: 760, row: 360 } as const;

interface CaseCardProps {
  readonly of: ListedCase;
  readonly level: 'h2' | 'h3';
  /**
   * The cover's place and size. `cover`: above the words, equally high in cards of different widths. `compact`: like
   * `cover` but lower, and on phones like `row`. `large`: beside the words and a summary. `row`: small, at the start of
   * a row.
   */
  readonly shape: keyof typeof widths;
}

/**
 * A card that links to a case: its cover and its headline. If a case has no cover, the card has a line above the words.
 */
export function CaseCard({ of: { document, link }, level: Title, shape }: CaseCardProps) {
  const page = usePage();
  const { headline, title, company, company_size, summary, hero_image } = document.data;
  const picture = page.picture(hero_image, { width: widths[shape] });
  const facts = [company, company_size].filter(Boolean);
  return (
    <article className={styles.card} data-shape={shape}>
      {picture && (
        <div className={styles.cover}>
          <Picture picture={picture} />
        </div>
      )}
      <div className={styles.words}>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
        <Title className={styles.title}>
          <a {...linkAttributes(link)} className={styles.link}>
            <Phrases text={headline || title || document.uid} />
          </a>
        </Title>
        {shape === 'large' && summary && <p className={styles.summary}>{summary}</p>}
      </div>
    </article>
  );
}
