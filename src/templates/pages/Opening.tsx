import type { ReactNode } from 'react';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import type { Crumb } from '../crumbs.ts';
import styles from './Opening.module.css';

interface OpeningProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string | null;
  /** Above the title: what kind of thing this is. */
  readonly badges?: ReactNode;
  readonly summary: string | null;
  /** Below the summary: what one has to know of it. */
  readonly children?: ReactNode;
  /** Stands on the horizon beside the words. */
  readonly art: ReactNode;
  /** Upright things need less room than wide ones. */
  readonly artShape: 'upright' | 'wide';
}

/** How a page begins that is about one thing to take or to take part in: words, and the thing on the horizon beside them. */
export function Opening({ crumbs, title, badges, summary, children, art, artShape }: OpeningProps) {
  return (
    <>
      {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} theme="tint" />}
      <header className={styles.opening} data-theme="tint" data-art={art ? artShape : undefined}>
        <div className={styles.words}>
          {badges && <p className={styles.badges}>{badges}</p>}
          <h1 className={styles.title}>{title}</h1>
          {summary && <p className={styles.summary}>{summary}</p>}
          {children}
        </div>
        {art && <div className={styles.art}>{art}</div>}
      </header>
    </>
  );
}
