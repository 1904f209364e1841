import type { Content } from '@prismicio/client';
import { Hour } from '../../../components/Hour.tsx';
import { keyed } from '../../../components/keyed.ts';
import styles from './AnchorNav.module.css';

/**
 * Links to the page's sections, drawn as hours on a ruler with the sun at the visible section. The ruler stays below
 * the header.
 */
export function AnchorNav({ slice: { primary } }: { readonly slice: Content.AnchorNavSlice }) {
  const items = primary.items.filter((item) => item.anchor && item.label);
  if (items.length === 0) return null;
  return (
    <nav
      id={primary.anchor_id || undefined}
      className={styles.track}
      aria-label={primary.label ?? undefined}
      data-theme={primary.theme ?? 'light'}
      data-print="no"
    >
      <ol className={styles.hours}>
        {keyed(items).map(({ key, item }) => (
          <li key={key}>
            <a className={styles.hour} href={`#${item.anchor}`}>
              {item.hour && <Hour className={styles.time}>{item.hour}</Hour>}
              <span className={styles.label}>{item.label}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
