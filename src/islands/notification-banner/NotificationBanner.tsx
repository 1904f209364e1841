import { useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { Segments } from '../../components/Segments.tsx';
import type { NotificationBannerProps } from './contract.ts';
import styles from './NotificationBanner.module.css';

/**
 * A banner with a message above the header. If a visitor closes the banner, it stays closed until the next page view.
 */
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
        <Segments segments={message} />
      </p>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </section>
  );
}

/**
 * Moves the focus to the first link or landmark after the banner. Closing the banner removes the focused button, and
 * visitors who use the keyboard would lose their position.
 */
function focusNext(): void {
  document.querySelector<HTMLElement>('header a, main')?.focus();
}
