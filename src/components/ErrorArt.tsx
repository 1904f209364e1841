import styles from './ErrorArt.module.css';
import { Sun } from './Sun.tsx';

/**
 * A drawing of a sunset: only the sun's rays are above the horizon, which is the lower edge of the page's hero section.
 */
export function ErrorArt() {
  return (
    <svg className={styles.art} viewBox="0 0 800 220" aria-hidden="true">
      <Sun cx={400} cy={330} r={230} gap={24} length={20} width={2} fill="none" ink="var(--lit)" />
    </svg>
  );
}
