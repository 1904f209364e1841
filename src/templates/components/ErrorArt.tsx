import styles from './ErrorArt.module.css';

/** The sun has set: only its ticks are above the horizon. */
export function ErrorArt() {
  return (
    <svg className={styles.art} viewBox="0 0 800 260" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        <circle cx="400" cy="300" r="236" strokeWidth="16" pathLength="360" strokeDasharray=".35 4.65" />
        <circle cx="400" cy="300" r="242" strokeWidth="28" pathLength="24" strokeDasharray=".035 .965" />
        <path strokeWidth="2" d="M0 259h800" />
      </g>
      <path fill="var(--lit)" d="M212 258a192 192 0 0 1 376 0z" />
    </svg>
  );
}
