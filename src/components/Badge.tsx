import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface BadgeProps {
  /** `plain` names the kind of a thing, `sun` marks an advantage, `bad` marks something cancelled. */
  readonly tone?: 'plain' | 'sun' | 'bad';
  readonly children: ReactNode;
}

/** A short label for the thing beside it. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone === 'plain' ? undefined : tone}>
      {children}
    </span>
  );
}
