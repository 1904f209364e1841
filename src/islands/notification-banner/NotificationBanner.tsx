import { Icon } from '../../components/Icon.tsx';
import { Segments } from '../../components/Segments.tsx';
import type { NotificationBannerProps } from './contract.ts';
import styles from './NotificationBanner.module.css';

/** A banner with a message above the header. Its button removes it until the next page view. */
export function NotificationBanner({ label, message, closeLabel }: NotificationBannerProps) {
  return (
    <section className={styles.banner} aria-label={label} data-theme="dark" data-print="no">
      <p>
        <Segments segments={message} />
      </p>
      <button type="button" className={styles.close} aria-label={closeLabel}>
        <Icon name="close" />
      </button>
    </section>
  );
}
