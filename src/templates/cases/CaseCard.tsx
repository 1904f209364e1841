import { linkAttributes } from '../../components/link-attributes.ts';
import { Picture } from '../../components/Picture.tsx';
import { usePage } from '../page-context.ts';
import styles from './CaseCard.module.css';
import type { ToldCase } from './cases.ts';

/** CSS pixels the cover is shown in at most. */
const widths = { tile: 680, cover: 760, large: 760, row: 360 } as const;

interface CaseCardProps {
  readonly of: ToldCase;
  readonly level: 'h2' | 'h3';
  /** The cover above the words, as high as its neighbour's or by its own width; large beside them with the summary, or small at the head of a row. */
  readonly shape?: keyof typeof widths;
}

/** A case to go to: its cover and its headline, all of it the link. Without a cover the words stand under a line. */
export function CaseCard({ of: { told, link }, level: Title, shape = 'tile' }: CaseCardProps) {
  const page = usePage();
  const { headline, title, company, company_size, summary, hero_image } = told.data;
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
            {headline || title || told.uid}
          </a>
        </Title>
        {shape === 'large' && summary && <p className={styles.summary}>{summary}</p>}
      </div>
    </article>
  );
}
