import type { MouseEventHandler } from 'react';
import { scriptedAttribute } from '../../rules/markup.ts';
import type { VideoPlayerProps } from './contract.ts';
import styles from './PlayLink.module.css';

interface PlayLinkProps extends VideoPlayerProps {
  readonly onClick: MouseEventHandler;
}

/**
 * The play button in the bar below a film's poster, with the film's name. A click on the poster or the bar starts the
 * film.
 */
export function PlayLink({ film, label, title, duration, onClick }: PlayLinkProps) {
  return (
    <a
      className={styles.play}
      href={film.kind === 'hosted' ? film.src : film.page}
      data-kind={film.kind}
      {...{ [scriptedAttribute]: true }}
      data-print="no"
      onClick={onClick}
    >
      <span className={styles.plate}>
        <svg className={styles.disc} viewBox="0 0 60 60" aria-hidden="true">
          <circle cx="30" cy="30" r="28" />
          <path d="M24 18.5v23L42.5 30z" />
        </svg>
        <span className={styles.words}>
          <b className={styles.label}>{label}</b>
          {title && <span className={styles.title}> {title}</span>}
          {duration && <span className={styles.duration}> {duration}</span>}
        </span>
      </span>
    </a>
  );
}
