import type { ReactNode } from 'react';
import { Phrases } from '../../components/Phrases.tsx';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import type { Crumb } from '../crumbs.ts';
import styles from './Opening.module.css';

interface OpeningProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string | null;
  /** Short labels above the title that name the kind of page. */
  readonly badges?: ReactNode;
  readonly summary: string | null;
  /** Facts below the summary. */
  readonly children?: ReactNode;
  /** A picture beside the words, at the lower edge of the opening. */
  readonly art: ReactNode;
  /** The picture's shape: an `upright` picture gets less room than a `wide` one, and a `scene` of the product most. */
  readonly artShape: 'upright' | 'wide' | 'scene';
}

/**
 * The opening of a page about one thing, such as an ebook or an event: words, and beside them a picture that stands on
 * the lower edge, which is drawn as the horizon.
 */
export function Opening({ crumbs, title, badges, summary, children, art, artShape }: OpeningProps) {
  return (
    <>
      {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} theme="tint" />}
      <header className={styles.opening} data-theme="tint" data-art={art ? artShape : undefined}>
        <div className={styles.words}>
          {badges && <p className={styles.badges}>{badges}</p>}
          <h1 className={styles.title}>
            <Phrases text={title ?? ''} />
          </h1>
          {summary && <p className={styles.summary}>{summary}</p>}
          {children}
        </div>
        {art && <div className={styles.art}>{art}</div>}
      </header>
    </>
  );
}
