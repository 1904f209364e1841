import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { linkAttributes } from '../../../components/link-attributes.ts';
import { Picture } from '../../../components/Picture.tsx';
import type { PictureView } from '../../../components/view-models.ts';
import type { EventEntry } from '../../events.ts';
import styles from './EventRow.module.css';

interface EventRowProps {
  readonly entry: EventEntry;
  readonly level: 'h2' | 'h3';
  /** What stands before the words: a date in the margin of the timetable, or the poster of a film. */
  readonly before: ReactNode;
  readonly facts: readonly string[];
  /** The content at the end of the row. */
  readonly children: ReactNode;
}

/** A row of the timetable that is one link to the event's page. */
export function EventRow({ entry, level: Title, before, facts, children }: EventRowProps) {
  const { webinar, link } = entry;
  const { title, summary, status } = webinar.data;
  return (
    <li className={styles.row} data-status={status}>
      {before}
      <div className={styles.words}>
        <Title className={styles.title}>
          <a {...linkAttributes(link)} className={styles.link}>
            {title || webinar.uid}
          </a>
        </Title>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
        {summary && <p className={styles.summary}>{summary}</p>}
      </div>
      <p className={styles.end}>{children}</p>
    </li>
  );
}

/** Two texts in the margin of the timetable: a large one, such as the day, and a small one, such as the weekday. */
export function RowDate({ large, small }: { readonly large: ReactNode; readonly small: ReactNode }) {
  return (
    <p className={styles.margin}>
      <span className={styles.large}>{large}</span>
      {small && <span className={styles.small}>{small}</span>}
    </p>
  );
}

/** The poster of a film, which the words beside it describe. */
export function RowPoster({ picture }: { readonly picture: PictureView | undefined }) {
  return (
    <div className={styles.poster}>
      <Picture picture={picture && { ...picture, alt: '' }} />
    </div>
  );
}

/** The text of a row's action, with an arrow. It is no link of its own, because the whole row is a link. */
export function RowAction({ children }: { readonly children: string }) {
  return (
    <span className={styles.action}>
      {children}
      <Icon name="arrow" />
    </span>
  );
}
