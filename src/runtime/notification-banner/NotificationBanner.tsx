import { useState } from 'react';
import { Icon } from '../../templates/components/Icon.tsx';
import { keyed } from '../../templates/components/keyed.ts';
import type { NotificationBannerProps } from './contract.ts';
import styles from './NotificationBanner.module.css';

/** One message above the header. Closed, it is gone for this view of the page and back on the next. */
export function NotificationBanner({ label, message, closeLabel }: NotificationBannerProps) {
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <section className={styles.banner} aria-label={label} data-theme="dark" data-print="no">
      <p>
        {keyed(message).map(({ key, item }) =>
          item.href ? (
            <a key={key} href={item.href}>
              {item.text}
            </a>
          ) : (
            item.text
          ),
        )}
      </p>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => setDismissed(true)}>
        <Icon name="close" />
      </button>
    </section>
  );
}
