import { useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { keyed } from '../../components/keyed.ts';
import type { NotificationBannerProps } from './contract.ts';
import styles from './NotificationBanner.module.css';

/** One message above the header. Closed, it is gone for this view of the page and back on the next. */
export function NotificationBanner({ label, message, closeLabel }: NotificationBannerProps) {
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  const dismiss = () => {
    focusNext();
    setDismissed(true);
  };
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
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </section>
  );
}

/** The button is about to go, and the focus with it: those who got here by keyboard go on with what comes next. */
function focusNext(): void {
  document.querySelector<HTMLElement>('header a, main')?.focus();
}
