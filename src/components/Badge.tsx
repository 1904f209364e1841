import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface BadgeProps {
  /** `plain` says what a thing is, `sun` what is good about it, `bad` that it won't happen. */
  readonly tone?: 'plain' | 'sun' | 'bad';
  readonly children: ReactNode;
}

/** A word about the thing beside it. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone === 'plain' ? undefined : tone}>
      {children}
    </span>
  );
}
