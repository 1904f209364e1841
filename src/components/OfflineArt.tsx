import styles from './ErrorArt.module.css';
import { Sun } from './Sun.tsx';

/** A drawing of the sun behind a cloud. It is inline in the page, because without a network no image can be loaded. */
export function OfflineArt() {
  return (
    <svg className={styles.art} viewBox="0 0 800 220" aria-hidden="true">
      <Sun cx={420} cy={160} r={96} gap={16} length={14} ink="var(--text)" />
      <path
        fill="var(--surface)"
        d="M190 220a60 60 0 0 1 60-72 86 86 0 0 1 156-22 66 66 0 0 1 102 26 54 54 0 0 1 82 68z"
      />
    </svg>
  );
}
