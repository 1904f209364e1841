import { useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { keyed } from '../../components/keyed.ts';
import type { NotificationBannerProps } from './contract.ts';
import styles from './NotificationBanner.module.css';

/** A message above the header. A visitor can close it until the next page view. */
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

/**
 * Closing removes the button that has the focus. The focus moves to the next element, for visitors who use the
 * keyboard.
 */
function focusNext(): void {
  document.querySelector<HTMLElement>('header a, main')?.focus();
}
