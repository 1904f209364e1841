import styles from './Icon.module.css';
import type { IconName } from './icons.ts';
import { iconReference } from './sprite.ts';

/**
 * A small drawing beside words. If an icon is alone on a button, the button needs a name. The icon's shape is in the
 * page's sprite.
 */
export function Icon({ name, size = 20 }: { name: IconName; size?: 16 | 20 }) {
  return (
    <svg className={size === 16 ? styles.small : styles.icon} aria-hidden="true">
      <use href={iconReference(name)} />
    </svg>
  );
}
