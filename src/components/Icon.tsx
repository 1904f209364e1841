import styles from './Icon.module.css';
import type { IconName } from './icons.ts';
import { iconReference } from './sprite.ts';

/** A small drawing beside words; alone it needs a name on its button. Its shape comes from the page's sprite. */
export function Icon({ name, size = 20 }: { name: IconName; size?: 16 | 20 }) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true">
      <use href={iconReference(name)} />
    </svg>
  );
}
